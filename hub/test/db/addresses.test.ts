import { randomBytes } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connectDatabase } from '../../src/db/open-database.ts'
import type { DatabaseSettings } from '../../src/config/stores-settings.ts'
import { databases } from '@matricula/hub/testing/databases'
import { onServer } from '@matricula/hub/testing/sql-server/on-server'
import { postgresAddress } from '@matricula/hub/testing/sql-server/postgres-address'
import { standInHost } from '@matricula/hub/testing/sql-server/stand-in'

/** All different, so that none can stand for another. */
const deadlines = {
  connectSeconds: 3,
  acquireSeconds: 4,
  statementSeconds: 5,
  upkeepSeconds: 6,
  idleSeconds: 7,
}

const addresses: Readonly<
  Partial<Record<string, (name: string) => Pick<DatabaseSettings, 'client' | 'url'>>>
> = {
  PostgreSQL: (name) => ({ client: 'pg', url: postgresAddress(name) }),
  'SQL Server': (name) => ({
    client: 'mssql',
    url: `mssql://dom%5Chub:p%40ss%2Fword@${standInHost}:1444/${encodeURIComponent(name)}?encrypt=false`,
  }),
}

const servers = databases.flatMap(({ name }) => {
  const address = addresses[name]
  return address === undefined ? [] : [{ name, address }]
})

describe.runIf(servers.length > 0)('An address', () => {
  it.each(servers)('of $name names its database in any letters', async ({ address }) => {
    const name = `Colegio Niñez ${randomBytes(4).toString('hex')} n.º 1`
    await onServer((client) => client.query(`create database "${name}"`))
    onTestFinished(() => onServer((client) => client.query(`drop database "${name}" with (force)`)))
    const settings = { ...address(name), pool: 1, deadlines, folder: '', encryptionKey: '' }
    const database = await connectDatabase(settings, '/')
    onTestFinished(() => database.destroy())
    await database.schema.createTable('here', (table) => void table.integer('n'))
    await onServer(async (client) => {
      expect((await client.query("select 1 from pg_tables where tablename = 'here'")).rowCount).toBe(1)
    }, postgresAddress(name))
  })
})

interface Lender {
  readonly pool: Readonly<Record<string, number>>
  acquireConnection(): Promise<{ readonly config: { readonly server: string; readonly options: object } }>
  releaseConnection(connection: object): Promise<void>
}

describe.runIf(servers.some(({ name }) => name === 'SQL Server'))('A connection to SQL Server', () => {
  it('is made as its address says, and waits no longer than the settings', async () => {
    const url = `mssql://dom%5Chub:p%40ss%2Fword@${standInHost}:1444/postgres?encrypt=false`
    const settings = { client: 'mssql', url, pool: 2, deadlines, folder: '', encryptionKey: '' } as const
    const database = await connectDatabase(settings, '/')
    onTestFinished(() => database.destroy())
    const lender: Lender = database.client
    const connection = await lender.acquireConnection()
    await lender.releaseConnection(connection)
    const { config } = connection
    expect(config).toMatchObject({
      authentication: { options: { userName: String.raw`dom\hub`, password: 'p@ss/word' } },
      options: { port: 1444, database: 'postgres', encrypt: false, trustServerCertificate: false },
    })
    expect(config.options).toMatchObject({ connectTimeout: 3000, requestTimeout: 5000, cancelTimeout: 2000 })
    expect(lender.pool).toMatchObject({
      acquireTimeoutMillis: 4000,
      createTimeoutMillis: 5000,
      idleTimeoutMillis: 7000,
    })
  })
})
