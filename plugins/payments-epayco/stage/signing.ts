import { createHash } from 'node:crypto'

/** How the pretend ePayco signs, written apart from the adapter, so that one checks the other. */
export interface Keys {
  readonly custId: string
  readonly pKey: string
}

export function signForm(form: URLSearchParams, { custId, pKey }: Keys): string {
  const [invoice, amount, currency] = ['p_id_invoice', 'p_amount', 'p_currency_code'].map((name) =>
    form.get(name),
  )
  return createHash('md5').update(`${custId}^${pKey}^${invoice}^${amount}^${currency}`).digest('hex')
}

export interface SignedFacts {
  readonly ref: number
  readonly transactionId: string
  readonly amount: string
  readonly currency: string
}

export function signFacts(
  { ref, transactionId, amount, currency }: SignedFacts,
  { custId, pKey }: Keys,
): string {
  const text = `${custId}^${pKey}^${ref}^${transactionId}^${amount}^${currency}`
  return createHash('sha256').update(text).digest('hex')
}
