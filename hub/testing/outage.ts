import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../src/app-context.ts'
import { onServer } from './sql-server/on-server.ts'

/** Cuts a hub off from its PostgreSQL: every line is broken and nobody is let in. Answers what ends the outage. */
export async function beginOutage({ config }: Pick<AppContext, 'config'>): Promise<() => Promise<void>> {
  const name = new URL(config.settings.database.url).pathname.slice(1)
  const lines = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1'
  await onServer(async (client) => {
    await client.query(`alter database ${name} with allow_connections false`)
    while ((await client.query(lines, [name])).rowCount !== 0) await pause(20)
  })
  return async () => {
    await onServer((client) => client.query(`alter database ${name} with allow_connections true`))
  }
}
