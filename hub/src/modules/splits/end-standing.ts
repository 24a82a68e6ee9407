import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { setOrderStatus } from '../enrollment/index.ts'
import { withdrawPartLinks } from '../pay-links/index.ts'
import { endSplit, type OrderSplit, partsUnderWay } from '../payments/index.ts'

/** Undoes a held split of which nothing is paid or under way, and lets its held order go. */
export async function endStanding(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  split: OrderSplit,
  { actor, trace }: { readonly actor: string; readonly trace: string },
): Promise<Refusal<'SPLIT_BEGUN'> | null> {
  const isPaid = split.parts.some(({ paidBy }) => paidBy !== null)
  if (isPaid || (await partsUnderWay(trx, split)).size > 0) return refuse('SPLIT_BEGUN')
  const at = clock.now()
  await endSplit(trx, split, { status: 'undone', at })
  const parts = split.parts.map(({ id }) => id)
  await withdrawPartLinks(trx, parts, at)
  await setOrderStatus(trx, split.orderId, 'open', at)
  await recordAudit(trx, {
    at: clock.wall(),
    actor,
    act: 'split.undo',
    subject: split.studentCode,
    before: { status: 'standing' },
    after: { status: 'undone', split: split.id },
    trace,
  })
  return null
}
