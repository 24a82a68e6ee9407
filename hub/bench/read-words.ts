import { parseArgs } from 'node:util'
import { type OpeningDayOptions, usualOpeningDay } from './opening-day.ts'

export interface BenchArguments {
  /** All where none is named. */
  readonly names: readonly string[]
  readonly openingDay: OpeningDayOptions
  /** The file that the run is saved to. */
  readonly save: string | null
  /** The file of the run that this one is compared with. */
  readonly against: string | null
}

/** What the words after `npm run bench --` ask for, or the one sentence that says what is wrong with them. */
export function readWords(words: readonly string[]): BenchArguments | 'help' | { readonly wrong: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        families: { type: 'string', default: String(usualOpeningDay.families) },
        minutes: { type: 'string', default: String(usualOpeningDay.minutes) },
        save: { type: 'string' },
        against: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) return 'help'
    const openingDay = { families: Number(values.families), minutes: Number(values.minutes) }
    if (!Number.isInteger(openingDay.families) || openingDay.families < 1)
      return { wrong: `--families must be a whole number from 1, not "${values.families}"` }
    if (!(openingDay.minutes > 0)) return { wrong: `--minutes must be above 0, not "${values.minutes}"` }
    const { save = null, against = null } = values
    if (save === '') return { wrong: '--save must name a file' }
    if (against === '') return { wrong: '--against must name a file' }
    return { names: positionals, openingDay, save, against }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { wrong: error.message.split(/[.\n]/, 1).join('') }
  }
}

export function usageOf(names: readonly string[]): string {
  return [
    'Usage: npm run bench -- [options] [bench...]',
    '',
    `Without a name all run: ${names.join(', ')}`,
    '',
    'Options:',
    '  --families <n>    opening-day: how many come',
    '  --minutes <n>     opening-day: within how many minutes',
    '  --save <file>     writes the results as JSON',
    '  --against <file>  shows beside each result that of a saved run',
    '  -h, --help        shows this',
    '',
  ].join('\n')
}
