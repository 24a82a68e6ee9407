import type { CheckoutPayer } from '@matricula/contract'
import Joi from 'joi'

export interface PayerFieldRule {
  /** Of what may be typed. */
  readonly longest: number
  /** What is kept must look like this. */
  readonly form?: RegExp
  /** Takes out the punctuation that people write and no system wants. */
  readonly tidy?: (text: string) => string
}

/** A name is more than a number. */
const aLetter = /\p{L}/u

/** The fields of the form about who pays (payments-5): what the hub asks, checks and keeps of a payer. */
export const payerFields = {
  name: { longest: 100, form: aLetter },
  lastname: { longest: 100, form: aLetter },
  /** Identity document, digits and letters. */
  id: { longest: 30, form: /^[A-Za-z0-9]{5,15}$/, tidy: (text: string) => text.replaceAll(/[.\s-]/g, '') },
  email: { longest: 200, form: /^[^\s@<>"]{1,64}@[^\s@<>"]+\.[^\s@<>".]{2,}$/ },
  /** The payer's own: digits, and the + of one with its country. */
  phone: {
    longest: 30,
    form: /^\+?\d{7,15}$/,
    tidy: (text: string) => text.replaceAll(/[()\s.-]/g, ''),
  },
} as const satisfies Readonly<Record<string, PayerFieldRule>>

export type PayerField = keyof typeof payerFields

/** Who pays, as the family typed it, was checked (payments-5) and the attempt's row keeps. */
export type Payer = Readonly<Record<PayerField, string>>

/** The form as a request has it: what is missing or wrong is said by field, and not here. */
export const payerForm = Joi.object(
  Object.fromEntries(
    Object.entries(payerFields).map(([field, { longest }]) => [
      field,
      Joi.string().max(longest).allow('').required(),
    ]),
  ),
)

/**
 * What a provider may see of a payer: a field that the form gets later is sent nowhere until it is named here. Some
 * providers take digits alone for a phone.
 */
export function checkoutPayerOf({ name, lastname, id, email, phone }: Payer): CheckoutPayer {
  return { name, lastname, id, email, phone: phone.replace('+', '') }
}
