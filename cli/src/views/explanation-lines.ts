import type { Line } from '../output/line.ts'
import { paint } from '../output/paint.ts'
import type { ExplainedItem, ExplainedStep, Explanation } from '../tasks/explain/explanation.ts'
import { percent } from '../tasks/explain/say-step.ts'
import { texts } from '../texts/explain.ts'
import { cop, type Locale, speaker } from '../words.ts'
import { totalLines } from './quote-lines.ts'
import { ruled, sumLine } from './sum-lines.ts'

/** Each concept as a sum on paper, and below them all how they make the total. */
export function explanationLines(explanation: Explanation, locale: Locale): readonly Line[] {
  const { items, of } = explanation
  return [
    ...items.flatMap((item) => [...itemLines(item, { of, locale }), '']),
    ...sumLines(explanation, locale),
  ]
}

export interface Telling {
  readonly of: Explanation['of']
  readonly locale: Locale
}

export function itemLines(
  { code, name, now, later, steps }: ExplainedItem,
  telling: Telling,
): readonly Line[] {
  const { of, locale } = telling
  const say = speaker(texts, locale)
  return [
    paint.bold(`${code} · ${name}`),
    ...steps.flatMap((step) => stepLines(step, locale)),
    ruled,
    ...(now === 0 && later > 0
      ? []
      : sumLine(`  ${say(of === 'quote' ? 'now' : 'paidNow')}`, cop(locale, now))),
    ...(later === 0 ? [] : sumLine(`  ${say('later')}`, cop(locale, later))),
  ]
}

/** The total alone. */
export function sumLines({ items, totals, total }: Explanation, locale: Locale): readonly Line[] {
  if (totals !== null) return totalLines(totals, locale)
  const say = speaker(texts, locale)
  const later = items.reduce((sum, item) => sum + item.later, 0)
  return [
    ...items.flatMap((item) => sumLine(`${item.code} · ${item.name}`, cop(locale, item.now))),
    ruled,
    ...sumLine(say('paidNow'), cop(locale, total)),
    ...(later === 0 ? [] : sumLine(say('later'), cop(locale, later))),
  ]
}

function stepLines({ text, result, unit, source }: ExplainedStep, locale: Locale): readonly Line[] {
  const gives = unit === 'COP' ? cop(locale, result) : percent(result, locale)
  const from = source === null ? [] : [paint.dim(`    ${speaker(texts, locale)('source', { source })}`)]
  return [...sumLine(`  ${text}`, gives), ...from]
}
