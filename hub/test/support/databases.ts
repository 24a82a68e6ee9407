import { createHash, randomBytes } from 'node:crypto'
import { access, copyFile, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../src/db/open-database.ts'
import { sqliteFile } from '../../src/db/sqlite-file.ts'
import { deadlines } from './deadlines.ts'

/** A database of its own for one test hub; `drop` leaves nothing behind. */
export interface TestDatabase {
  readonly environment: Readonly<Record<string, string>>
  drop(): Promise<void>
}

export interface DatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL'
  create(): Promise<TestDatabase>
}

const server = process.env['MATRICULA_TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

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
    const name = `matricula_test_${randomBytes(6).toString('hex')}`
    const template = await templateName()
    await onServer((client) => client.query(`create database ${name} template ${template}`))
    return {
      environment: { MATRICULA_TEST_DATABASE: 'pg', MATRICULA_DATABASE_URL: addressOf(name) },
      drop: () => onServer((client) => client.query(`drop database if exists ${name} with (force)`)),
    }
  },
}

function addressOf(name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  // What a test writes need not outlive a power cut.
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}

let template: Promise<string> | null = null

/** The database that all others are copies of: its tables are made once for these migrations, by whoever is first. */
function templateName(): Promise<string> {
  template ??= makeTemplate()
  return template
}

async function makeTemplate(): Promise<string> {
  const name = `matricula_template_${await hashOfMigrations()}`
  await onServer(async (client) => {
    // Other test processes wait here until it stands.
    await client.query('select pg_advisory_lock(20252026)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    const building = `${name}_building`
    await client.query(`drop database if exists ${building} with (force)`)
    await client.query(`create database ${building}`)
    const settings = {
      client: 'pg',
      url: addressOf(building),
      pool: 2,
      deadlines,
      folder: '',
      encryptionKey: '',
    } as const
    await (await openDatabase(settings, '/')).destroy()
    await client.query(`alter database ${building} rename to ${name}`)
  })
  return name
}

async function hashOfMigrations(): Promise<string> {
  const folder = path.resolve(import.meta.dirname, '../../src/db/migrations')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts')).toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(path.join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** As its administrator, beside every database. */
export async function onServer(act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 3000 })
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
      throw new Error(`PostgreSQL is required here and does not answer at ${server}`, { cause: error })
    }
    process.stderr.write(`SKIPPED on PostgreSQL: no server at ${server} (set MATRICULA_TEST_POSTGRES)\n`)
    return false
  }
}

/** Always SQLite, and PostgreSQL where a server answers. */
const here: readonly DatabaseKind[] = (await postgresAnswers()) ? [sqlite, postgres] : [sqlite]

/** The one that everything is to run on, where that is asked for: `SQLite` or `PostgreSQL`. */
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
