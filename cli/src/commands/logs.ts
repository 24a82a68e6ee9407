import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { whole } from '../flags.ts'
import { examples } from '../help.ts'
import type { Level, LogLine, Narrowing } from '../tasks/logs/log-line.ts'
import { texts } from '../texts/logs.ts'
import { speaker } from '../words.ts'

interface Flags {
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
  const say = speaker(texts, locale)
  program
    .command('logs')
    .option('-f, --follow', say('follow'))
    .addOption(
      new Option('--level <level>', say('level')).choices(['debug', 'info', 'warn', 'error', 'fatal']),
    )
    .addOption(
      new Option('-n, --lines <count>', `${say('lines')} (${usualLines})`).argParser(
        whole({ least: 1, most: 1_000_000 }),
      ),
    )
    .option('--grep <text>', say('grep'))
    .addOption(new Option('--file <file>', say('file')).conflicts('follow'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula logs --level warn',
        'matricula logs --follow --grep payments.card',
        'matricula logs --file /var/log/matricula.log --level error',
      ]),
    )
    .action(async (flags: Flags) => {
      await (flags.file === undefined ? showHubs(context, flags) : showFiles(context, flags, flags.file))
    })
}

async function showHubs(context: Context, { follow, lines = usualLines, ...flags }: Flags): Promise<void> {
  const [{ askLog, followLog }, { isWanted }] = await Promise.all([
    import('../tasks/logs/ask-log.ts'),
    import('../tasks/logs/log-line.ts'),
  ])
  const { locale, out, signal } = context
  const say = speaker(texts, locale)
  const tell = await teller(context)
  const narrowing = narrowingOf(flags)
  const { level } = narrowing
  const hub = await context.hub()
  const recent = await askLog(hub, { after: 0, level })
  const wanted = recent.lines.filter((line) => isWanted(line, narrowing)).slice(-lines)
  wanted.forEach(tell)
  if (wanted.length === 0) out.talk(say('nothing'))
  if (follow !== true) return
  const onSilence = ({ message }: Error) => out.talk(say('silence', { message }))
  const coming = followLog(hub, { after: recent.next, level, everyMs, signal, locale, onSilence })
  for await (const line of coming) if (isWanted(line, narrowing)) tell(line)
}

async function showFiles(context: Context, { lines, ...flags }: Flags, file: string): Promise<void> {
  const { openLogFile, wantedLines, lastOf } = await import('../tasks/logs/read-file.ts')
  const { locale, terminal } = context
  const tell = await teller(context)
  const stream = await openLogFile(file, terminal.stdin, locale)
  const wanted = wantedLines(stream, narrowingOf(flags))
  if (lines === undefined) for await (const line of wanted) tell(line)
  else for (const line of await lastOf(wanted, lines)) tell(line)
}

function narrowingOf({ level, grep }: Flags): Narrowing {
  return { level: level ?? null, grep: grep ?? null }
}

async function teller({ out }: Context): Promise<(line: LogLine) => void> {
  const { logLine } = await import('../views/log-line.ts')
  return ({ at, level, message, fields }) => out.tell({ at, level, message, fields }, logLine)
}
