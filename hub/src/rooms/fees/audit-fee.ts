import type { Transaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { feeKey, type NewFee } from './fee.ts'

/** Who changes the catalogue, in which request. */
export interface Author {
  readonly actor: string
  readonly trace: string
}

type FeeChange =
  | { readonly act: 'fee.create'; readonly before: null; readonly after: NewFee }
  | { readonly act: 'fee.change'; readonly before: NewFee; readonly after: NewFee }
  | { readonly act: 'fee.archive'; readonly before: NewFee; readonly after: null }

/** Writes a change of the catalogue into the audit trail, under the key the fee had before. */
export function auditFee(
  { clock }: House,
  trx: Transaction,
  { author, ...change }: FeeChange & { readonly author: Author },
): Promise<void> {
  const subject = feeKey(change.before ?? change.after)
  return recordAudit(trx, { ...change, ...author, at: clock.wall(), subject })
}
