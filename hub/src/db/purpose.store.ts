import { type DatabasePurpose, purposes } from '../config/purpose.ts'
import type { DatabaseSettings } from '../config/stores-settings.ts'
import type { Database } from './database.ts'
import { connectDatabase } from './open-database.ts'
import { isThere } from './refused.ts'
import { beginsExactly } from './search.ts'
import { sqliteFile } from './sqlite-file.ts'
import { insertIfAbsent } from './statements.ts'

/** What a database holds, as far as it tells what it is for. */
export interface DatabaseContents {
  /** Null while nothing says or shows what it is for. */
  readonly purpose: DatabasePurpose | null
  readonly hasStaff: boolean
}

/** Whether accounts of the demonstration open with the password that everybody knows. */
export type TakesDemoPassword = (database: Database) => Promise<boolean>

const empty: DatabaseContents = { purpose: null, hasStaff: false }

const key = 'purpose'

/** Looks at the configured database as it is; makes and changes nothing. */
export async function holdingAt(
  settings: DatabaseSettings,
  root: string,
  takesDemoPassword: TakesDemoPassword,
): Promise<DatabaseContents> {
  if (settings.client === 'sqlite' && !(await isThere(sqliteFile(settings, root)))) return empty
  const database = await connectDatabase(settings, root)
  try {
    return await readContents(database, takesDemoPassword)
  } finally {
    await database.destroy()
  }
}

/** Writes what an unmarked database is for, and answers what it is for: another hub may have been first. */
export async function claimPurpose(database: Database, purpose: DatabasePurpose): Promise<DatabasePurpose> {
  await insertIfAbsent(database, 'setting', { key, value: JSON.stringify(purpose) }, ['key'])
  return (await storedPurpose(database)) ?? purpose
}

async function readContents(
  database: Database,
  takesDemoPassword: TakesDemoPassword,
): Promise<DatabaseContents> {
  for (const table of ['setting', 'plugin_memo', 'staff', 'student'])
    if (!(await database.schema.hasTable(table))) return empty
  const hasStaff = await hasRows(database, 'staff')
  const stamp = await storedPurpose(database)
  if (stamp !== null) return { purpose: stamp, hasStaff }
  if (await wasSandbox(database, takesDemoPassword)) return { purpose: 'sandbox', hasStaff }
  const isInUse = hasStaff || (await hasRows(database, 'student'))
  return { purpose: isInUse ? 'production' : null, hasStaff }
}

/** What an opened database is for; null where nothing says it. */
export async function storedPurpose(database: Database): Promise<DatabasePurpose | null> {
  const row = await database<{ key: string; value: string }>('setting').where({ key }).first('value')
  return purposes.find((known) => JSON.stringify(known) === row?.value) ?? null
}

/** Only the sandbox has a clock of its own, pretend vendors that remember, and accounts that everybody knows. */
async function wasSandbox(database: Database, takesDemoPassword: TakesDemoPassword): Promise<boolean> {
  const clock = await database('setting').where({ key: 'season-clock' }).first('key')
  return (
    clock !== undefined || (await pretendVendorsRemember(database)) || (await takesDemoPassword(database))
  )
}

/** How pretend vendors name their orders, the steps of their payments, and who may eat. */
const pretendKeys = ['order/', 'step:', 'group/']

async function pretendVendorsRemember(database: Database): Promise<boolean> {
  for (const begins of pretendKeys) {
    const found = await database('plugin_memo')
      .where(beginsExactly(database, 'key', begins))
      .first('key')
    if (found !== undefined) return true
  }
  return false
}

async function hasRows(database: Database, table: string): Promise<boolean> {
  return (await database(table).first(database.raw('1 as one'))) !== undefined
}
