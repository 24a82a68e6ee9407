import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'

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
    const folder = await mkdtemp(path.join(tmpdir(), 'matricula-'))
    return {
      environment: { MATRICULA_DATA: folder },
      drop: () => rm(folder, { recursive: true, force: true }),
    }
  },
}

const postgres: DatabaseKind = {
  name: 'PostgreSQL',
  async create() {
    const name = `matricula_test_${randomBytes(6).toString('hex')}`
    await onServer((client) => client.query(`create database ${name}`))
    const url = new URL(server)
    url.pathname = `/${name}`
    return {
      environment: { MATRICULA_TEST_DATABASE: 'pg', MATRICULA_DATABASE_URL: url.href },
      drop: () => onServer((client) => client.query(`drop database if exists ${name} with (force)`)),
    }
  },
}

async function onServer(act: (client: pg.Client) => Promise<unknown>): Promise<void> {
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

/** Every database this machine can test on: always SQLite, and PostgreSQL where a server answers. */
export const databases: readonly DatabaseKind[] = (await postgresAnswers()) ? [sqlite, postgres] : [sqlite]

export { sqlite }
