import MssqlDialect from 'knex/lib/dialects/mssql/index.js'

const turns = new WeakMap<object, Promise<unknown>>()

/**
 * Knex's SQL Server dialect keeps one request queue for all connections, so two queries at once inside a
 * transaction could run on different connections. Here every connection takes its queries in turn.
 */
export class MssqlClient extends MssqlDialect {
  override _query(connection: object, query: object): Promise<object> {
    const before = turns.get(connection) ?? Promise.resolve()
    const turn = before.then(
      () => super._query(connection, query),
      () => super._query(connection, query),
    )
    turns.set(connection, turn)
    return turn
  }
}
