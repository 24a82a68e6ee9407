import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { atCurrentPrices } from '../fees/index.ts'
import { checkChild, type PricedChild } from './check-child.ts'
import type { FamilyPaymentCommand } from './family-payment-command.ts'
import { ownChildren } from './own-children.ts'
import { readChild } from './read-child.ts'

/** Prices every child again from its kept draft, with the balance of this moment; the first refusal is the whole's. */
export async function checkCommand(
  app: AppContext,
  { guardianId, email, students, trace }: FamilyPaymentCommand,
): Promise<
  | Refusal<'FAMILY_NOT_PAYABLE' | 'NOT_FOUND' | 'ORDER_PAID' | 'PAYMENT_PENDING' | 'PRICE_CHANGED'>
  | readonly PricedChild[]
> {
  const own = new Map((await ownChildren(app, email, trace)).map((student) => [student.code, student]))
  if (!students.every(({ student }) => own.has(student))) return refuse('NOT_FOUND')
  const priced: PricedChild[] = []
  for (const requested of students.toSorted((one, other) => one.student.localeCompare(other.student))) {
    const student = own.get(requested.student)
    if (student === undefined) return refuse('NOT_FOUND')
    await app.prices.balanceNow(student.code)
    const checked = checkChild(await readChild(atCurrentPrices(app), guardianId, student), requested)
    if (isRefused(checked)) return checked
    priced.push(checked)
  }
  return priced
}
