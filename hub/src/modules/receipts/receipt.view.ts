import type { School } from '../../config/settings.ts'
import { type Locale, translate, type Texts } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { sum } from '../../shared/money.ts'
import { issuerOf } from './issuer.ts'
import type { ReceiptBody } from './receipt-body.ts'
import type { Receipt } from './receipt.store.ts'

const digits = 6

export interface ReceiptReading {
  /** As it is today: receipts of before version 2 do not say as what it issued them. */
  readonly school: School
  readonly texts: Texts
  readonly locale: Locale
  readonly publicUrl: string
  readonly now: Date
}

/** A receipt as it was issued, in the reader's language, with accounting's number once it has one. */
export function viewReceipt(receipt: Receipt, { school, texts, locale, publicUrl, now }: ReceiptReading) {
  const { version: _version, paymentMethod, ...body } = receipt.body
  const { status, since } = receipt.standing
  return {
    ...body,
    annual: body.annual.map((fee) => ({ ...fee, reduction: receipt.reductions.get(fee.code) ?? 0 })),
    number: numberOf(receipt),
    token: receipt.token,
    orderToken: receipt.orderToken,
    inForce: status !== 'reversed',
    standing: { status, since: bogotaIso(since), asOf: bogotaIso(now) },
    refunds: receipt.refunds.map(viewRefund),
    takenBack: receipt.takenBack,
    netPaid: body.totalPaid - receipt.takenBack - sum(receipt.refunds.map(({ amount }) => amount)),
    joint: receipt.joint,
    providerRef: receipt.providerRef,
    payer: receipt.payer,
    period: translate(texts, locale, `initial.period${receipt.period}`),
    laterCharges: receipt.laterCharges,
    cancelled:
      receipt.cancelled === null
        ? null
        : { since: bogotaIso(receipt.cancelled.since), charges: receipt.cancelled.charges },
    credit: creditOf(receipt.body),
    address: `${publicUrl}/enrollment/resume/${receipt.token}`,
    issuedAt: bogotaIso(receipt.issuedAt),
    school: receipt.body.school ?? issuerOf(school),
    paymentMethod: translate(texts, locale, `payment.method.${paymentMethod}`),
    accounting: {
      status: receipt.documentNumber === null ? 'pending' : 'posted',
      number: receipt.documentNumber,
    },
  }
}

/** As it is printed. */
export function numberOf({ number }: Pick<Receipt, 'number'>): string {
  return String(number).padStart(digits, '0')
}

/** Whoever has the receipt's address reads it: not by which reference the family is paid. */
function viewRefund({ status, amount, way, day, place }: Receipt['refunds'][number]) {
  return { status, amount, way, day, place }
}

/** Pure: how much of a balance in favour paid for what was due today, and what of it is left; null without one. */
export function creditOf({ balance, annual, other }: Pick<ReceiptBody, 'balance' | 'annual' | 'other'>) {
  if (balance.kind !== 'in-favour') return null
  const due = sum([...annual, ...other].map(({ total }) => total))
  const used = Math.min(balance.amount, due)
  return { used, left: balance.amount - used }
}
