import { type Command, Option } from 'commander'
import type { CommonFlags } from '../context.ts'
import { whole } from '../flags.ts'
import type { StudentsQuery } from './read/choose-students.ts'
import { type Encoding, encodings } from './read/encodings.ts'
import { type Locale, translator } from '../i18n.ts'

/** How a run is applied: the flags that `runs resume` takes too. */
export interface ApplyFlags {
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
export interface BulkFlags extends ApplyFlags, StudentsQuery {
  readonly file?: string
  readonly format?: 'csv' | 'ndjson' | 'xlsx'
  readonly sheet?: string
  readonly encoding?: Encoding
  readonly template?: boolean
  readonly dryRun?: boolean
  readonly strict?: boolean
}

/** Where a command's records may come from; its flags for them follow. */
export type BulkSource = 'file or students' | 'file' | 'command'

/** Adds the flags of a bulk job to a command. */
export function bulkFlags(
  command: Command,
  locale: Locale,
  source: BulkSource = 'file or students',
): Command {
  const t = translator('bulk', locale)
  if (source !== 'command') {
    command
      .option('--file <file>', t('flagFile'))
      .addOption(new Option('--format <format>', t('flagFormat')).choices(['csv', 'ndjson', 'xlsx']))
      .option('--sheet <name>', t('flagSheet'))
      .addOption(new Option('--encoding <name>', t('flagEncoding')).choices(encodings))
      .option('--template', t('flagTemplate'))
  }
  if (source === 'file or students') {
    command
      .option('--student <codes>', t('flagStudent'))
      .option('--grade <grades>', t('flagGrade'))
      .option('--state <steps>', t('flagState'))
      .option('--missing <step>', t('flagMissing'))
      .option('--search <words>', t('flagSearch'))
      .option('--quiet-since <day>', t('flagQuietSince'))
  }
  command.option('--dry-run', t('flagDryRun')).option('--strict', t('flagStrict'))
  return applyFlags(command, locale)
}

/** Adds the flags of applying a plan. */
export function applyFlags(command: Command, locale: Locale): Command {
  const t = translator('bulk', locale)
  return command
    .option('-y, --yes', t('flagYes'))
    .addOption(new Option('--concurrency <n>', t('flagConcurrency')).argParser(whole({ least: 1, most: 32 })))
    .addOption(
      new Option('--retry-for <seconds>', t('flagRetryFor'))
        .argParser(whole({ least: 0, most: 86_400 }))
        .default(120),
    )
    .option('--result <file>', t('flagResult'))
    .option('--force', t('flagForce'))
    .option('--plain', t('flagPlain'))
    .hook('preAction', (_, subcommand) => {
      const { hub, profile, keyFile } = subcommand.optsWithGlobals<CommonFlags>()
      subcommand.setOptionValue('common', {
        ...(hub !== undefined && { hub }),
        ...(profile !== undefined && { profile }),
        ...(keyFile !== undefined && { keyFile }),
      })
    })
}
