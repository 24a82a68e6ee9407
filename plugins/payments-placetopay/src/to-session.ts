import { PluginFault } from '@matricula/contract'
import type { CheckoutRequest, CheckoutPayer, IdentityDocument } from '@matricula/contract'
import { bogotaInstant } from './bogota-instant.ts'
import type { DocumentType, Settings } from './settings.ts'

const locales = { 'es-CO': 'es_CO', en: 'en_US' } as const satisfies Record<CheckoutRequest['locale'], string>

/** The vendor opens no session that ends sooner. */
const soonestMs = 5 * 60_000

/**
 * The session to create: the whole amount or nothing, no tax as schooling is excluded from IVA.
 * Fails with `rejected` for what the vendor would refuse by its own limits.
 */
export function sessionFrom(request: CheckoutRequest, settings: Settings, now: Date): object {
  const { reference, amount, currency, description, returnUrl, locale } = request
  const expires = new Date(request.expiresAt)
  if (expires.getTime() - now.getTime() < soonestMs) {
    throw new PluginFault('rejected', 'placetopay opens no session that ends within 5 minutes', {
      reason: 'expires too soon',
      field: 'expiresAt',
    })
  }
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new PluginFault('invalid', 'the amount is not a positive whole number of pesos', {
      field: 'amount',
    })
  }
  return {
    locale: locales[locale],
    buyer: buyerFrom(request.payer, settings.documentType),
    payment: {
      reference,
      description: plain(description, 250),
      amount: { currency, total: amount },
      allowPartial: false,
    },
    fields: request.extras.map((value, index) => ({
      keyword: `extra${index + 1}`,
      value: plain(value, 250),
      displayOn: 'none',
    })),
    expiration: bogotaInstant(expires),
    returnUrl,
    cancelUrl: returnUrl,
    ipAddress: settings.ipAddress,
    userAgent: settings.userAgent,
  }
}

/** Prefills the page; what does not look right is left for the payer to fill in. */
function buyerFrom(payer: CheckoutPayer, fallback: DocumentType): Record<string, string> {
  const documentType = payer.document === null ? fallback : documentTypes[payer.document]
  const mobile = /^(?:(?:00)?57)?(3\d{9})$/.exec(payer.phone.replaceAll(/\D/g, ''))?.[1]
  const isDocument = documentForms[documentType].test(payer.id)
  return {
    ...(isDocument && { documentType, document: payer.id }),
    name: plain(payer.name, 60),
    surname: plain(payer.lastname, 60),
    email: payer.email,
    ...(mobile !== undefined && { mobile }),
  }
}

const documentTypes: Readonly<Record<IdentityDocument, DocumentType>> = {
  CC: 'CC',
  CE: 'CE',
  NIT: 'NIT',
  PA: 'PPN',
  TI: 'TI',
}

/** As the vendor checks them. */
const documentForms: Readonly<Record<DocumentType, RegExp>> = {
  CC: /^[1-9]\d{3,9}$/,
  CE: /^(?:[a-zA-Z]{1,5})?[1-9]\d{3,7}$/,
  TI: /^[1-9]\d{4,11}$/,
  NIT: /^[1-9]\d{6,9}$/,
  RUT: /^[1-9]\d{6,9}$/,
  PPN: /^\w{4,16}$/,
  RC: /^\d{8,11}$/,
}

function plain(text: string, most: number): string {
  const cut = text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
  // Half a character may be left of one that takes two places.
  return cut.replace(/[\uD800-\uDBFF]$/, '').trim()
}
