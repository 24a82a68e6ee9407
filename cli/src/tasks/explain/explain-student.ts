import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import {
  type Quote,
  quoteStudent,
  readStudentAndSeason,
  type StudentAndSeason,
} from '../quote/quote-student.ts'
import type { Explanation, ExplainedItem, ExplainedStep } from './explanation.ts'
import { type Locale, translator } from '../../i18n.ts'

export interface StudentExplanation {
  readonly explanation: Explanation
  /** Whose choices stand behind a quote; null for an order. */
  readonly by: 'family' | 'season' | null
  /** What the family meets when it signs in now. */
  readonly sees: components['schemas']['StudentFile']['sees']
}

/** Where a student's amounts come from: the charges of the season's paid order, or else a quote of today. */
export async function explainStudent(hub: Hub, student: string, locale: Locale): Promise<StudentExplanation> {
  const facts = await readStudentAndSeason(hub, student)
  const { sees } = facts.file
  const paid = paidOrder(facts)
  if (paid !== null) {
    const params = { path: { token: paid } }
    const timeline = await unwrap(hub.api.GET('/api/payments/{token}/timeline', { params }))
    return { explanation: explainOrder(timeline, locale), by: null, sees }
  }
  const { quote, by } = await quoteStudent(hub, { student }, facts)
  return { explanation: explainQuote(student, quote), by, sees }
}

function paidOrder({ file, season }: StudentAndSeason): string | null {
  const paid = file.payments.find(
    (one) => one.project === season.project && one.flow === 'parent' && one.approved_at !== null,
  )
  return paid?.token ?? null
}

function explainQuote(student: string, quote: Quote): Explanation {
  const rows = [...quote.annual, ...quote.monthly, ...quote.transport, ...quote.activities]
  return {
    student,
    of: 'quote',
    token: null,
    period: quote.period,
    items: rows.map(({ code, name, now, later, explanation }) => ({
      code,
      name,
      now,
      later,
      steps: explanation.map(explainStep),
    })),
    totals: quote.totals,
    total: quote.totals.totalV,
  }
}

/** The hub writes the sentence, in the language of the call. */
function explainStep(step: components['schemas']['ProofStep']): ExplainedStep {
  const { rule, text, sentence, values, result } = step
  const unit = text.startsWith('rule.progressive') ? 'basis-points' : 'COP'
  return { rule, values, result, unit, text: sentence }
}

type Timeline = components['schemas']['PaymentTimeline']
type Charge = Timeline['charges'][number]

/** A paid order as its charges have it: what stood before the discounts, and what was or will be charged. */
function explainOrder({ student, token, charges }: Timeline, locale: Locale): Explanation {
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
  const t = translator('explain', locale)
  const { totalBase, futureAnnuities, unitPrice, quantity, paidNow, shipDate } = charge
  const amount = unitPrice * quantity
  const step = (text: string, result: number): ExplainedStep => {
    return { rule: null, values: { shipDate }, result, unit: 'COP', text }
  }
  return [
    ...(totalBase === amount ? [] : [step(t('before'), totalBase)]),
    ...(futureAnnuities === 0 ? [] : [step(t('annuities'), futureAnnuities)]),
    paidNow === 1 ? step(t('chargeNow'), amount) : step(t('chargeLater', { day: shipDate }), amount),
  ]
}
