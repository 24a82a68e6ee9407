import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { type EnrollmentOrder, type EnrollmentQuote, writeOrder } from '../enrollment/index.ts'
import { refuseDebtInPortal } from './lock-payable.ts'
import { amountsOf } from './split-amounts.ts'
import type { OrderSplit } from './split.model.ts'
import { keepAmounts } from './split.store.ts'

/** Writes today's price into a held order and into the parts of its split; refuses where they no longer come to it. */
export async function repriceSplit(
  { clock, ids }: Pick<AppContext, 'clock' | 'ids'>,
  trx: Transaction,
  {
    order,
    split,
    quote,
  }: { readonly order: EnrollmentOrder; readonly split: OrderSplit; readonly quote: EnrollmentQuote },
): Promise<Refusal<'INVOICE_PENDING' | 'PAYMENT_KIND'> | null> {
  const key = { project: order.project, studentCode: order.studentCode }
  const owed = await refuseDebtInPortal(trx, order.studentCode, quote)
  if (owed !== null) return owed
  const amounts = amountsOf(split.parts, quote.totals.totalV)
  if (amounts === null) return refuse('PAYMENT_KIND')
  await writeOrder(trx, order, { key, quote, status: 'split', ids, at: clock.now() })
  await keepAmounts(trx, split, amounts)
  return null
}
