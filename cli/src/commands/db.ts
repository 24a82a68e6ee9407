import path from 'node:path'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { Interrupted, UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import type { Answers } from '../tasks/db/answers.ts'
import { texts } from '../texts/db.ts'
import { type Say, speaker } from '../words.ts'

type SayDb = Say<keyof typeof texts.es>

/** Work on the database itself, whether the hub runs or not. */
export function addDb(program: Command, context: Context): void {
  const db = program.command('db')
  addStatus(db, context)
  addMigrate(db, context)
  addBackup(db, context)
  addRestore(db, context)
  addVerify(db, context)
}

interface HubDir {
  readonly hubDir?: string
}

function branch(db: Command, context: Context, name: keyof Answers): Command {
  const say = speaker(texts, context.locale)
  return db.command(name).description(say(name)).option('--hub-dir <folder>', say('hubDir'))
}

async function act<Act extends keyof Answers>(
  { locale, environment, signal }: Context,
  name: Act,
  { hubDir, file }: HubDir & { readonly file?: string },
): Promise<Answers[Act]> {
  const [{ findTool }, { runTool }] = await Promise.all([
    import('../tasks/db/find-tool.ts'),
    import('../tasks/db/run-tool.ts'),
  ])
  const tool = await findTool(hubDir, locale)
  const place = file === undefined ? {} : { file: path.resolve(file) }
  return runTool(name, { tool, environment: environment.whole, locale, signal, ...place })
}

function addStatus(db: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  branch(db, context, 'status')
    .addHelpText('after', examples(locale, ['matricula db status', 'matricula db status --json']))
    .action(async (flags: HubDir) => {
      const { statusLines } = await import('../views/database-status.ts')
      const status = await act(context, 'status', flags)
      out.answer(status, () => statusLines(status, locale))
      if (!status.exists) out.talk(say('notMade'))
      else if (status.migrations.pending.length > 0) out.talk(say('pendingNext'))
      if (status.migrations.unknown.length === 0) return
      out.talk(say('unknownNext'))
      context.end(exits.usage)
    })
}

function addMigrate(db: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  branch(db, context, 'migrate')
    .addHelpText('after', examples(locale, ['matricula db migrate', 'matricula db migrate --hub-dir .']))
    .action(async (flags: HubDir) => {
      const migrated = await act(context, 'migrate', flags)
      const names = migrated.applied.join(', ')
      out.answer(migrated, ({ applied: { length: n } }) => [
        n === 0 ? say('upToDate') : say('migrated', { n, names }),
      ])
    })
}

function addBackup(db: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  branch(db, context, 'backup')
    .argument('<file>', say('backupFile'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula db backup matricula.bak',
        'matricula db backup "matricula-$(date +%F).bak"',
      ]),
    )
    .action(async (file: string, flags: HubDir) => {
      const { bytes } = await import('../output/bytes.ts')
      const backup = await act(context, 'backup', { ...flags, file })
      out.answer(backup, ({ encrypted, ...made }) => [
        say('backedUp', {
          file: made.file,
          size: bytes(locale, made.bytes),
          encryption: say(encrypted ? 'backupEncrypted' : 'backupOpen'),
        }),
      ])
    })
}

function addRestore(db: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  branch(db, context, 'restore')
    .argument('<file>', say('restoreFile'))
    .option('-y, --yes', say('yes'))
    .addHelpText(
      'after',
      examples(locale, ['matricula db restore matricula.bak', 'matricula db restore matricula.bak --yes']),
    )
    .action(async (file: string, { yes, ...flags }: HubDir & { yes?: boolean }) => {
      if (yes !== true && !(await isWanted(context, say, path.resolve(file)))) {
        throw new Interrupted(say('notRestored'))
      }
      const { bytes } = await import('../output/bytes.ts')
      const restored = await act(context, 'restore', { ...flags, file })
      out.answer(restored, ({ database, previous, pending, ...copy }) => [
        say('restored', { database, size: bytes(locale, copy.bytes) }),
        ...(previous === null ? [] : [say('kept', { previous })]),
        ...(pending.length === 0 ? [] : [say('restoredPending', { names: pending.join(', ') })]),
      ])
    })
}

async function isWanted(context: Context, say: SayDb, file: string): Promise<boolean> {
  if (!context.isInteractive) throw new UsageFault(say('cannotAsk'), [say('askRestoreNext')])
  const { askYes } = await import('../views/ask-yes.ts')
  return askYes(context, say('askRestore', { file }), context.signal)
}

function addVerify(db: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  branch(db, context, 'verify')
    .addHelpText('after', examples(locale, ['matricula db verify', 'matricula db verify --json']))
    .action(async (flags: HubDir) => {
      const { verifiedLines } = await import('../views/database-verified.ts')
      const verified = await act(context, 'verify', flags)
      out.answer(verified, () => verifiedLines(verified, locale))
      if (verified.broken === 0) return
      out.talk(say('isBroken', { n: verified.broken }), say('brokenNext'))
      context.end(exits.someFailed)
    })
}
