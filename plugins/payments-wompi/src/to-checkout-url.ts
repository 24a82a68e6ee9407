import type { CheckoutRequest, CheckoutPayer, IdentityDocument } from '@matricula/contract'
import { centsFrom } from './cents.ts'
import { integrityOf } from './integrity.ts'
import type { DocumentType, Settings } from './settings.ts'

/**
 * Where the browser goes to pay: Wompi's page with the payment in its query, signed. Schooling
 * is excluded from IVA, so no tax is named.
 */
export function checkoutUrl(request: CheckoutRequest, settings: Settings): string {
  const amountInCents = centsFrom(request.amount)
  const { reference, currency } = request
  const expirationTime = new Date(request.expiresAt).toISOString()
  const signature = integrityOf(
    { reference, amountInCents, currency, expirationTime },
    settings.integritySecret,
  )
  const url = new URL(settings.checkoutUrl)
  url.search = new URLSearchParams({
    'public-key': settings.publicKey,
    currency,
    'amount-in-cents': String(amountInCents),
    reference,
    'signature:integrity': signature,
    'redirect-url': request.returnUrl,
    'expiration-time': expirationTime,
  }).toString()
  return url.href
}

/** Prefills the page; what does not look right is left for the payer to fill in. */
export function customerOf(payer: CheckoutPayer, documentType: DocumentType): Record<string, string> {
  return {
    ...(payer.email !== '' && { 'customer-data:email': payer.email }),
    ...fullName(payer),
    ...phone(payer),
    ...legalId(payer, documentType),
  }
}

function fullName({ name, lastname }: CheckoutPayer): Record<string, string> {
  const whole = `${name} ${lastname}`.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return whole === '' ? {} : { 'customer-data:full-name': whole.slice(0, 100).trim() }
}

/** Ten digits of a Colombian number; another country's prefix cannot be told from the digits. */
function phone({ phone }: CheckoutPayer): Record<string, string> {
  const number = /^(?:(?:00)?57)?(3\d{9}|60[124-8]\d{7})$/.exec(phone.replaceAll(/\D/g, ''))?.[1]
  return number === undefined
    ? {}
    : { 'customer-data:phone-number': number, 'customer-data:phone-number-prefix': '+57' }
}

const documentTypes: Readonly<Record<IdentityDocument, DocumentType>> = {
  CC: 'CC',
  CE: 'CE',
  NIT: 'NIT',
  PA: 'PP',
  TI: 'TI',
}

/** As Colombia writes them; other documents pass as they are. */
const idForms: Partial<Record<DocumentType, RegExp>> = {
  CC: /^[1-9]\d{3,9}$/,
  CE: /^(?:[A-Za-z]{1,5})?[1-9]\d{3,7}$/,
  TI: /^[1-9]\d{4,11}$/,
  NIT: /^[1-9]\d{6,9}$/,
}

function legalId({ id, document }: CheckoutPayer, fallback: DocumentType): Record<string, string> {
  const type = document === null ? fallback : documentTypes[document]
  const form = idForms[type] ?? /^[A-Za-z0-9_-]{4,20}$/
  return form.test(id) ? { 'customer-data:legal-id': id, 'customer-data:legal-id-type': type } : {}
}
