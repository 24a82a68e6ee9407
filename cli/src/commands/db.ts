import path from 'node:path'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { Interrupted, UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import type { DatabaseResults } from '../tasks/db/results.ts'
import { type Translate, translator } from '../i18n.ts'

type TranslateDb = Translate<'db'>

/** Work on the database itself, whether the hub runs or not. */
export function addDb(program: Command, context: Context): void {
  const db = program.command('db')
  addStatus(db, context)
  addMigrate(db, context)
  addBackup(db, context)
  addRestore(db, context)
  addVerify(db, context)
}

interface HubDirFlags {
  readonly hubDir?: string
}

function branch(db: Command, context: Context, name: keyof DatabaseResults): Command {
  const t = translator('db', context.locale)
  return db.command(name).description(t(name)).option('--hub-dir <folder>', t('hubDir'))
}

async function runAction<Act extends keyof DatabaseResults>(
  { locale, environment, signal }: Context,
  name: Act,
  { hubDir, file }: HubDirFlags & { readonly file?: string },
): Promise<DatabaseResults[Act]> {
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
  const t = translator('db', locale)
  branch(db, context, 'status')
    .addHelpText('after', examples(locale, ['matricula db status', 'matricula db status --json']))
    .action(async (flags: HubDirFlags) => {
      const { statusLines } = await import('../views/database-status.ts')
      const status = await runAction(context, 'status', flags)
      out.printResult(status, () => statusLines(status, locale))
      if (!status.exists) out.info(t('notMade'))
      else if (status.migrations.pending.length > 0) out.info(t('pendingNext'))
      if (status.migrations.unknown.length === 0) return
      out.info(t('unknownNext'))
      context.setExitCode(exits.usage)
    })
}

function addMigrate(db: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('db', locale)
  branch(db, context, 'migrate')
    .addHelpText('after', examples(locale, ['matricula db migrate', 'matricula db migrate --hub-dir .']))
    .action(async (flags: HubDirFlags) => {
      const migrated = await runAction(context, 'migrate', flags)
      const names = migrated.applied.join(', ')
      out.printResult(migrated, ({ applied: { length: n } }) => [
        n === 0 ? t('upToDate') : t('migrated', { n, names }),
      ])
    })
}

function addBackup(db: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('db', locale)
  branch(db, context, 'backup')
    .argument('<file>', t('backupFile'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula db backup matricula.bak',
        'matricula db backup "matricula-$(date +%F).bak"',
      ]),
    )
    .action(async (file: string, flags: HubDirFlags) => {
      const { bytes } = await import('../output/bytes.ts')
      const backup = await runAction(context, 'backup', { ...flags, file })
      out.printResult(backup, ({ encrypted, ...made }) => [
        t('backedUp', {
          file: made.file,
          size: bytes(locale, made.bytes),
          encryption: t(encrypted ? 'backupEncrypted' : 'backupOpen'),
        }),
      ])
    })
}

function addRestore(db: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('db', locale)
  branch(db, context, 'restore')
    .argument('<file>', t('restoreFile'))
    .option('-y, --yes', t('yes'))
    .addHelpText(
      'after',
      examples(locale, ['matricula db restore matricula.bak', 'matricula db restore matricula.bak --yes']),
    )
    .action(async (file: string, { yes, ...flags }: HubDirFlags & { yes?: boolean }) => {
      if (yes !== true && !(await isWanted(context, t, path.resolve(file)))) {
        throw new Interrupted(t('notRestored'))
      }
      const { bytes } = await import('../output/bytes.ts')
      const restored = await runAction(context, 'restore', { ...flags, file })
      out.printResult(restored, ({ database, previous, pending, ...copy }) => [
        t('restored', { database, size: bytes(locale, copy.bytes) }),
        ...(previous === null ? [] : [t('kept', { previous })]),
        ...(pending.length === 0 ? [] : [t('restoredPending', { names: pending.join(', ') })]),
      ])
    })
}

async function isWanted(context: Context, t: TranslateDb, file: string): Promise<boolean> {
  if (!context.isInteractive) throw new UsageFault(t('cannotAsk'), [t('askRestoreNext')])
  const { askYes } = await import('../views/ask-yes.ts')
  return askYes(context, t('askRestore', { file }), context.signal)
}

function addVerify(db: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('db', locale)
  branch(db, context, 'verify')
    .addHelpText('after', examples(locale, ['matricula db verify', 'matricula db verify --json']))
    .action(async (flags: HubDirFlags) => {
      const { verifiedLines } = await import('../views/database-verified.ts')
      const verified = await runAction(context, 'verify', flags)
      out.printResult(verified, () => verifiedLines(verified, locale))
      if (verified.broken === 0) return
      out.info(t('isBroken', { n: verified.broken }), t('brokenNext'))
      context.setExitCode(exits.someFailed)
    })
}
