import type { Socket } from 'node:net'
import PgDialect from 'knex/lib/dialects/postgres/index.js'
import { trackConnect, acquireFrom } from './acquire-connection.ts'
import { queryConnection, isAlive, withinShort } from './connection-health.ts'

/** The part of the driver's client that is its wire. */
interface Connection {
  readonly connection: { readonly stream: Socket }
}

/**
 * Knex's PostgreSQL dialect keeps a connection until its socket ends, which on a silent wire takes a quarter of an
 * hour. Here one that did not answer in time is destroyed, and one that was silent for a while is asked before it is lent.
 */
export class PgClient extends PgDialect {
  override _query(connection: Connection, query: object): ReturnType<PgDialect['_query']> {
    return queryConnection(
      connection,
      () => super._query(connection, query),
      (error) => connection.connection.stream.destroy(error),
    )
  }

  override acquireConnection(): Promise<unknown> {
    return acquireFrom(this.pool, () => super.acquireConnection())
  }

  override acquireRawConnection(): Promise<unknown> {
    return trackConnect(this.pool, () => super.acquireRawConnection())
  }

  override validateConnection(connection: Connection): Promise<boolean> {
    return isAlive(this.pool, connection, () => this._query(connection, { sql: 'select 1' }))
  }

  override async destroyRawConnection(connection: Connection): Promise<void> {
    await withinShort(super.destroyRawConnection(connection))
    connection.connection.stream.destroy()
  }
}
