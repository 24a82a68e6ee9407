import { own } from '@matricula/contract'
import { type TextReader, translate } from '../../config/texts.ts'
import { pesos, formatPercent } from '../../shared/money.ts'
import type { Step } from './step.ts'

export interface ExplainedStep extends Step {
  /** In the reader's language, its values in their places. */
  readonly sentence: string
}

const percents = new Set(['discount', 'progressive', 'scholarship'])
const counts = new Set(['months', 'parts'])

/** The steps of a proof with what a parent reads of each; one whose text is not there any more says that it is the school's. */
export function explainSteps(steps: readonly Step[], reader: TextReader): ExplainedStep[] {
  return steps.map((step) => ({ ...step, sentence: sentenceOf(step, reader) }))
}

function sentenceOf({ text, values }: Step, { texts, locale }: TextReader): string {
  const key = own(texts[locale], text) === undefined ? 'rule.unknown' : text
  const written = Object.entries(values).map(([name, value]) => [name, write(name, value, locale)])
  return translate(texts, locale, key, Object.fromEntries(written))
}

function write(name: string, value: string | number, locale: TextReader['locale']): string {
  if (typeof value === 'string') return value
  if (percents.has(name)) return formatPercent(value, locale)
  return counts.has(name) ? String(value) : pesos(value)
}
