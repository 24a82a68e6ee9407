import { bogotaTime } from '@matricula/contract'
import type { CheckoutRequest, CheckoutStart, IdentityDocument } from '@matricula/contract'
import { plainText } from './plain-text.ts'
import type { Settings } from './settings.ts'
import { requestSignature } from './signature.ts'

const most = 255

/**
 * The hidden fields the browser posts to PayU. Schooling bears no IVA, so that tax and base are 0:
 * left out, PayU would add 19 %.
 */
export function checkoutForm(
  request: CheckoutRequest,
  settings: Settings,
  { confirmationUrl, now }: { readonly confirmationUrl: string; readonly now: Date },
): CheckoutStart {
  const signed = {
    referenceCode: request.reference,
    amount: String(request.amount),
    currency: request.currency,
    paymentMethods: settings.paymentMethods.join(','),
  }
  const { paymentMethods, ...always } = signed
  const [extra1 = '', extra2 = '', extra3 = ''] = request.extras.map((extra) => extra.slice(0, most))
  const fields = {
    merchantId: settings.merchantId,
    accountId: settings.accountId,
    ...always,
    description: plainText(request.description, most),
    tax: '0',
    taxReturnBase: '0',
    ...(paymentMethods !== '' && { paymentMethods }),
    algorithmSignature: settings.algorithm,
    signature: requestSignature(signed, settings, settings.algorithm),
    ...defaultBuyer(settings),
    extra1,
    extra2,
    extra3,
    lng: request.locale === 'en' ? 'en' : 'es',
    test: settings.test ? '1' : '0',
    responseUrl: request.returnUrl,
    confirmationUrl,
    ...expiry(request, now),
  }
  const prefill = payerFields(request, settings)
  return { is: 'form', action: settings.checkoutUrl, fields, prefill, providerRef: null }
}

/** PayU asks for a buyer; the payer's own data stay with the browser that they were typed in. */
function defaultBuyer({ buyerName, buyerEmail, buyerPhone }: Settings): Record<string, string> {
  return {
    ...(buyerName !== '' && { buyerFullName: buyerName }),
    ...(buyerEmail !== '' && { buyerEmail }),
    ...(buyerPhone !== '' && { telephone: buyerPhone }),
  }
}

function payerFields({ payer }: CheckoutRequest, { documentType }: Settings): Record<string, string> {
  const fullName = `${payer.name} ${payer.lastname}`.trim()
  return {
    buyerFullName: fullName,
    buyerEmail: payer.email,
    telephone: payer.phone,
    payerFullName: fullName,
    payerEmail: payer.email,
    payerPhone: payer.phone,
    payerDocument: payer.id,
    payerDocumentType: payer.document === null ? documentType : documentTypes[payer.document],
  }
}

const documentTypes: Readonly<Record<IdentityDocument, string>> = {
  CC: 'CC',
  CE: 'CE',
  NIT: 'NIT',
  PA: 'PP',
  TI: 'TI',
}

const weekMs = 7 * 24 * 60 * 60 * 1000

/** PayU takes an expiry of at most 7 days for cash, in Bogotá's time; a later one is left to PayU's own 7 days. */
function expiry({ expiresAt }: CheckoutRequest, now: Date): { readonly expirationDate?: string } {
  const at = Date.parse(expiresAt)
  if (at - now.getTime() > weekMs) return {}
  return { expirationDate: bogotaTime(new Date(at)).replace('T', ' ') }
}
