import type { CheckoutRequest, IdentityDocument } from '@matricula/contract'
import type { Settings } from './settings.ts'

/** The body of `session/create`, in the style the account takes. */
export function sessionBody(request: CheckoutRequest, settings: Settings, confirmation: string): object {
  const common = {
    checkout_version: '2',
    name: settings.name,
    description: request.description,
    invoice: request.reference,
    currency: request.currency,
    amount: request.amount,
    taxBase: 0,
    tax: 0,
    taxIco: 0,
    country: 'CO',
    lang: request.locale === 'en' ? 'EN' : 'ES',
    confirmation,
    response: request.returnUrl,
    ...(settings.payerIp !== '' && { ip: settings.payerIp }),
    test: settings.test,
    method: 'POST',
  }
  const extras = Object.fromEntries(request.extras.map((extra, index) => [`extra${index + 1}`, extra]))
  const billing = billingOf(request, settings)
  return settings.sessionStyle === 'plugin'
    ? { ...common, billing, extras }
    : { ...asTexts(common), ...extras, ...atRoot(billing) }
}

const documentTypes: Readonly<Record<IdentityDocument, string>> = {
  CC: 'CC',
  CE: 'CE',
  NIT: 'NIT',
  PA: 'PPN',
  TI: 'TI',
}

function billingOf({ payer }: CheckoutRequest, settings: Settings): Record<string, string> {
  return {
    name: `${payer.name} ${payer.lastname}`.trim(),
    email: payer.email,
    ...(settings.payerAddress !== '' && { address: settings.payerAddress }),
    mobilePhone: payer.phone,
    typeDoc: payer.document === null ? settings.documentType : documentTypes[payer.document],
    numberDoc: payer.id,
  }
}

/** The other style has the payer beside everything else, under names of its own. */
function atRoot(billing: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(billing).map(([name, value]) => [
      name === 'mobilePhone' ? 'mobilephoneBilling' : `${name}Billing`,
      value,
    ]),
  )
}

function asTexts(fields: Readonly<Record<string, string | number | boolean>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}
