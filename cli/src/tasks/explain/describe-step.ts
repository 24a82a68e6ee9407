import type { components } from '@matricula/hub/api'
import { formatCop, type Locale, formatNumber } from '../../i18n.ts'
import type { ExplainedStep } from './explanation.ts'
import { own } from '../../own.ts'

type Step = components['schemas']['ProofStep']
/** The hub's texts by flat key. */
export type Catalogue = Readonly<Record<string, string>>

const percents = new Set(['discount', 'progressive', 'scholarship', 'academic', 'advance'])
const counts = new Set(['months', 'parts', 'quotas', 'quantity'])

/** A step of the hub's proof in the reader's words: the same that the screens say. */
export function describeStep(step: Step, catalogue: Catalogue, locale: Locale): ExplainedStep {
  const { rule, values, result, source } = step
  const template = catalogue[`rule.${rule}`] ?? catalogue['rule.unknown'] ?? rule
  const written = Object.entries(values).map(
    ([name, value]) => [name, formatValue(name, value, locale)] as const,
  )
  return {
    rule,
    values,
    result,
    unit: rule.startsWith('progressive') ? 'basis-points' : 'COP',
    text: fill(template, Object.fromEntries(written)),
    source: describePlace(source, catalogue),
  }
}

function formatValue(name: string, value: string | number, locale: Locale): string {
  if (typeof value === 'string') return value
  if (percents.has(name)) return percent(value, locale)
  return counts.has(name) ? String(value) : formatCop(locale, value)
}

/** 1250 as `12,5 %`. */
export function percent(basisPoints: number, locale: Locale): string {
  return `${formatNumber(locale, basisPoints / 100)} %`
}

/** Where a rule is written: the price list, the season's file, or our own rules. */
function describePlace(source: string, catalogue: Catalogue): string {
  const t = (key: string, values: Readonly<Record<string, string>>) => fill(catalogue[key] ?? source, values)
  const [, code, field] = /^price list (\S+) (.+)$/.exec(source) ?? []
  if (code !== undefined && field !== undefined) return t('tables.fromPriceList', { code, field })
  const [, season, place] = /([\d-]+)\.yaml#(.+)$/.exec(source) ?? []
  if (season !== undefined && place !== undefined) return t('tables.fromSeason', { season, place })
  return t('tables.fromRules', {})
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => own(values, name) ?? whole)
}
