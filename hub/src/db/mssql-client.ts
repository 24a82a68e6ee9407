import MssqlDialect, { type Cell, type Connection, type Request } from 'knex/lib/dialects/mssql/index.js'
import ColumnCompiler from 'knex/lib/dialects/mssql/schema/mssql-columncompiler.js'
import { trackConnect, acquireFrom } from './acquire-connection.ts'
import { queryConnection, isAlive, withinShort } from './connection-health.ts'
import { inConnectionsTurn } from './connection-turns.ts'

/** The longest text that is declared by a length; what is declared as longer is `nvarchar(max)`. */
const longestDeclared = 4000
const longer = longestDeclared + 1

/**
 * Knex's SQL Server dialect keeps one request queue for all connections, so two queries at once inside a
 * transaction could run on different connections, and what was asked on a dead one would run later on another, outside
 * its transaction. Here every connection takes its own queries in turn, and one whose line failed is not lent again.
 */
export class MssqlClient extends MssqlDialect {
  override async _query(connection: Connection, query: object): ReturnType<MssqlDialect['_query']> {
    const ask = async () => {
      // What is left of a story would be kept without its beginning.
      if (this.transacting && !connection.inTransaction)
        throw new Error('the database has undone this transaction')
      return super._query(connection, query)
    }
    const answered = await inConnectionsTurn(connection, () =>
      queryConnection(connection, ask, () => connection.close()),
    )
    return Object.assign(answered, { response: answered.response.map((row) => row.map(numbered)) })
  }

  override _enqueueRequest(request: Request, connection: Connection): void {
    connection.execSql(request)
  }

  /** The driver would declare each text by its length: the server keeps a plan for every one of them. */
  override _setReqInput(request: Request, index: number, binding: unknown): void {
    const [value, type] = this._typeForBinding(binding)
    if (type.name !== 'NVarChar') return super._setReqInput(request, index, binding)
    const isShort = typeof value !== 'string' || value.length <= longestDeclared
    request.addParameter(`p${index}`, type, value, { length: isShort ? longestDeclared : longer })
  }

  override columnCompiler(...column: readonly object[]): BinaryColumns {
    return new BinaryColumns(this, ...column)
  }

  override acquireConnection(): Promise<unknown> {
    return acquireFrom(this.pool, () => super.acquireConnection())
  }

  override acquireRawConnection(): Promise<unknown> {
    return trackConnect(this.pool, () => super.acquireRawConnection())
  }

  override async validateConnection(connection: Connection): Promise<boolean> {
    // Whoever got one whose transaction did not end would write in it, and see it all undone.
    if (!connection.connected || connection.inTransaction) return false
    return isAlive(this.pool, connection, () => this._query(connection, { sql: 'select 1' }))
  }

  override destroyRawConnection(connection: Connection): Promise<void> {
    return withinShort(super.destroyRawConnection(connection))
  }
}

/** Tells texts apart sign by sign, as the other databases do. */
const binaryCollation = 'Latin1_General_100_BIN2'

/**
 * What Knex says of a column of SQL Server. Texts are compared by their column's own collation: by that of a database
 * made without a thought `a_b` and `A_b` are one key, and tokens, hashes and codes are no more than their letters.
 */
class BinaryColumns extends ColumnCompiler {
  override getColumnType(): string {
    const type = super.getColumnType()
    return type.startsWith('nvarchar') ? `${type} collate ${binaryCollation}` : type
  }
}

/** The driver answers whole numbers of eight bytes as text; ours are pesos, well within what a number holds exactly. */
function numbered({ metadata, value }: Cell): Cell {
  const { name } = metadata.type
  const isWide = name === 'BigInt' || (name === 'IntN' && metadata.dataLength === 8)
  return { metadata, value: isWide && typeof value === 'string' ? Number(value) : value }
}
