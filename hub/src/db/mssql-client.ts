import MssqlDialect, { type Cell, type Connection, type Request } from 'knex/lib/dialects/mssql/index.js'
import { trackConnect, acquireFrom } from './acquire-connection.ts'
import { queryConnection, isAlive, withinShort } from './connection-health.ts'

const turns = new WeakMap<object, Promise<unknown>>()

/**
 * Knex's SQL Server dialect keeps one request queue for all connections, so two queries at once inside a
 * transaction could run on different connections, and what was asked on a dead one would run later on another, outside
 * its transaction. Here every connection takes its own queries in turn, and one whose line failed is not lent again.
 */
export class MssqlClient extends MssqlDialect {
  override _query(connection: Connection, query: object): ReturnType<MssqlDialect['_query']> {
    const ask = () =>
      queryConnection(
        connection,
        () => super._query(connection, query),
        () => connection.close(),
      )
    const turn = (turns.get(connection) ?? Promise.resolve()).then(ask, ask)
    turns.set(connection, turn)
    return turn.then((answered) =>
      Object.assign(answered, { response: answered.response.map((row) => row.map(numbered)) }),
    )
  }

  override _enqueueRequest(request: Request, connection: Connection): void {
    connection.execSql(request)
  }

  override acquireConnection(): Promise<unknown> {
    return acquireFrom(this.pool, () => super.acquireConnection())
  }

  override acquireRawConnection(): Promise<unknown> {
    return trackConnect(this.pool, () => super.acquireRawConnection())
  }

  override async validateConnection(connection: Connection): Promise<boolean> {
    if (!connection.connected) return false
    return isAlive(this.pool, connection, () => this._query(connection, { sql: 'select 1' }))
  }

  override destroyRawConnection(connection: Connection): Promise<void> {
    return withinShort(super.destroyRawConnection(connection))
  }
}

/** The driver answers whole numbers of eight bytes as text; ours are pesos, well within what a number holds exactly. */
function numbered({ metadata, value }: Cell): Cell {
  const { name } = metadata.type
  const isWide = name === 'BigInt' || (name === 'IntN' && metadata.dataLength === 8)
  return { metadata, value: isWide && typeof value === 'string' ? Number(value) : value }
}
