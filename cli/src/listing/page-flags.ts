import type { Command } from 'commander'
import { whole } from '../flags.ts'
import { type Locale, translator } from '../i18n.ts'

/** How much of a long list is asked for. */
export interface PageFlags {
  readonly page: number
  readonly limit: number
  readonly all?: boolean
}

export function withPages(command: Command, locale: Locale): Command {
  const t = translator('listing', locale)
  return command
    .option('--page <n>', t('page'), whole({ least: 1, most: 1_000_000 }), 1)
    .option('--limit <n>', t('limit'), whole({ least: 1, most: 500 }), 50)
    .option('--all', t('all'))
}
