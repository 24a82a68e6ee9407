import { translate } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { issuerOf } from './issuer.ts'
import { numberOf, type ReceiptReading } from './receipt.view.ts'
import type { RefundReceipt } from './refund-receipt.store.ts'

/** A refund receipt in the reader's language; of the student it says what the receipt does (receipts-15). */
export function viewRefundReceipt(
  { receipt, refund, payment }: RefundReceipt,
  { school, texts, locale, publicUrl, now }: ReceiptReading,
) {
  const { token, body } = receipt
  const number = numberOf(receipt)
  const { reference, amount, approvedAt, netPaid } = payment
  return {
    number: `${number}-D${refund.place}`,
    address: `${publicUrl}/enrollment/resume/${token}/refunds/${refund.place}`,
    asOf: bogotaIso(now),
    day: refund.day,
    amount: refund.amount,
    way: refund.way,
    reference: refund.providerRef,
    payment: {
      reference,
      amount,
      at: approvedAt === null ? null : bogotaIso(new Date(approvedAt)),
      method: translate(texts, locale, `payment.method.${body.paymentMethod}`),
      netPaid,
    },
    receipt: { number, token },
    cycle: body.cycle,
    school: body.school ?? issuerOf(school),
    student: body.student,
  }
}

export type RefundReceiptView = ReturnType<typeof viewRefundReceipt>
