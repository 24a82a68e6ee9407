import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../../src/db/database.ts'
import { openDatabase } from '../../../src/db/open-database.ts'
import type { DatabaseKind, TestDatabase } from '@matricula/hub/testing/databases'
import { configFor, root } from '@matricula/hub/testing/test-hub'
import { rowsOf024 } from '../versions/rows-of-024.ts'
import { grow } from './grow-table.ts'
import { studentCount } from './column-values.ts'
import { growing, growingTables } from './growing-tables.ts'

/** The embedded database plans by what indexes there are, for the hub never lets it count. */
const studentsUncounted = 100

/** A grown school for all tests of a group. */
export function useGrownSchool(kind: DatabaseKind): () => Database {
  let place: TestDatabase
  let database: Database
  beforeAll(async () => {
    place = await kind.create()
    const { settings } = await configFor(place.environment)
    database = await openDatabase(settings.database, root)
    await growSchool(database)
  }, 900_000)
  afterAll(async () => {
    await database.destroy()
    await place.drop()
  })
  return () => database
}

/** Fills a database as that of a school some years on, and has it counted as PostgreSQL's own upkeep does every day. */
async function growSchool(database: Database): Promise<void> {
  for (const [table, rows] of Object.entries(rowsOf024)) {
    const there = await database(table).first()
    if (there === undefined && rows.length > 0) await database(table).insert([...rows])
  }
  const isCounted = database.client.driverName === 'pg'
  const count = isCounted ? studentCount : studentsUncounted
  for (const [table, differing] of Object.entries(growing)) await grow(database, { table, differing, count })
  if (!isCounted) return
  for (const table of growingTables) await database.raw(`vacuum ${table}`)
  // Counted whole: a plan that depends on which rows a sample met would be another one each time.
  await database.transaction(async (trx) => {
    await trx.raw('set local default_statistics_target = 1000')
    for (const table of growingTables) await trx.raw(`analyze ${table}`)
  })
}
