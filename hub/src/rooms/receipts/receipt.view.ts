import type { School } from '../../config/settings.ts'
import { type Locale, say, type Texts } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
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
    number: String(receipt.number).padStart(digits, '0'),
    token: receipt.token,
    orderToken: receipt.orderToken,
    inForce: receipt.inForce,
    address: `${publicUrl}/enrollment/resume/${receipt.token}`,
    issuedAt: bogotaIso(receipt.issuedAt),
    school: { name, nit, address, phone, city },
    paymentMethod: say(texts, locale, `payment.method.${paymentMethod}`),
    accounting: {
      status: receipt.documentNumber === null ? 'pending' : 'posted',
      number: receipt.documentNumber,
    },
  }
}
