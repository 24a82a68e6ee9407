import { randomBytes } from 'node:crypto'
import pg from 'pg'

const server = process.env['MATRICULA_TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

export interface BenchDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** An empty database that keeps what it is told as a school's does; null where no server answers. */
export async function createPostgres(): Promise<BenchDatabase | null> {
  const name = `matricula_bench_${randomBytes(6).toString('hex')}`
  try {
    await onServer(`create database ${name}`)
  } catch (error) {
    process.stderr.write(`SKIPPED on PostgreSQL: ${error instanceof Error ? error.message : ''}\n`)
    return null
  }
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
