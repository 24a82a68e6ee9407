import type { QuoteRow } from '../../api/types.ts'
import type { Translate } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { longDate } from '../../dates.ts'
import { formatCop } from '../../money.ts'
import { formatPercent } from '../../numbers.ts'

export interface BreakdownStep {
  text: string
  result: string
  source: string | null
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
  const steps = parts.map(({ name, amount }) => ({ text: name, result: pesos(amount), source: null }))
  return { title, steps: [...steps, total] }
}

export function pesos(amount: number): string {
  return amount < 0 ? `−$${formatCop(-amount)}` : `$${formatCop(amount)}`
}

function explain(
  { rule, values, result, source }: ExplanationStep,
  t: Translate,
  locale: Locale,
): BreakdownStep {
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, formatValue(name, value, locale)]),
  )
  const key = `rule.${rule}`
  const rendered = t(key, written)
  const gives = rule.startsWith('progressive') ? formatPercent(result, locale) : pesos(result)
  return {
    text: rendered === key ? t('rule.unknown') : rendered,
    result: gives,
    source: sourceText(source, t),
  }
}

function formatValue(name: string, value: string | number, locale: Locale): string {
  if (typeof value === 'string') return DAY.test(value) ? longDate(value, locale) : value
  if (PERCENTS.has(name)) return formatPercent(value, locale)
  return COUNTS.has(name) ? String(value) : pesos(value)
}

/**
 * Where a rule is written, in words of who pays: the hub names a field of the price list ('price list CA-0001 Price')
 * or a place in a file ('seasons/2025-2026.yaml#parent...'), which are for the command line.
 */
function sourceText(source: string, t: Translate): string {
  const [, code] = /^price list (\S+) .+$/.exec(source) ?? []
  if (code) return t('tables.fromFees', { code })
  const [, season] = /([\d-]+)\.yaml#.+$/.exec(source) ?? []
  return season ? t('tables.fromYear', { season }) : t('tables.fromRules')
}
