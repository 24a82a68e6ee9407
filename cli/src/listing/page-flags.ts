import type { Command } from 'commander'
import { whole } from '../flags.ts'
import { texts } from '../texts/listing.ts'
import { type Locale, speaker } from '../words.ts'

/** How much of a long list is asked for. */
export interface PageFlags {
  readonly page: number
  readonly limit: number
  readonly all?: boolean
}

export function withPages(command: Command, locale: Locale): Command {
  const say = speaker(texts, locale)
  return command
    .option('--page <n>', say('page'), whole({ least: 1, most: 1_000_000 }), 1)
    .option('--limit <n>', say('limit'), whole({ least: 1, most: 500 }), 50)
    .option('--all', say('all'))
}
