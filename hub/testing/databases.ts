import { createHash, randomBytes } from 'node:crypto'
import { access, copyFile, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { DatabaseSettings } from '../src/config/stores-settings.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { sqliteFile } from '../src/db/sqlite-file.ts'
import { deadlines } from './deadlines.ts'
import { postgresAddress, postgresServer } from './sql-server/postgres-address.ts'
import { realSqlServer } from './sql-server/real-server.ts'
import { openStandIn, standInHost } from './sql-server/stand-in.ts'
import { standInCatalogue } from './sql-server/stand-in-catalogue.ts'

/** A database of its own for one test hub; `drop` leaves nothing behind. */
export interface TestDatabase {
  readonly environment: Readonly<Record<string, string>>
  /** What a program of its own needs around it besides, to reach it. */
  readonly program?: Readonly<Record<string, string>>
  drop(): Promise<void>
}

export interface DatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL' | 'SQL Server'
  create(): Promise<TestDatabase>
}

const sqlite: DatabaseKind = {
  name: 'SQLite',
  async create() {
    const folder = await newFolder()
    await copyFile(await migratedFile(), sqliteFile({ folder }, '/'))
    return within(folder)
  },
}

/** For hubs that encrypt it: they read no file that is not. */
const emptySqlite: DatabaseKind = {
  name: 'SQLite',
  create: async () => within(await newFolder()),
}

function newFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'matricula-'))
}

function within(folder: string): TestDatabase {
  return {
    environment: { MATRICULA_DATA: folder },
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}

let tables: Promise<string> | null = null

/** The file that all others are copies of: its tables are made once for these migrations, by whoever is first. */
function migratedFile(): Promise<string> {
  tables ??= migrateFile()
  return tables
}

async function migrateFile(): Promise<string> {
  const file = path.join(tmpdir(), `matricula-template-${await hashOfMigrations()}.db`)
  const stands = await access(file).then(
    () => true,
    () => false,
  )
  if (stands) return file
  const folder = await newFolder()
  const settings = { client: 'sqlite', url: '', pool: 1, deadlines, folder, encryptionKey: '' } as const
  const whole = path.join(folder, 'whole.db')
  const database = await openDatabase(settings, '/')
  await database.raw('vacuum into ?', [whole])
  await database.destroy()
  // Other test processes find the whole file or none.
  await rename(whole, file)
  await rm(folder, { recursive: true, force: true })
  return file
}

const postgres: DatabaseKind = {
  name: 'PostgreSQL',
  async create() {
    const name = await copyOf(
      await templateOf('matricula_template', (name) => ({ client: 'pg', url: postgresAddress(name) })),
    )
    return {
      environment: { MATRICULA_TEST_DATABASE: 'pg', MATRICULA_DATABASE_URL: postgresAddress(name) },
      drop: () => drop(name),
    }
  },
}

/** Built, as the programs are that load it. */
const preload = path.resolve(import.meta.dirname, '../dist/testing/sql-server/preload.js')

/** The hub's own dialect and driver over what stands in for a server; docs/databases.md says what that shows. */
const sqlServerStandIn: DatabaseKind = {
  name: 'SQL Server',
  async create() {
    const url = (name: string) => `mssql://hub@${standInHost}/${name}`
    const template = await templateOf('matricula_stand_in', (name) => ({ client: 'mssql', url: url(name) }))
    const name = await copyOf(template)
    return {
      environment: { MATRICULA_TEST_DATABASE: 'mssql', MATRICULA_DATABASE_URL: url(name) },
      program: {
        NODE_OPTIONS: `--import ${preload}`,
        MATRICULA_TEST_POSTGRES: postgresServer,
      },
      drop: () => drop(name),
    }
  },
}

async function copyOf(template: string): Promise<string> {
  const name = `matricula_test_${randomBytes(6).toString('hex')}`
  await onServer((client) => client.query(`create database ${name} template ${template}`))
  return name
}

function drop(name: string): Promise<void> {
  return onServer((client) => client.query(`drop database if exists ${name} with (force)`))
}

type Place = Pick<DatabaseSettings, 'client' | 'url'>

const templates = new Map<string, Promise<string>>()

/** The database that all others are copies of: its tables are made once for these migrations, by whoever is first. */
function templateOf(prefix: string, place: (name: string) => Place): Promise<string> {
  const made = templates.get(prefix) ?? makeTemplate(prefix, place)
  templates.set(prefix, made)
  return made
}

async function makeTemplate(prefix: string, place: (name: string) => Place): Promise<string> {
  const name = `${prefix}_${await hashOfMigrations()}`
  await onServer(async (client) => {
    // Other test processes wait here until it stands.
    await client.query('select pg_advisory_lock(20252026)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    const building = `${name}_building`
    await client.query(`drop database if exists ${building} with (force)`)
    await client.query(`create database ${building}`)
    const { client: dialect, url } = place(building)
    if (dialect === 'mssql')
      await onServer((inside) => inside.query(standInCatalogue), postgresAddress(building))
    const settings = { client: dialect, url, pool: 2, deadlines, folder: '', encryptionKey: '' }
    await (await openDatabase(settings, '/')).destroy()
    await client.query(`alter database ${building} rename to ${name}`)
  })
  return name
}

/** Of all that the tables are made by. */
async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['../src/db/migrations', 'sql-server']) {
    const within = path.resolve(import.meta.dirname, folder)
    const files = (await readdir(within, { recursive: true }))
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
    for (const file of files) hash.update(file).update(await readFile(path.join(within, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** As its administrator, beside every database. */
export async function onServer(
  act: (client: pg.Client) => Promise<unknown>,
  connectionString = postgresServer,
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}

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

/** Always SQLite, and the others where a server answers. The stand-in lives in PostgreSQL. */
const here: readonly DatabaseKind[] = [
  sqlite,
  ...((await postgresAnswers()) ? [postgres, ...(sqlServer === undefined ? [sqlServerStandIn] : [])] : []),
  ...(sqlServer === undefined ? [] : [realSqlServer(sqlServer)]),
]
openStandIn(postgresAddress)

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
