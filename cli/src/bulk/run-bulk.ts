import { type Command, Option } from 'commander'
import type { CommonFlags, Context } from '../context.ts'
import { whole } from '../flags.ts'
import { texts } from '../texts/bulk.ts'
import { type Locale, speaker } from '../words.ts'
import { type Encoding, encodings } from './read/encodings.ts'
import type { Cells, Records, Work } from './work.ts'

/** How a run is acted on: the flags that `runs resume` takes too. */
export interface ActFlags {
  readonly yes?: boolean
  readonly concurrency?: number
  /** Seconds. */
  readonly retryFor?: number
  readonly result?: string
  readonly force?: boolean
  readonly plain?: boolean
  /** The flags of every command, as they were given. */
  readonly common?: CommonFlags
}

/** The flags every bulk command takes, as commander answers them. */
export interface BulkFlags extends ActFlags {
  readonly file?: string
  readonly format?: 'csv' | 'ndjson' | 'xlsx'
  readonly sheet?: string
  readonly encoding?: Encoding
  readonly template?: boolean
  readonly dryRun?: boolean
  readonly strict?: boolean
  readonly student?: string
  readonly grade?: string
  readonly state?: string
  readonly missing?: string
  readonly search?: string
  readonly quietSince?: string
}

export interface BulkWish<Row> {
  readonly work: Work<Row>
  /** What records without these cells mean, from the command's own flags. */
  readonly defaults?: Cells
  /** Where records come from instead of a file or a filter. */
  readonly records?: Records
}

/** Where a command's records may come from; its flags for them follow. */
export type BulkSource = 'file or students' | 'file' | 'command'

/** Adds the flags of bulk work to a command. */
export function bulkFlags(
  command: Command,
  locale: Locale,
  source: BulkSource = 'file or students',
): Command {
  const say = speaker(texts, locale)
  if (source !== 'command') {
    command
      .option('--file <file>', say('flagFile'))
      .addOption(new Option('--format <format>', say('flagFormat')).choices(['csv', 'ndjson', 'xlsx']))
      .option('--sheet <name>', say('flagSheet'))
      .addOption(new Option('--encoding <name>', say('flagEncoding')).choices(encodings))
      .option('--template', say('flagTemplate'))
  }
  if (source === 'file or students') {
    command
      .option('--student <codes>', say('flagStudent'))
      .option('--grade <grades>', say('flagGrade'))
      .option('--state <steps>', say('flagState'))
      .option('--missing <step>', say('flagMissing'))
      .option('--search <words>', say('flagSearch'))
      .option('--quiet-since <day>', say('flagQuietSince'))
  }
  command.option('--dry-run', say('flagDryRun')).option('--strict', say('flagStrict'))
  return actFlags(command, locale)
}

/** Adds the flags of acting on a plan. */
export function actFlags(command: Command, locale: Locale): Command {
  const say = speaker(texts, locale)
  return command
    .option('-y, --yes', say('flagYes'))
    .addOption(
      new Option('--concurrency <n>', say('flagConcurrency')).argParser(whole({ least: 1, most: 32 })),
    )
    .addOption(
      new Option('--retry-for <seconds>', say('flagRetryFor'))
        .argParser(whole({ least: 0, most: 86_400 }))
        .default(120),
    )
    .option('--result <file>', say('flagResult'))
    .option('--force', say('flagForce'))
    .option('--plain', say('flagPlain'))
    .hook('preAction', (_, acting) => {
      const { hub, profile, keyFile } = acting.optsWithGlobals<CommonFlags>()
      acting.setOptionValue('common', {
        ...(hub !== undefined && { hub }),
        ...(profile !== undefined && { profile }),
        ...(keyFile !== undefined && { keyFile }),
      })
    })
}

/** Plans, asks, acts and tells, from the first row to the result file; sets the exit code. */
export async function runBulk<Row>(context: Context, flags: BulkFlags, wish: BulkWish<Row>): Promise<void> {
  if (flags.template === true) {
    const { templateOf } = await import('./read/template.ts')
    context.out.answer(templateOf(wish.work.columns), (lines) => lines)
    return
  }
  const { leadNewRun } = await import('./lead/new-run.ts')
  await leadNewRun(context, flags, wish)
}
