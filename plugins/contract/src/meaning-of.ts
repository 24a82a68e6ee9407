import { loggableWord } from './answers.ts'
import { own } from './own.ts'
import type { Log } from './plugin.ts'

/**
 * What a vendor's word means by the adapter's table. A word that is not in it means `unknown`, with a warning: never
 * paid, never declined, never signed.
 */
export function meaningOf<M extends string>(
  table: Readonly<Record<string, M>>,
  rawStatus: string,
  { unknown, log }: { readonly unknown: M; readonly log: Log },
): M {
  const meaning = own(table, rawStatus)
  if (meaning !== undefined) return meaning
  log.warn({ rawStatus: loggableWord(rawStatus), takenAs: unknown }, 'a status nobody knows')
  return unknown
}
