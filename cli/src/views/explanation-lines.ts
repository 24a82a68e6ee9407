import type { Line } from '../output/line.ts'
import { paint } from '../output/paint.ts'
import type { ExplainedItem, ExplainedStep, Explanation } from '../tasks/explain/explanation.ts'
import { totalLines } from './quote-lines.ts'
import { ruled, sumLine } from './sum-lines.ts'
import { formatNumber } from '@matricula/hub/api/format-message'
import { formatCop, type Locale, translator } from '../i18n.ts'

/** Each concept as a sum on paper, and below them all how they make the total. */
export function explanationLines(explanation: Explanation, locale: Locale): readonly Line[] {
  const { items, of } = explanation
  return [
    ...items.flatMap((item) => [...itemLines(item, { of, locale }), '']),
    ...sumLines(explanation, locale),
  ]
}

export interface ItemLinesOptions {
  readonly of: Explanation['of']
  readonly locale: Locale
}

export function itemLines(
  { code, name, now, later, steps }: ExplainedItem,
  options: ItemLinesOptions,
): readonly Line[] {
  const { of, locale } = options
  const t = translator('explain', locale)
  return [
    paint.bold(`${code} · ${name}`),
    ...steps.flatMap((step) => stepLines(step, locale)),
    ruled,
    ...(now === 0 && later > 0
      ? []
      : sumLine(`  ${t(of === 'quote' ? 'now' : 'paidNow')}`, formatCop(locale, now))),
    ...(later === 0 ? [] : sumLine(`  ${t('later')}`, formatCop(locale, later))),
  ]
}

/** The total alone. */
export function sumLines({ items, totals, total }: Explanation, locale: Locale): readonly Line[] {
  if (totals !== null) return totalLines(totals, locale)
  const t = translator('explain', locale)
  const later = items.reduce((sum, item) => sum + item.later, 0)
  return [
    ...items.flatMap((item) => sumLine(`${item.code} · ${item.name}`, formatCop(locale, item.now))),
    ruled,
    ...sumLine(t('paidNow'), formatCop(locale, total)),
    ...(later === 0 ? [] : sumLine(t('later'), formatCop(locale, later))),
  ]
}

function stepLines({ text, result, unit, rule }: ExplainedStep, locale: Locale): readonly Line[] {
  const gives = unit === 'COP' ? formatCop(locale, result) : `${formatNumber(locale, result / 100)} %`
  const from = rule === null ? [] : [paint.dim(`    ${translator('explain', locale)('rule', { rule })}`)]
  return [...sumLine(`  ${text}`, gives), ...from]
}
