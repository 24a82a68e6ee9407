import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { Discount } from './discount.ts'

/** Who acts, and the request it came with. */
export interface Author {
  readonly actor: string
  readonly trace: string
}

interface DiscountChange {
  readonly act: 'discount.ask' | 'discount.grant' | 'discount.refuse' | 'discount.withdraw'
  readonly before: Discount | null
  readonly after: Discount
  readonly author: Author
}

/** Writes a change into the trail of the student. Notes stay out of it: they can be erased, the trail cannot. */
export function auditDiscount(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { act, before, after, author }: DiscountChange,
): Promise<void> {
  return recordAudit(trx, {
    at: clock.wall(),
    act,
    subject: after.studentCode,
    before: before === null ? null : auditOf(before),
    after: auditOf(after),
    ...author,
  })
}

function auditOf({ id, kind, percent, state, expiresOn }: Discount) {
  return { id, kind, percent, state, expiresOn }
}
