import { randomBytes } from 'node:crypto'
import type { Database } from '../../src/db/database.ts'
import { connectDatabase, openDatabase } from '../../src/db/open-database.ts'
import type { DatabaseKind, TestDatabase } from '../databases.ts'
import { deadlines } from '../deadlines.ts'

/** A SQL Server that somebody has, by the address of its administrator; each database is made as the first script says. */
export function realSqlServer(administrator: string): DatabaseKind {
  return { name: 'SQL Server', create: () => createOn(administrator) }
}

async function createOn(administrator: string): Promise<TestDatabase> {
  const name = `matricula_test_${randomBytes(6).toString('hex')}`
  await onMaster(administrator, async (master) => {
    await master.raw(`create database [${name}] collate Latin1_General_100_CS_AS_SC`)
    await master.raw(`alter database [${name}] set read_committed_snapshot on`)
    await master.raw(`alter database [${name}] set allow_snapshot_isolation on`)
  })
  const url = addressOf(administrator, name)
  await (await openDatabase(settingsOf(url), '/')).destroy()
  return {
    environment: { MATRICULA_TEST_DATABASE: 'mssql', MATRICULA_DATABASE_URL: url },
    drop: () =>
      onMaster(administrator, async (master) => {
        await master.raw(`alter database [${name}] set single_user with rollback immediate`)
        await master.raw(`drop database [${name}]`)
      }),
  }
}

async function onMaster(administrator: string, act: (master: Database) => Promise<void>): Promise<void> {
  const master = await connectDatabase(settingsOf(addressOf(administrator, 'master')), '/')
  try {
    await act(master)
  } finally {
    await master.destroy()
  }
}

function addressOf(administrator: string, database: string): string {
  const url = new URL(administrator)
  url.pathname = `/${database}`
  return url.href
}

function settingsOf(url: string) {
  return { client: 'mssql', url, pool: 2, deadlines, folder: '', encryptionKey: '' } as const
}
