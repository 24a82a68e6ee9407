import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { findVersion } from './fee-version.store.ts'
import type { FeeChange, FeeWrite } from './fee-write.ts'
import { feesByIds } from './fee.store.ts'
import type { Fee } from './fee.ts'
import { lockAt } from './lock-at.ts'
import { refuseTaken } from './refuse-taken.ts'

/** A fee as a change left it: its row and the version it had then. */
export interface ChangedFee {
  readonly act: FeeChange['act']
  readonly id: number
  readonly version: number
}

/** What takes changes back, each fee held until the transaction ends. A fee that was changed since is refused. */
export async function planUndo(
  app: Pick<AppContext, 'config'>,
  trx: Transaction,
  changed: readonly ChangedFee[],
): Promise<Refusal<'FEE_CHANGED' | 'FEE_DUPLICATE' | 'NOT_FOUND'> | readonly FeeWrite[]> {
  const writes: FeeWrite[] = []
  for (const one of changed) {
    const write = one.act === 'fee.archive' ? await restore(trx, one) : await takeBack(app, trx, one)
    if (isRefused(write)) return write
    writes.push(write)
  }
  return (await refuseTaken(app, trx, writes)) ?? writes
}

async function restore(trx: Transaction, { id }: ChangedFee): Promise<Refusal<'NOT_FOUND'> | FeeWrite> {
  const [fee] = await feesByIds(trx, [id])
  return fee === undefined ? refuse('NOT_FOUND') : { act: 'fee.restore', before: null, after: fee }
}

async function takeBack(
  app: Pick<AppContext, 'config'>,
  trx: Transaction,
  { act, id, version }: ChangedFee,
): Promise<Refusal<'FEE_CHANGED' | 'NOT_FOUND'> | FeeWrite> {
  const before = await lockAt(app, trx, { id, version })
  if (isRefused(before)) return before
  if (act === 'fee.create') return { act: 'fee.archive', before, after: null }
  const earlier = await findVersion(trx, id, version - 1)
  if (earlier === null) return refuse('NOT_FOUND')
  const after: Fee = { ...earlier, version: version + 1 }
  return { act: 'fee.change', before, after }
}
