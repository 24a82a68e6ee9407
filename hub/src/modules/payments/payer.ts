import type { CheckoutPayer } from '@matricula/contract'

/** Who pays, as the family typed it, was checked (payments-5) and the attempt's row keeps. */
export interface Payer {
  readonly name: string
  readonly lastname: string
  /** Identity document, digits and letters. */
  readonly id: string
  readonly email: string
  /** The payer's own, digits alone. */
  readonly phone: string
}

/** What a provider may see of a payer: a field that the form gets later is sent nowhere until it is named here. */
export function checkoutPayerOf({ name, lastname, id, email, phone }: Payer): CheckoutPayer {
  return { name, lastname, id, email, phone }
}
