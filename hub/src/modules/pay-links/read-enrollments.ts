import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { lookUpCode } from '../access/index.ts'
import { findOrder } from '../enrollment/index.ts'
import { heldInvoiceOf, type priceKept } from '../payments/index.ts'
import { standingState } from './decide-link-state.ts'
import type { DueStanding } from './due.ts'
import { notPayableAsIs, notPayableByPrice } from './not-payable.ts'
import type { PayLink } from './pay-link.ts'

/** By kept prices to show them, by those of this moment to pay them. */
export type Pricing = typeof priceKept

/** How each student's enrolment stands, with what is due of it. */
export async function readEnrollments(
  app: AppContext,
  { students }: Pick<PayLink, 'students'>,
  price: Pricing,
): Promise<readonly DueStanding[]> {
  const read: DueStanding[] = []
  for (const code of students) read.push(await readEnrollment(app, code, price))
  return read
}

async function readEnrollment(app: AppContext, code: string, price: Pricing): Promise<DueStanding> {
  const { project } = app.config.seasons.parents
  const { outcome, student } = await lookUpCode(app, code)
  const order = await findOrder(app.database, { project, studentCode: code })
  const state = standingState(outcome, order?.status ?? null)
  if (state !== 'payable') return { state, due: null, why: notPayableAsIs(outcome, order?.status ?? null) }
  if (student === null) return { state: 'not-now', due: null, why: refuse('PAY_LINK_CLOSED') }
  const quote = await price(app, code, student)
  if (isRefused(quote)) return { state: 'not-now', due: null, why: notPayableByPrice(quote) }
  const isPaidInPortal = quote.totals.balance > 0 && (await heldInvoiceOf(app.database, code)) !== null
  if (isPaidInPortal) return { state: 'paying', due: null, why: refuse('PAYMENT_PENDING') }
  return { state, why: null, due: { is: 'enrollment', student, quote, amount: quote.totals.totalV } }
}
