import { own } from '@matricula/contract'
import path from 'node:path'
import { loadUpkeepSettings } from './config/read-settings.ts'
import { startProblem } from './config/start-problem.ts'
import { unexpected } from './config/usage.ts'
import type { DatabaseSettings } from './config/stores-settings.ts'
import { backupDatabase } from './db/backup-database.ts'
import { UnusableFolder } from './db/data-folder.ts'
import { databaseStatus } from './db/database-status.ts'
import { migrateDatabase, NewerDatabase } from './db/migrate-database.ts'
import { isConnectionError } from './db/connection-health.ts'
import type { Database } from './db/database.ts'
import { connectForUpkeep } from './db/open-database.ts'
import { refused, type Refused, type RefusedCode } from './db/refused.ts'
import { restoreDatabase } from './db/restore-database.ts'
import { NotReadable } from './db/not-readable.ts'
import { anchorFileOf } from './modules/audit/index.ts'
import { verifyDatabase } from './modules/operations/index.ts'
import { growSpaceForNewObjects } from './space-for-new-objects.ts'

/**
 * Works on the configured database while the hub runs or not: `db-tool.js status | migrate | verify | backup <file> |
 * restore <file>`. One JSON value on stdout: the answer, or `{ refused, facts }`. Exits with 0; 1 when verify found
 * something broken; 2 when the command, its file or the configuration is wrong; 4 when the database cannot be reached;
 * 5 when nothing could be done as things are, though the same command may go well later.
 */
const exits = { done: 0, broken: 1, usage: 2, unreachable: 4, notNow: 5, defect: 70 } as const

/** What somebody puts right outside the command: another program, the disk, the tables. */
const passing: readonly RefusedCode[] = ['IN_USE', 'NO_ROOM', 'PENDING']

interface DatabaseToolInput {
  readonly settings: DatabaseSettings
  readonly root: string
  /** Where the audit trail's seals are anchored, null for the log alone. */
  readonly anchorFile: string | null
  /** As given; empty where the act takes none. */
  readonly file: string
}

interface Outcome {
  readonly answer: object
  readonly exit: number
}

type Act = (asked: DatabaseToolInput) => Promise<Outcome>

const acts: Readonly<Record<string, Act>> = {
  status: async ({ settings, root }) => done(await databaseStatus(settings, root)),
  migrate,
  verify,
  backup: async ({ settings, ...input }) => doneOrRefused(await backupDatabase(settings, input)),
  restore: async ({ settings, ...input }) =>
    doneOrRefused(await restoreDatabase(settings, { ...input, now: new Date() })),
}

async function migrate(asked: DatabaseToolInput): Promise<Outcome> {
  return withDatabase(asked, async (database) => done({ applied: await migrateDatabase(database) }))
}

async function verify(asked: DatabaseToolInput): Promise<Outcome> {
  const { exists, place, migrations } = await databaseStatus(asked.settings, asked.root)
  if (!exists) return doneOrRefused(refused('NO_DATABASE', { file: place }))
  if (migrations.unknown.length > 0) throw new NewerDatabase(migrations.unknown)
  if (migrations.pending.length > 0)
    return doneOrRefused(refused('PENDING', { migrations: migrations.pending.join(', ') }))
  return withDatabase(asked, async (database) => {
    const found = await verifyDatabase(database, asked.anchorFile)
    const broken = found.invariants.filter(({ count }) => count > 0).length
    return { answer: { ...found, broken }, exit: broken === 0 ? exits.done : exits.broken }
  })
}

async function withDatabase<T>(
  { settings, root }: DatabaseToolInput,
  act: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await connectForUpkeep(settings, root)
  try {
    return await act(database)
  } finally {
    await database.destroy()
  }
}

function done(answer: object): Outcome {
  return { answer, exit: exits.done }
}

function doneOrRefused(answer: object | Refused): Outcome {
  if (!('refused' in answer)) return done(answer)
  return { answer, exit: passing.includes(answer.refused) ? exits.notNow : exits.usage }
}

/** The acts that work on a file beside the database. */
const withFile: readonly string[] = ['backup', 'restore']

async function main([name = '', ...words]: readonly string[]): Promise<Outcome> {
  const act = own(acts, name)
  if (act === undefined)
    return { answer: { problems: [`${name}: ${Object.keys(acts).join(', ')}`] }, exit: exits.usage }
  const [file = '', argument] = withFile.includes(name) ? words : ['', ...words]
  if (argument !== undefined) return { answer: { problems: [unexpected(argument)] }, exit: exits.usage }
  const root = process.cwd()
  const loaded = await loadUpkeepSettings(root)
  if ('problems' in loaded) return { answer: { problems: loaded.problems }, exit: exits.usage }
  const { settings } = loaded
  growSpaceForNewObjects()
  return act({
    settings: settings.database,
    root,
    anchorFile: anchorFileOf({ settings, root }),
    file: file === '' ? '' : path.resolve(root, file),
  })
}

/** What a driver says when nobody answers, or lets nobody in: a code of the network, or the server's own. */
const unreachable = /^(ECONN|ENOTFOUND|EAI_|ETIMEOUT|ETIMEDOUT|ELOGIN|ESOCKET|EHOST|ENET|28|3D000|57P)/

function whyNot(error: unknown): Outcome {
  if (error instanceof NewerDatabase)
    return doneOrRefused(refused('AHEAD', { migrations: error.migrations.join(', ') }))
  if (error instanceof UnusableFolder) {
    const problem = startProblem('dataFolder', { folder: error.folder, why: error.why })
    return { answer: { problems: [problem] }, exit: exits.usage }
  }
  if (error instanceof NotReadable) return doneOrRefused(refused('WRONG_KEY', { file: error.filename }))
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : String(error)
  const exit = unreachable.test(code) || isConnectionError(error) ? exits.unreachable : exits.defect
  return { answer: { failed: code, message }, exit }
}

void tell()

async function tell(): Promise<void> {
  const { answer, exit } = await main(process.argv.slice(2)).catch(whyNot)
  process.stdout.write(`${JSON.stringify(answer)}\n`)
  process.exitCode = exit
}
