import { createHash } from 'node:crypto'
import { sameText } from '@matricula/contract'
import type { Checkout } from './payment.ts'

export interface SigningKeys {
  readonly merchant: string
  readonly secret: string
}

/** The hidden fields the browser posts to the vendor. */
export function checkoutFields(checkout: Checkout, signer: SigningKeys): Readonly<Record<string, string>> {
  const [extra1 = '', extra2 = '', extra3 = ''] = checkout.extras
  const signed = {
    merchant: signer.merchant,
    invoice: checkout.reference,
    value: String(checkout.amount),
    currency: checkout.currency,
  }
  return {
    ...signed,
    description: checkout.description,
    extra1,
    extra2,
    extra3,
    responseUrl: checkout.returnUrl,
    signature: formSignature(signed, signer.secret),
  }
}

/** What the vendor's page is filled in with beforehand. */
export function buyerFields({ payer }: Pick<Checkout, 'payer'>): Readonly<Record<string, string>> {
  return {
    buyerName: payer.name,
    buyerLastname: payer.lastname,
    buyerDocument: payer.id,
    buyerEmail: payer.email,
    buyerPhone: payer.phone,
  }
}

/** Whether a posted form is one this merchant signed, amount and currency included. */
export function isSignedForm(form: Readonly<Record<string, string>>, signer: SigningKeys): boolean {
  const { merchant = '', invoice = '', value = '', currency = '', signature = '' } = form
  const expected = formSignature({ merchant, invoice, value, currency }, signer.secret)
  return merchant === signer.merchant && sameText(signature, expected)
}

interface SignedFields {
  readonly merchant: string
  readonly invoice: string
  readonly value: string
  readonly currency: string
}

/** SHA-256 in hex over merchant^secret^invoice^value^currency. */
function formSignature({ merchant, invoice, value, currency }: SignedFields, secret: string): string {
  return createHash('sha256').update([merchant, secret, invoice, value, currency].join('^')).digest('hex')
}
