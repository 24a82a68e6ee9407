import type { AppContext } from '../../app-context.ts'
import { startOfDay } from '../../shared/local-date.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { lookUpCode } from '../access/index.ts'
import { findOrder } from '../enrollment/index.ts'
import { endOfDayAfter, priceNow } from '../payments/index.ts'

/** What is due today of an enrolment that may be paid in parts now, or why it may not (splits-1). */
export async function priceToSplit(app: AppContext, studentCode: string) {
  const { split: terms } = app.config.seasons.parents.parent
  const until = terms === null ? null : endOfDayAfter(startOfDay(terms.until), 0)
  if (terms === null || until === null || app.clock.now() >= until) return refuse('SPLIT_NOT_OFFERED')
  const { outcome } = await lookUpCode(app, studentCode)
  if (outcome !== 'proceed' && outcome !== 'complete') return refuse('SPLIT_NOT_OFFERED')
  const quote = await priceNow(app, studentCode)
  if (isRefused(quote)) return quote.code === 'PAYMENT_KIND' ? refuse('NOTHING_DUE') : quote
  return { terms, until, quote }
}

/** The same as finance reads it before it splits an order; one that is paid or withdrawn already is none to split. */
export async function readSplitPrice(app: AppContext, studentCode: string) {
  const { project } = app.config.seasons.parents
  const order = await findOrder(app.database, { project, studentCode })
  if (order?.status === 'paid') return refuse('ORDER_PAID', { facts: { token: order.token } })
  if (order?.status === 'withdrawn') return refuse('ENROLLMENT_WITHDRAWN', { facts: { token: order.token } })
  const priced = await priceToSplit(app, studentCode)
  return isRefused(priced) ? priced : { total: priced.quote.totals.totalV, terms: priced.terms }
}
