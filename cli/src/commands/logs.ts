import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { whole } from '../flags.ts'
import { examples } from '../help.ts'
import type { Level, LogLine, LogFilter } from '../tasks/logs/log-line.ts'
import { translator } from '../i18n.ts'

interface LogFlags {
  readonly follow?: boolean
  readonly level?: Level
  readonly lines?: number
  readonly grep?: string
  readonly file?: string
}

const usualLines = 200
const everyMs = 2000

/** The hub's log, by its API or from a file. */
export function addLogs(program: Command, context: Context): void {
  const { locale } = context
  const t = translator('logs', locale)
  program
    .command('logs')
    .option('-f, --follow', t('follow'))
    .addOption(new Option('--level <level>', t('level')).choices(['debug', 'info', 'warn', 'error', 'fatal']))
    .addOption(
      new Option('-n, --lines <count>', `${t('lines')} (${usualLines})`).argParser(
        whole({ least: 1, most: 1_000_000 }),
      ),
    )
    .option('--grep <text>', t('grep'))
    .addOption(new Option('--file <file>', t('file')).conflicts('follow'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula logs --level warn',
        'matricula logs --follow --grep payments.card',
        'matricula logs --file /var/log/matricula.log --level error',
      ]),
    )
    .action(async (flags: LogFlags) => {
      await (flags.file === undefined
        ? printHubLog(context, flags)
        : printLogFile(context, flags, flags.file))
    })
}

async function printHubLog(
  context: Context,
  { follow, lines = usualLines, ...flags }: LogFlags,
): Promise<void> {
  const [{ readLog, followLog }, { matchesFilter }] = await Promise.all([
    import('../tasks/logs/read-log.ts'),
    import('../tasks/logs/log-line.ts'),
  ])
  const { locale, out, signal } = context
  const t = translator('logs', locale)
  const print = await createLinePrinter(context)
  const filter = logFilterOf(flags)
  const { level } = filter
  const hub = await context.hub()
  const recent = await readLog(hub, { after: 0, level })
  const matching = recent.lines.filter((line) => matchesFilter(line, filter)).slice(-lines)
  matching.forEach(print)
  if (matching.length === 0) out.info(t('nothing'))
  if (follow !== true) return
  const onSilence = ({ message }: Error) => out.info(t('silence', { message }))
  const coming = followLog(hub, { after: recent.next, level, everyMs, signal, locale, onSilence })
  for await (const line of coming) if (matchesFilter(line, filter)) print(line)
}

async function printLogFile(context: Context, { lines, ...flags }: LogFlags, file: string): Promise<void> {
  const { openLogFile, matchingLines, lastOf } = await import('../tasks/logs/read-file.ts')
  const { locale, terminal } = context
  const print = await createLinePrinter(context)
  const stream = await openLogFile(file, terminal.stdin, locale)
  const matching = matchingLines(stream, logFilterOf(flags))
  if (lines === undefined) for await (const line of matching) print(line)
  else for (const line of await lastOf(matching, lines)) print(line)
}

function logFilterOf({ level, grep }: LogFlags): LogFilter {
  return { level: level ?? null, grep: grep ?? null }
}

async function createLinePrinter({ out }: Context): Promise<(line: LogLine) => void> {
  const { logLine } = await import('../views/log-line.ts')
  return ({ at, level, message, fields }) => out.printRecord({ at, level, message, fields }, logLine)
}
