import type { Json, PageRequest, PageResponse } from '@matricula/contract'
import { pageOf } from '@matricula/contract/sandbox'
import type { Payment } from '../payment.ts'
import type { Office } from './office.ts'

const size = 500

/** Every payment the vendor knows, newest first, `cursor` by `cursor`, and how many callbacks still wait. */
export async function showLedger({ desk }: Office, { query }: PageRequest): Promise<PageResponse> {
  const cursor = query['cursor']
  const payments = await desk.ledger.all()
  const { items, next } = pageOf(payments, { size, ...(cursor !== undefined && { cursor }) })
  return {
    is: 'json',
    value: { payments: items.map(viewPayment), next, waiting: await desk.courier.waiting() },
  }
}

function viewPayment({ checkout, now }: Payment): Json {
  const { reference, providerRef, amount: asked } = checkout
  const { rawStatus: status, amount, at, means } = now
  return { reference, providerRef, asked, status, amount, at, means }
}
