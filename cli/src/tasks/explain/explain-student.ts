import type { components } from '@matricula/hub/api'
import { answered } from '../../hub/answered.ts'
import type { Hub } from '../../hub/hub.ts'
import type { Locale } from '../../words.ts'
import { type Quote, quoteStudent, readStanding, type Standing } from '../quote/quote-student.ts'
import { explainOrder } from './explain-order.ts'
import type { Explanation } from './explanation.ts'
import { type Catalogue, sayStep } from './say-step.ts'

export interface Explained {
  readonly explanation: Explanation
  /** Whose choices stand behind a quote; null for an order. */
  readonly by: 'family' | 'season' | null
  /** What the family meets when it signs in now. */
  readonly sees: components['schemas']['StudentFile']['sees']
}

/** Where a student's amounts come from: the charges of the season's paid order, or else a quote of today. */
export async function explainStudent(hub: Hub, student: string, locale: Locale): Promise<Explained> {
  const standing = await readStanding(hub, student)
  const { sees } = standing.file
  const paid = paidOrder(standing)
  if (paid !== null) {
    const params = { path: { token: paid } }
    const timeline = await answered(hub.api.GET('/api/payments/{token}/timeline', { params }))
    return { explanation: explainOrder(timeline, locale), by: null, sees }
  }
  const path = { locale: locale === 'es' ? ('es-CO' as const) : ('en' as const) }
  const [{ quote, by }, catalogue] = await Promise.all([
    quoteStudent(hub, { student }, standing),
    answered(hub.api.GET('/api/texts/{locale}', { params: { path } })),
  ])
  return { explanation: explainQuote({ student, quote, catalogue, locale }), by, sees }
}

function paidOrder({ file, season }: Standing): string | null {
  const paid = file.payments.find(
    (one) => one.project === season.project && one.flow === 'parent' && one.approved_at !== null,
  )
  return paid?.token ?? null
}

interface Explaining {
  readonly student: string
  readonly quote: Quote
  readonly catalogue: Catalogue
  readonly locale: Locale
}

function explainQuote({ student, quote, catalogue, locale }: Explaining): Explanation {
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
      steps: explanation.map((step) => sayStep(step, catalogue, locale)),
    })),
    totals: quote.totals,
    total: quote.totals.totalV,
  }
}
