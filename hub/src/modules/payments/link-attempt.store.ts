import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import {
  type OnAccountAttempt,
  type InvoicesAttempt,
  type JointAttempt,
  LinkAttempt,
  type OrderAttempt,
  type PartAttempt,
  PaymentAttempt,
} from './attempt.model.ts'
import { onAccountAttemptById } from './account-attempt.store.ts'
import { readAttempt } from './attempt.store.ts'
import { jointAttempts } from './guardian-attempt.store.ts'
import { invoicesAttempts } from './invoices-attempt.store.ts'
import { orderAttempts } from './order-attempt.store.ts'
import { partAttempts } from './part-attempt.store.ts'

export type BegunByLink =
  | { readonly of: 'order' | 'part'; readonly attempt: OrderAttempt | PartAttempt }
  | { readonly of: 'orders'; readonly attempt: JointAttempt }
  | { readonly of: 'invoices'; readonly attempt: InvoicesAttempt }
  | { readonly of: 'account'; readonly attempt: OnAccountAttempt }

/** One that somebody began by a link, by the token that this payer alone has. */
export async function linkAttemptByToken(database: Database, token: string): Promise<BegunByLink | null> {
  const begun = await PaymentAttempt.query(database).whereNotNull('pay_link_id').findOne({ token })
  if (begun === undefined) return null
  const { id, pays: of } = begun
  switch (of) {
    case 'order':
      return { of, attempt: await readAttempt(database, orderAttempts, id) }
    case 'part':
      return { of, attempt: await readAttempt(database, partAttempts, id) }
    case 'orders':
      return { of, attempt: await readAttempt(database, jointAttempts, id) }
    case 'invoices':
      return { of, attempt: await readAttempt(database, invoicesAttempts, id) }
    case 'account':
      return { of, attempt: await onAccountAttemptById(database, id) }
  }
}

/** One that somebody began by a link; it has the token that this payer alone has. */
export async function linkAttemptById(database: Database, id: string): Promise<LinkAttempt> {
  return LinkAttempt.query(database).findById(id).whereNotNull('token').throwIfNotFound()
}

/** What was begun by each of these links, in the order in which it began. */
export async function attemptsOfLinks(
  database: Database,
  linkIds: readonly string[],
): Promise<readonly PaymentAttempt[]> {
  if (linkIds.length === 0) return []
  return PaymentAttempt.query(database)
    .whereIn('pay_link_id', [...linkIds])
    .orderBy(['started_at', 'id'])
}

/** Takes out who paid and how the browser went to the provider; the payment stays. */
export async function eraseAttemptPayer(trx: Transaction, id: string): Promise<void> {
  await PaymentAttempt.query(trx).findById(id).patch({ payer: null, checkout: null })
}
