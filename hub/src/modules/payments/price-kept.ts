import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import {
  type EnrollmentQuote,
  quoteEnrollment,
  readDraft,
  refusePaidElsewhere,
  refuseUnsigned,
} from '../enrollment/index.ts'
import { atCurrentPrices } from '../fees/index.ts'
import { readStudent } from '../students/index.ts'
import type { Student } from '../students/student.ts'
import { decidePath } from './decide-path.ts'

/** Today's price of what the family has kept, where it could pay it online itself; else why not. */
export async function priceKept(app: AppContext, studentCode: string, student: Student | null) {
  const refusal = (await refusePaidElsewhere(app, student)) ?? (await refuseUnsigned(app, studentCode))
  if (refusal !== null) return refusal
  const { period, method, quotas, transport, activities } = await readDraft(app, studentCode)
  if (transport.is === 'undecided') return refuse('PAYMENT_KIND')
  const quote = await quoteEnrollment(app, student, { period, method, quotas, transport, activities })
  if (isRefused(quote)) return quote
  return isPaidOnline(quote) ? quote : refuse('PAYMENT_KIND')
}

/** The same before somebody pays or splits it, with nothing that was read a moment ago. */
export async function priceNow(app: AppContext, studentCode: string) {
  await app.prices.balanceNow(studentCode)
  return priceKept(atCurrentPrices(app), studentCode, await readStudent(app, studentCode))
}

function isPaidOnline({ totals, period, method }: EnrollmentQuote): boolean {
  return decidePath({ totalV: totals.totalV, period, method }) === 'provider'
}
