import type { QuoteRow } from '../../api/types.ts'
import type { Translate } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { cop, longDate, percent } from '../../money.ts'

export interface ProofStep {
  text: string
  result: string
  source: string | null
}

export interface Proof {
  title: string
  steps: ProofStep[]
}

type ExplanationStep = QuoteRow['explanation'][number]

const PERCENTS = new Set(['discount', 'progressive', 'scholarship', 'academic', 'advance'])
const COUNTS = new Set(['months', 'parts', 'quotas', 'quantity'])
const DAY = /^\d{4}-\d{2}-\d{2}/

/** The chain behind a priced line, rule by rule, in the reader's words. */
export function proofOfRow(
  row: Pick<QuoteRow, 'name' | 'explanation'>,
  text: Translate,
  locale: Locale,
): Proof {
  return { title: row.name, steps: row.explanation.map((step) => explain(step, text, locale)) }
}

/** A sum shown as its parts. */
export function proofOfSum(
  title: string,
  parts: readonly { readonly name: string; readonly amount: number }[],
  total: ProofStep,
): Proof {
  const steps = parts.map(({ name, amount }) => ({ text: name, result: pesos(amount), source: null }))
  return { title, steps: [...steps, total] }
}

export function pesos(amount: number): string {
  return amount < 0 ? `−$${cop(-amount)}` : `$${cop(amount)}`
}

function explain(
  { rule, values, result, source }: ExplanationStep,
  text: Translate,
  locale: Locale,
): ProofStep {
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, say(name, value, locale)]),
  )
  const key = `rule.${rule}`
  const told = text(key, written)
  const gives = rule.startsWith('progressive') ? percent(result, locale) : pesos(result)
  return { text: told === key ? text('rule.unknown') : told, result: gives, source: sayPlace(source, text) }
}

function say(name: string, value: string | number, locale: Locale): string {
  if (typeof value === 'string') return DAY.test(value) ? longDate(value, locale) : value
  if (PERCENTS.has(name)) return percent(value, locale)
  return COUNTS.has(name) ? String(value) : pesos(value)
}

/**
 * Where a rule is written, in words of who pays: the hub names a field of the price list ('price list CA-0001 Price')
 * or a place in a file ('seasons/2025-2026.yaml#parent...'), which are for the command line.
 */
function sayPlace(source: string, text: Translate): string {
  const [, code] = /^price list (\S+) .+$/.exec(source) ?? []
  if (code) return text('tables.fromFees', { code })
  const [, season] = /([\d-]+)\.yaml#.+$/.exec(source) ?? []
  return season ? text('tables.fromYear', { season }) : text('tables.fromRules')
}
