import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { type Author, type FeeChange, feesInForce, writeFees } from '../fees/index.ts'
import { auditPublication } from './audit-publication.ts'
import type { Publication } from './publication.ts'
import { updatePublication } from './publication.store.ts'
import { publishedFees, withRows } from './published-fees.ts'

/** Writes the fees that were planned in the same transaction, and that the publication is published. */
export async function publishNow(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { publication, writes, author }: Publishing,
): Promise<Publication> {
  await writeFees(app, trx, { writes, author })
  const created = writes.flatMap(({ act, after }) => (act === 'fee.create' ? [after] : []))
  const fees = withRows(publishedFees(writes), await feesInForce(trx, created))
  const after: Publication = { ...publication, state: 'published', fees }
  await updatePublication(trx, after)
  await auditPublication(app, trx, { act: 'fees.publish', publication: after, author })
  return after
}

export interface Publishing {
  readonly publication: Publication
  readonly writes: readonly FeeChange[]
  readonly author: Author
}
