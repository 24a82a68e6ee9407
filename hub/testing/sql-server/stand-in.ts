import { createRequire } from 'node:module'
import { type ConnectOptions, StandInConnection } from './stand-in-connection.ts'

/** The host that addresses of the stand-in name; whatever else is asked for is a real server. */
export const standInHost = 'sql-server.invalid'

/**
 * Gives Knex's SQL Server dialect a driver that reaches databases of PostgreSQL under `standInHost`; `address` names one
 * there. The requests stay the driver's own.
 */
export function openStandIn(address: (database: string) => string): void {
  const require = createRequire(import.meta.url)
  const driver: { readonly Connection: new (asked: ConnectOptions) => object } = require('tedious')
  const loaded = require.cache[require.resolve('tedious')]
  if (loaded === undefined) throw new Error('the driver is loaded by other means')
  function connection(asked: ConnectOptions): object {
    if (asked.server !== standInHost) return new driver.Connection(asked)
    return new StandInConnection(address(asked.options.database), asked)
  }
  loaded.exports = { ...driver, Connection: connection }
}
