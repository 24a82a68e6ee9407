import type { components } from '@matricula/hub/api'
import { texts } from '../../texts/explain.ts'
import { type Locale, translator } from '../../i18n.ts'
import type { ExplainedItem, ExplainedStep, Explanation } from './explanation.ts'

type Timeline = components['schemas']['PaymentTimeline']
type Charge = Timeline['charges'][number]

/** A paid order as its charges have it: what stood before the discounts, and what was or will be charged. */
export function explainOrder({ student, token, charges }: Timeline, locale: Locale): Explanation {
  const codes = [...new Set(charges.map(({ itemCode }) => itemCode))]
  const items = codes.map((code) =>
    explainItem(
      charges.filter(({ itemCode }) => itemCode === code),
      locale,
    ),
  )
  const total = items.reduce((sum, { now }) => sum + now, 0)
  return { student, of: 'order', token, period: null, items, totals: null, total }
}

function explainItem(charges: readonly Charge[], locale: Locale): ExplainedItem {
  const sum = (some: readonly Charge[]) =>
    some.reduce((all, { unitPrice, quantity }) => all + unitPrice * quantity, 0)
  const now = charges.filter(({ paidNow }) => paidNow === 1)
  return {
    code: charges[0]?.itemCode ?? '',
    name: charges[0]?.name ?? '',
    now: sum(now),
    later: sum(charges) - sum(now),
    steps: charges.flatMap((charge) => stepsOf(charge, locale)),
  }
}

function stepsOf(charge: Charge, locale: Locale): readonly ExplainedStep[] {
  const t = translator(texts, locale)
  const { totalBase, futureAnnuities, unitPrice, quantity, paidNow, shipDate } = charge
  const amount = unitPrice * quantity
  const step = (rule: string, text: string, result: number): ExplainedStep => {
    return { rule, values: { shipDate }, result, unit: 'COP', text, source: null }
  }
  return [
    ...(totalBase === amount ? [] : [step('charge-base', t('before'), totalBase)]),
    ...(futureAnnuities === 0 ? [] : [step('charge-annuities', t('annuities'), futureAnnuities)]),
    paidNow === 1
      ? step('charge-now', t('chargeNow'), amount)
      : step('charge-later', t('chargeLater', { day: shipDate }), amount),
  ]
}
