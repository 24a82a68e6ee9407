import MssqlDialect, { type Cell } from 'knex/lib/dialects/mssql/index.js'

const turns = new WeakMap<object, Promise<unknown>>()

/**
 * Knex's SQL Server dialect keeps one request queue for all connections, so two queries at once inside a
 * transaction could run on different connections. Here every connection takes its queries in turn.
 */
export class MssqlClient extends MssqlDialect {
  override _query(connection: object, query: object): ReturnType<MssqlDialect['_query']> {
    const before = turns.get(connection) ?? Promise.resolve()
    const turn = before.then(
      () => super._query(connection, query),
      () => super._query(connection, query),
    )
    turns.set(connection, turn)
    return turn.then((answered) =>
      Object.assign(answered, { response: answered.response.map((row) => row.map(numbered)) }),
    )
  }
}

/** The driver answers whole numbers of eight bytes as text; ours are pesos, well within what a number holds exactly. */
function numbered({ metadata, value }: Cell): Cell {
  const { name } = metadata.type
  const isWide = name === 'BigInt' || (name === 'IntN' && metadata.dataLength === 8)
  return { metadata, value: isWide && typeof value === 'string' ? Number(value) : value }
}
