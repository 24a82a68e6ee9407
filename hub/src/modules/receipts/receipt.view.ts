import type { School } from '../../config/settings.ts'
import { type Locale, translate, type Texts } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import type { ReceiptBody } from './receipt-body.ts'
import type { Receipt } from './receipt.store.ts'

const digits = 6

/** A receipt as it was issued, in the reader's language, with accounting's number once it has one. */
export function viewReceipt(
  receipt: Receipt,
  { school, texts, locale, publicUrl }: { school: School; texts: Texts; locale: Locale; publicUrl: string },
) {
  const { version: _version, paymentMethod, ...body } = receipt.body
  const { name, nit, address, phone, city } = school
  return {
    ...body,
    annual: body.annual.map((fee) => ({ ...fee, reduction: receipt.reductions.get(fee.code) ?? 0 })),
    number: String(receipt.number).padStart(digits, '0'),
    token: receipt.token,
    orderToken: receipt.orderToken,
    inForce: receipt.inForce,
    joint: receipt.joint,
    providerRef: receipt.providerRef,
    payer: receipt.payer,
    period: translate(texts, locale, `initial.period${receipt.period}`),
    laterCharges: receipt.laterCharges,
    credit: creditOf(receipt.body),
    address: `${publicUrl}/enrollment/resume/${receipt.token}`,
    issuedAt: bogotaIso(receipt.issuedAt),
    school: { name, nit, address, phone, city },
    paymentMethod: translate(texts, locale, `payment.method.${paymentMethod}`),
    accounting: {
      status: receipt.documentNumber === null ? 'pending' : 'posted',
      number: receipt.documentNumber,
    },
  }
}

/** Pure: how much of a balance in favour paid for what was due today, and what of it is left; null without one. */
export function creditOf({ balance, annual, other }: Pick<ReceiptBody, 'balance' | 'annual' | 'other'>) {
  if (balance.kind !== 'in-favour') return null
  const due = [...annual, ...other].reduce((sum, { total }) => sum + total, 0)
  const used = Math.min(balance.amount, due)
  return { used, left: balance.amount - used }
}
