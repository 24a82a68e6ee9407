import type { Fact, Finding } from '@matricula/rehearsal'
import { type Locale, translator } from '../i18n.ts'

/** A finding with its sentences in the reader's language. */
export interface DescribedFinding extends Omit<Finding, 'expected' | 'found'> {
  readonly expected: string
  readonly found: string
}

export function describeFinding({ expected, found, ...finding }: Finding, locale: Locale): DescribedFinding {
  return { ...finding, expected: describeFact(expected, locale), found: describeFact(found, locale) }
}

function describeFact(fact: Fact, locale: Locale): string {
  return typeof fact === 'string' ? fact : translator('rehearse-facts', locale)(fact.key, fact.values)
}
