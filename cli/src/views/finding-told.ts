import type { Fact } from '../tasks/rehearse/fact.ts'
import type { Finding } from '../tasks/rehearse/surprise.ts'
import { texts } from '../texts/rehearse-facts.ts'
import { type Locale, speaker } from '../words.ts'

/** A finding with its sentences in the reader's language. */
export interface ToldFinding extends Omit<Finding, 'expected' | 'found'> {
  readonly expected: string
  readonly found: string
}

export function findingTold({ expected, found, ...finding }: Finding, locale: Locale): ToldFinding {
  return { ...finding, expected: factTold(expected, locale), found: factTold(found, locale) }
}

function factTold(fact: Fact, locale: Locale): string {
  return typeof fact === 'string' ? fact : speaker(texts, locale)(fact.says, fact.values)
}
