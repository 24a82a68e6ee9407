import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { studentCode, whole } from '../flags.ts'
import { examples } from '../help.ts'
import { clip, second } from '../output/cells.ts'
import type { Line } from '../output/line.ts'
import type { ToSeasonTime } from '../hub/season-time.ts'
import type { AuditEntry, AuditFilter } from '../tasks/audit/follow-audit.ts'
import { translator } from '../i18n.ts'

interface AuditFlags {
  readonly follow?: boolean
  readonly lines: number
  readonly actor?: string
  readonly act?: string
  readonly student?: string
}

const everyMs = 2000

/** Who did what and who read whose record. */
export function addAudit(program: Command, context: Context): void {
  const { locale } = context
  const t = translator('audit', locale)
  const audit = program.command('audit')
  audit
    .command('tail')
    .description(t('tail'))
    .option('--follow', t('follow'))
    .option('--lines <n>', t('lines'), whole({ least: 0, most: 500 }), 20)
    .option('--actor <actor>', t('actor'))
    .option('--act <act>', t('act'))
    .option('--student <code>', t('student'), studentCode)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula audit tail --lines 50',
        'matricula audit tail --follow --student 10001',
        'matricula audit tail --act key.issue --json',
      ]),
    )
    .action((flags: AuditFlags) => printTail(context, flags))
}

async function printTail(context: Context, flags: AuditFlags): Promise<void> {
  const { out, locale, signal } = context
  const t = translator('audit', locale)
  const [{ followAudit, lastEntries }, { readSeasonTime }] = await Promise.all([
    import('../tasks/audit/follow-audit.ts'),
    import('../hub/season-time.ts'),
  ])
  const hub = await context.hub()
  const filter = filterOf(flags)
  const { follow = false, lines } = flags
  // One is always looked at: what comes after it is new.
  const known = await lastEntries(hub, { filter, lines: follow ? Math.max(1, lines) : lines })
  const toSeasonTime = await readSeasonTime(context, hub)
  const entryLine = (entry: AuditEntry) => lineOf(entry, toSeasonTime)
  const shown = lines === 0 ? [] : known
  for (const entry of shown) out.printRecord(entry, entryLine)
  if (!follow && shown.length === 0) return out.info(t('none'))
  if (!follow) return
  const after = Math.max(0, ...known.map(({ id }) => id))
  const onConnectionChange = (is: 'lost' | 'back') => out.info(t(is))
  for await (const entry of followAudit(hub, {
    filter,
    after,
    everyMs,
    signal,
    locale,
    onConnectionChange,
  })) {
    out.printRecord(entry, entryLine)
  }
}

function filterOf({ actor, act, student }: AuditFlags): AuditFilter {
  return {
    ...(actor !== undefined && { actor }),
    ...(act !== undefined && { act }),
    ...(student !== undefined && { subject: student }),
  }
}

function lineOf({ at, actor, act, subject, after }: AuditEntry, toSeasonTime: ToSeasonTime): Line {
  const head = `${second(toSeasonTime(at))}  ${actor}  ${act}  ${subject}`
  if (after === null) return head
  return { within: (screen) => [`${head}  ${clip(JSON.stringify(after), { most: 60, screen })}`] }
}
