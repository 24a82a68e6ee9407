import type { Kind } from '@matricula/contract'

/** Names of payment instances, as the settings say who uses which. */
export interface PaymentInstances {
  /** The wizard's. */
  readonly instance: string
  /** The invoice portal's. */
  readonly invoicesInstance: string
}

const features: Readonly<Record<Exclude<Kind, 'payments'>, readonly string[]>> = {
  sis: ['students', 'profiles', 'admissions'],
  accounting: ['prices', 'balances', 'orders', 'invoices'],
  accessControl: ['food'],
  maps: ['homes'],
  esign: ['documents'],
  notices: ['mail'],
  einvoice: ['einvoices'],
}

/** What stops working while an instance is paused or down, as keys of texts. */
export function featuresOf(
  { kind, name }: { readonly kind: Kind; readonly name: string },
  payments: PaymentInstances,
): string[] {
  const words = kind === 'payments' ? paymentsBy(name, payments) : features[kind]
  return words.map((word) => `plugin.feature.${word}`)
}

function paymentsBy(name: string, { instance, invoicesInstance }: PaymentInstances): string[] {
  return [
    ...(name === instance ? ['payments'] : []),
    ...(name === invoicesInstance ? ['invoicePayments'] : []),
  ]
}
