import path from 'node:path'
import { onServer } from './sql-server/on-server.ts'
import { postgresAddress, postgresServer } from './sql-server/postgres-address.ts'
import { realSqlServer } from './sql-server/real-server.ts'
import { openStandIn, standInHost } from './sql-server/stand-in.ts'
import { postgresCopies } from './templates/postgres-copies.ts'
import { dropFilled, emptyFolder, migratedCopy, filledCopy } from './templates/sqlite-copies.ts'
import type { DatabaseKind } from './templates/test-database.ts'

const sqlite: DatabaseKind = { name: 'SQLite', create: migratedCopy, createFilled: filledCopy }

/** For hubs that encrypt it: they read no file that is not. */
const emptySqlite: DatabaseKind = { name: 'SQLite', create: emptyFolder }

const inPostgres = postgresCopies({
  prefix: 'matricula_template',
  place: (name) => ({ client: 'pg', url: postgresAddress(name) }),
  view: (name) => ({
    environment: { MATRICULA_TEST_DATABASE: 'pg', MATRICULA_DATABASE_URL: postgresAddress(name) },
  }),
})

const postgres: DatabaseKind = { name: 'PostgreSQL', ...inPostgres }

/** Built, as the programs are that load it. */
const preload = path.resolve(import.meta.dirname, '../dist/testing/sql-server/preload.js')

const standInUrl = (name: string) => `mssql://hub@${standInHost}/${name}`

const inStandIn = postgresCopies({
  prefix: 'matricula_stand_in',
  place: (name) => ({ client: 'mssql', url: standInUrl(name) }),
  view: (name) => ({
    environment: { MATRICULA_TEST_DATABASE: 'mssql', MATRICULA_DATABASE_URL: standInUrl(name) },
    program: {
      NODE_OPTIONS: `--import ${preload}`,
      MATRICULA_TEST_POSTGRES: postgresServer,
    },
  }),
})

/** The hub's own dialect and driver over what stands in for a server; docs/databases.md says what that shows. */
const sqlServerStandIn: DatabaseKind = { name: 'SQL Server', ...inStandIn }

async function postgresAnswers(): Promise<boolean> {
  try {
    await onServer((client) => client.query('select 1'))
    return true
  } catch (error) {
    if (process.env['MATRICULA_REQUIRE_SERVERS'] === '1') {
      throw new Error(`PostgreSQL is required here and does not answer at ${postgresServer}`, {
        cause: error,
      })
    }
    process.stderr.write(
      `SKIPPED on PostgreSQL: no server at ${postgresServer} (set MATRICULA_TEST_POSTGRES)\n`,
    )
    return false
  }
}

const sqlServer = process.env['MATRICULA_TEST_SQLSERVER']
const hasPostgres = await postgresAnswers()

/** Always SQLite, and the others where a server answers. The stand-in lives in PostgreSQL. */
const here: readonly DatabaseKind[] = [
  sqlite,
  ...(hasPostgres ? [postgres, ...(sqlServer === undefined ? [sqlServerStandIn] : [])] : []),
  ...(sqlServer === undefined ? [] : [realSqlServer(sqlServer)]),
]
openStandIn(postgresAddress)

/** What this run filled once for all its tests. */
export async function dropAllFilled(): Promise<void> {
  await dropFilled()
  if (!hasPostgres) return
  await inPostgres.dropFilled()
  await inStandIn.dropFilled()
}

/** The one that everything is to run on, where that is asked for, by its name such as `SQL Server`. */
const wanted = process.env['MATRICULA_TEST_ON']

/** Every database to test on. */
export const databases = here.filter(({ name }) => wanted === undefined || wanted === name)

/** What a test runs on that does not choose. */
export const usual = firstOf(databases)

function firstOf([first]: readonly DatabaseKind[]): DatabaseKind {
  if (first === undefined) throw new Error(`MATRICULA_TEST_ON=${wanted}: there is no such database here`)
  return first
}

export { emptySqlite, sqlite }
export type { DatabaseKind, TestDatabase } from './templates/test-database.ts'
