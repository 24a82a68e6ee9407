import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../../src/config/stores-settings.ts'
import { migrateDatabase } from '../../src/db/migrate-database.ts'
import { connectDatabase } from '../../src/db/open-database.ts'
import { vendorBackup, vendorRestore } from '../../src/db/vendor-commands.ts'
import { sealAudit } from '../../src/modules/audit/seal-audit.ts'
import { verifyDatabase } from '../../src/modules/operations/index.ts'
import { databases } from '@matricula/hub/testing/databases'
import { deadlines } from '@matricula/hub/testing/deadlines'
import { comeWithKey } from '@matricula/hub/testing/keys'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { root, runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const run = promisify(execFile)
const server = process.env['MATRICULA_TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const docs = path.join(root, 'docs')

const hasPgDump = await run('pg_dump', ['--version']).then(
  () => true,
  () => false,
)

/** A school of its own name on the server, made by the published scripts. */
async function madeByScripts() {
  const name = `matricula_least_${randomBytes(5).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  const place = {
    owner: addressOf(name, { user: `${name}_owner`, password }),
    hub: addressOf(name, { user: `${name}_hub`, password }),
    administrator: addressOf(name),
    name,
    password,
  }
  onTestFinished(async () => {
    await runStatements(server, [`drop database if exists ${name} with (force)`])
    await runStatements(server, [`drop role if exists ${name}_owner`, `drop role if exists ${name}_hub`])
  })
  await runStatements(server, await statementsOf('postgres-1-server.sql', name))
  for (const role of ['owner', 'hub'])
    await runStatements(server, [`alter role ${name}_${role} password '${password}'`])
  await runStatements(place.administrator, await statementsOf('postgres-2-database.sql', name))
  await migrated(place.owner)
  await runStatements(place.owner, await statementsOf('postgres-3-tables.sql', name))
  return place
}

function addressOf(name: string, login: { user?: string; password?: string } = {}): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  if (login.user !== undefined) url.username = login.user
  if (login.password !== undefined) url.password = login.password
  return url.href
}

/** The script's statements, of a school of another name. */
async function statementsOf(script: string, name: string): Promise<readonly string[]> {
  const text = await readFile(path.join(docs, 'sql', script), 'utf8')
  return text
    .replaceAll(/^--.*$/gm, '')
    .replaceAll(/\bmatricula(?=_owner|_hub|\b)/g, name)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

async function runStatements(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

function settingsOf(url: string): DatabaseSettings {
  return { client: 'pg', url, pool: 4, deadlines, folder: '', encryptionKey: '' }
}

async function migrated(url: string): Promise<void> {
  const database = await connectDatabase(settingsOf(url), root)
  try {
    await migrateDatabase(database)
  } finally {
    await database.destroy()
  }
}

function hubAt(url: string) {
  const environment = { MATRICULA_TEST_DATABASE: 'pg', MATRICULA_DATABASE_URL: url }
  const create = () => Promise.resolve({ environment, drop: () => Promise.resolve() })
  return runHub({ database: { name: 'PostgreSQL', create } })
}

describe.runIf(databases.some(({ name }) => name === 'PostgreSQL'))(
  'The hub’s own login on PostgreSQL',
  () => {
    it('is enough to open, enrol, take the money and tell accounting', async () => {
      const place = await madeByScripts()
      const hub = await hubAt(place.hub)
      const family = await Family.signIn(hub, 'A1B2C')
      await family.enrol(rightAndCosts)
      await until(
        () => hub.hub.app.database('accounting_document').select(),
        (rows) => rows.length === 1,
      )
      await sealAudit(hub.hub.app, new AbortController().signal)
      expect(await hub.hub.app.database('audit').whereNull('sealed_in')).toEqual([])
      const { invariants } = await verifyDatabase(hub.hub.app.database)
      expect(invariants.filter(({ count }) => count > 0)).toEqual([])
    })

    it('can neither change nor drop what the owner made, nor make anything beside it', async () => {
      const place = await madeByScripts()
      const refusals: Record<string, string> = {}
      const tries = [
        'drop table payment',
        'alter table payment add column theirs text',
        'truncate payment',
        'create table theirs (id int)',
        'create schema theirs',
        'create temporary table theirs (id int)',
        'create database theirs',
        `drop database ${place.name}`,
        'create role theirs login',
        `alter role ${place.name}_hub superuser`,
        `grant ${place.name}_owner to ${place.name}_hub`,
        `update audit set actor = 'somebody else'`,
        `update audit_seal set seal = 'another'`,
        `copy payment to program 'cat'`,
        `select pg_read_file('/etc/passwd')`,
      ]
      for (const statement of tries) {
        const refused = await runStatements(place.hub, [statement]).then(
          () => 'done',
          (error: unknown) => (error instanceof pg.DatabaseError ? (error.code ?? '') : String(error)),
        )
        refusals[statement] = refused
      }
      expect(refusals).toEqual(Object.fromEntries(tries.map((statement) => [statement, '42501'])))
    })

    it('without its tables ends the start with a word about them, and changes nothing', async () => {
      const place = await madeByScripts()
      await runStatements(place.owner, [`delete from migration where name >= '006-safeguards'`])
      await expect(hubAt(place.hub)).rejects.toThrow(/permission denied|must be owner/)
    })

    it.runIf(hasPgDump)('has its database saved and brought back by the published commands', async () => {
      const place = await madeByScripts()
      await runStatements(place.owner, [`insert into setting (key, value) values ('kept', 'Ñandú')`])
      const folder = await mkdtemp(path.join(tmpdir(), 'matricula-dump-'))
      onTestFinished(() => rm(folder, { recursive: true, force: true }))
      const file = path.join(folder, 'copy.dump')
      const withPassword = { env: { ...process.env, PGPASSWORD: place.password } }
      await run('sh', ['-c', vendorBackup(settingsOf(place.owner), file)], withPassword)
      await runStatements(place.owner, [
        `update setting set value = 'lost' where key = 'kept'`,
        'drop table receipt',
      ])
      await run('sh', ['-c', vendorRestore(settingsOf(place.owner), file)], withPassword)
      const database = await connectDatabase(settingsOf(place.hub), root)
      onTestFinished(() => database.destroy())
      expect(await database('setting').where({ key: 'kept' }).pluck('value')).toEqual(['Ñandú'])
      expect(await database('receipt')).toEqual([])
    })

    it.runIf(hasPgDump)(
      'may rewrite the trail after a restore until the third script has run again, which doctor and verify say',
      async () => {
        const place = await madeByScripts()
        const folder = await mkdtemp(path.join(tmpdir(), 'matricula-dump-'))
        onTestFinished(() => rm(folder, { recursive: true, force: true }))
        const file = path.join(folder, 'copy.dump')
        const withPassword = { env: { ...process.env, PGPASSWORD: place.password } }
        await run('sh', ['-c', vendorBackup(settingsOf(place.owner), file)], withPassword)
        await run('sh', ['-c', vendorRestore(settingsOf(place.owner), file)], withPassword)
        const hub = await hubAt(place.hub)
        const found = async () => {
          const it = await comeWithKey(hub, 'it')
          const { body } = await it.get<{ warnings: { code: string }[] }>('/api/doctor')
          const { invariants } = await verifyDatabase(hub.hub.app.database)
          return {
            doctor: body.warnings.some(({ code }) => code === 'AUDIT_REWRITABLE'),
            verify: invariants.find(({ name }) => name === 'audit-is-written-once')?.first,
          }
        }
        expect(await found()).toEqual({ doctor: true, verify: [`${place.name}_hub`] })
        await runStatements(place.owner, await statementsOf('postgres-3-tables.sql', place.name))
        expect(await found()).toEqual({ doctor: false, verify: [] })
      },
    )
  },
)

describe('The published scripts and words about databases', () => {
  it('give the hub’s login on SQL Server rows to read and write, and nothing more', async () => {
    const script = await readFile(path.join(docs, 'sql/sqlserver-2-database.sql'), 'utf8')
    const roles = [...script.matchAll(/alter role (\w+) add member matricula_hub/g)].map(([, role]) => role)
    expect(roles).toEqual(['db_datareader', 'db_datawriter'])
    expect(script).not.toMatch(/db_owner|sysadmin|securityadmin|grant control/i)
  })

  it('hold no password', async () => {
    for (const file of await readdir(path.join(docs, 'sql'))) {
      const script = await readFile(path.join(docs, 'sql', file), 'utf8')
      for (const [, given] of script.matchAll(/password = N?'([^']*)'/g))
        expect(given).toMatch(/^\$\([A-Z_]+\)$/)
    }
  })

  it('name everything that is verified, and nothing else', async () => {
    const [kind] = databases
    if (kind === undefined) throw new Error('there is no database')
    const { database } = await openTestDatabase(kind)
    const { invariants } = await verifyDatabase(database, path.join(tmpdir(), 'seals-of-nobody'))
    const text = await readFile(path.join(docs, 'databases.md'), 'utf8')
    const table = text
      .slice(text.indexOf('## What `db verify` holds'))
      .split('\n')
      .filter((line) => line.startsWith('|'))
    const named = table.flatMap((line) => [...line.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name))
    expect(named.toSorted()).toEqual(invariants.map(({ name }) => name).toSorted())
  })
})
