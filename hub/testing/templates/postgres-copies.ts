import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { DatabaseSettings } from '../../src/config/stores-settings.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { deadlines } from '../deadlines.ts'
import { onServer } from '../sql-server/on-server.ts'
import { postgresAddress } from '../sql-server/postgres-address.ts'
import { standInCatalogue } from '../sql-server/stand-in-catalogue.ts'
import { hashOfMigrations, nameOfFilled } from './name-of.ts'
import type { TestDatabase, Fill } from './test-database.ts'

type Place = Pick<DatabaseSettings, 'client' | 'url'>

export interface DatabaseCopyOptions {
  /** Of the databases that the copies are made of. */
  readonly prefix: string
  readonly place: (name: string) => Place
  readonly view: (name: string) => Omit<TestDatabase, 'drop'>
}

/** Databases that are copies of one, as the server itself makes them. */
export function postgresCopies({ prefix, place, view }: DatabaseCopyOptions) {
  let tables: Promise<string> | null = null
  let filled: Promise<string> | null = null

  async function migrate(): Promise<string> {
    return madeOnce(`${prefix}_${await hashOfMigrations()}`, async (client, name) => {
      await client.query(`create database ${name}`)
      const { client: dialect, url } = place(name)
      if (dialect === 'mssql')
        await onServer((inside) => inside.query(standInCatalogue), postgresAddress(name))
      const settings = { client: dialect, url, pool: 2, deadlines, folder: '', encryptionKey: '' }
      await (await openDatabase(settings, '/')).destroy()
    })
  }

  async function fillTemplate(fill: Fill): Promise<string> {
    const template = await migrated()
    return madeOnce(`${prefix}_${nameOfFilled()}`, async (client, name) => {
      await client.query(`create database ${name} template ${template} strategy file_copy`)
      await fill(viewed(name))
    })
  }

  function migrated(): Promise<string> {
    tables ??= migrate()
    return tables
  }

  function viewed(name: string): TestDatabase {
    return { ...view(name), drop: () => drop(name) }
  }

  return {
    create: async () => viewed(await copyOf(await migrated())),
    createFilled: async (fill: Fill) => {
      filled ??= fillTemplate(fill)
      return viewed(await copyOf(await filled))
    },
    dropFilled: () => drop(`${prefix}_${nameOfFilled()}`),
  }
}

/** Made by whoever is first. */
async function madeOnce(
  name: string,
  make: (client: pg.Client, building: string) => Promise<void>,
): Promise<string> {
  await onServer(async (client) => {
    // Other test processes wait here until it stands.
    await client.query('select pg_advisory_lock(20252026)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    const building = `${name}_building`
    await client.query(`drop database if exists ${building} with (force)`)
    await make(client, building)
    await client.query(`alter database ${building} rename to ${name}`)
  })
  return name
}

async function copyOf(template: string): Promise<string> {
  const name = `matricula_test_${randomBytes(6).toString('hex')}`
  await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`))
  return name
}

function drop(name: string): Promise<void> {
  return onServer((client) => client.query(`drop database if exists ${name} with (force)`))
}
