import type { QuoteRow } from '../../api/types.ts'
import type { Translate } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { longDate } from '../../dates.ts'
import { pesos } from '../../money.ts'
import { formatPercent } from '../../numbers.ts'

export interface BreakdownStep {
  text: string
  result: string
  /** Of docs/domain; null for a sum. */
  rule: string | null
}

export interface PriceBreakdown {
  title: string
  steps: BreakdownStep[]
}

type ExplanationStep = QuoteRow['explanation'][number]

const PERCENTS = new Set(['discount', 'progressive', 'scholarship', 'academic', 'advance'])
const COUNTS = new Set(['months', 'parts', 'quotas', 'quantity'])
const DAY = /^\d{4}-\d{2}-\d{2}/

/** The breakdown of a priced line, rule by rule, in the reader's language. */
export function breakdownOfRow(
  row: Pick<QuoteRow, 'name' | 'explanation'>,
  t: Translate,
  locale: Locale,
): PriceBreakdown {
  return { title: row.name, steps: row.explanation.map((step) => explain(step, t, locale)) }
}

/** A sum shown as its parts. */
export function breakdownOfSum(
  title: string,
  parts: readonly { readonly name: string; readonly amount: number }[],
  total: BreakdownStep,
): PriceBreakdown {
  const steps = parts.map(({ name, amount }) => ({ text: name, result: pesos(amount), rule: null }))
  return { title, steps: [...steps, total] }
}

function explain(
  { rule, text, values, result }: ExplanationStep,
  t: Translate,
  locale: Locale,
): BreakdownStep {
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, formatValue(name, value, locale)]),
  )
  const rendered = t(text, written)
  return {
    text: rendered === text ? t('rule.unknown') : rendered,
    result: text.startsWith('rule.progressive') ? formatPercent(result, locale) : pesos(result),
    rule,
  }
}

function formatValue(name: string, value: string | number, locale: Locale): string {
  if (typeof value === 'string') return DAY.test(value) ? longDate(value, locale) : value
  if (PERCENTS.has(name)) return formatPercent(value, locale)
  return COUNTS.has(name) ? String(value) : pesos(value)
}
