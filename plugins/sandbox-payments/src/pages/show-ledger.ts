import type { Json, PageRequest, PageResponse } from '@matricula/contract'
import { pageOf } from '@matricula/contract/sandbox'
import type { Payment } from '../payment.ts'
import type { PageContext } from './page-context.ts'

const size = 500

/** Every payment the vendor knows, newest first, `cursor` by `cursor`, and how many callbacks still wait. */
export async function showLedger(
  { paymentService }: PageContext,
  { query }: PageRequest,
): Promise<PageResponse> {
  const cursor = query['cursor']
  const payments = await paymentService.ledger.all()
  const { items, next } = pageOf(payments, { size, ...(cursor !== undefined && { cursor }) })
  return {
    is: 'json',
    value: { payments: items.map(viewPayment), next, waiting: await paymentService.callbackSender.waiting() },
  }
}

function viewPayment(payment: Payment): Json {
  const { reference, providerRef, amount: asked } = payment.checkout
  const { rawStatus: status, amount, at, means } = payment.now
  return { reference, providerRef, asked, status, amount, at, means, returned: returnedOf(payment) }
}

/** COP that went back: all of it, or the parts that were given back. */
function returnedOf({ steps, now }: Payment): number {
  if (now.rawStatus === 'Reversada') return now.amount
  return steps.reduce((sum, { refund }) => sum + (refund?.amount ?? 0), 0)
}
