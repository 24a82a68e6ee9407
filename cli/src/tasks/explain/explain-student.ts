import type { components } from '@matricula/hub/api'
import { unwrap } from '../../hub/unwrap.ts'
import type { Hub } from '../../hub/hub.ts'
import type { Locale } from '../../i18n.ts'
import {
  type Quote,
  quoteStudent,
  readStudentAndSeason,
  type StudentAndSeason,
} from '../quote/quote-student.ts'
import { explainOrder } from './explain-order.ts'
import type { Explanation } from './explanation.ts'
import { type Catalogue, describeStep } from './describe-step.ts'

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
  const path = { locale: locale === 'es' ? ('es-CO' as const) : ('en' as const) }
  const [{ quote, by }, catalogue] = await Promise.all([
    quoteStudent(hub, { student }, facts),
    unwrap(hub.api.GET('/api/texts/{locale}', { params: { path } })),
  ])
  return { explanation: explainQuote({ student, quote, catalogue, locale }), by, sees }
}

function paidOrder({ file, season }: StudentAndSeason): string | null {
  const paid = file.payments.find(
    (one) => one.project === season.project && one.flow === 'parent' && one.approved_at !== null,
  )
  return paid?.token ?? null
}

interface ExplainQuoteInput {
  readonly student: string
  readonly quote: Quote
  readonly catalogue: Catalogue
  readonly locale: Locale
}

function explainQuote({ student, quote, catalogue, locale }: ExplainQuoteInput): Explanation {
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
      steps: explanation.map((step) => describeStep(step, catalogue, locale)),
    })),
    totals: quote.totals,
    total: quote.totals.totalV,
  }
}
