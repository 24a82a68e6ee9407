import { isWithin } from '../../../src/index.ts'
import type { DaySpan, Memo, Page, Paging, Payout, PayoutLine } from '../../../src/index.ts'
import { pageOf } from './sis.ts'
import { refundPlace } from './stored-payment.ts'
import type { StoredPayment } from './stored-payment.ts'

const feeOf = (gross: number) => Math.round(gross * 0.03)

/** Pays out all that was approved and is not paid out yet, with what of it went back. */
export async function payOut(memo: Memo, day: string): Promise<void> {
  const stored = (await memo.list('payment:')).map(({ value }) => value as StoredPayment)
  const lines: PayoutLine[] = []
  for (const { reference, amount } of stored.filter(({ rawStatus }) => rawStatus === 'APPROVED')) {
    if (!(await memo.add(`paid-out:${reference}`, true))) continue
    lines.push(lineOf('charge', reference, { gross: amount, fee: feeOf(amount) }))
    for (const { value } of await memo.list(refundPlace(reference, '')))
      lines.push(lineOf('refund', reference, { gross: -(value as number), fee: 0 }))
  }
  const number = (await memo.list('payout:')).length + 1
  const net = lines.reduce((sum, line) => sum + line.net, 0)
  const payout = { id: `PO-${number}`, day, net, depositRef: null, lines }
  await memo.set(`payout:${number}`, { ...payout, lines: lines.map((line) => ({ ...line })) })
}

function lineOf(
  kind: PayoutLine['kind'],
  reference: string,
  { gross, fee }: Pick<PayoutLine, 'gross' | 'fee'>,
): PayoutLine {
  return { kind, providerRef: `P-${reference}`, gross, fee, withheld: {}, net: gross - fee }
}

export async function listPayouts(memo: Memo, days: DaySpan, paging: Paging): Promise<Page<Payout>> {
  const told = (await memo.list('payout:')).map(({ value }) => value as unknown as Payout)
  return pageOf(
    told.filter(({ day }) => isWithin(day, days)),
    paging,
  )
}
