import type { CheckoutPayer, IdentityDocument } from '@matricula/contract'
import Joi from 'joi'
import { payerDocumentKinds } from '../../../api/invoice-payer.ts'
import { type PayerField, payerFields } from '../../../api/payer.ts'

/** Who pays, as the family typed it, was checked (payments-5) and the attempt's row keeps. */
export type Payer = Readonly<Record<PayerField, string>> & {
  /** Of which kind the identity document is; absent where nobody said. */
  readonly document?: IdentityDocument
}

/** The form as a request has it: what is missing or wrong is said by field, and not here. */
export const payerForm = Joi.object({
  ...Object.fromEntries(
    Object.entries(payerFields).map(([field, { longest }]) => [
      field,
      Joi.string().max(longest).allow('').required(),
    ]),
  ),
  document: Joi.valid(...payerDocumentKinds).description(
    'Of which kind the identity document is; without it the provider’s page says',
  ),
})

/**
 * What a provider may see of a payer: a field that the form gets later is sent nowhere until it is named here. Some
 * providers take digits alone for a phone.
 */
export function checkoutPayerOf({ name, lastname, id, document, email, phone }: Payer): CheckoutPayer {
  return { name, lastname, id, document: document ?? null, email, phone: phone.replace('+', '') }
}
