import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { feeKey } from './fee.ts'
import type { FeeWrite } from './fee-write.ts'

/** Who changes the catalogue, in which request. */
export interface Author {
  readonly actor: string
  readonly trace: string
}

/** Writes a change of the catalogue into the audit trail, under the key the fee had before. */
export function auditFee(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { write, author }: { readonly write: FeeWrite; readonly author: Author },
): Promise<void> {
  const subject = feeKey(write.before ?? write.after)
  return recordAudit(trx, { ...write, ...author, at: clock.wall(), subject })
}
