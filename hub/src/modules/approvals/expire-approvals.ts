import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Approval } from './approval.ts'
import { isOpen } from './approval.ts'
import { lockApproval, openApprovalOf, undecidedSince, updateApproval } from './approval.store.ts'
import { auditApproval } from './audit-approval.ts'

const days = 14

/** Ends what nobody has decided for two weeks: whoever still wants it asks again. */
export async function expireApprovals(app: Pick<AppContext, 'database' | 'clock' | 'live'>): Promise<void> {
  const before = new Date(app.clock.wall().getTime() - days * 24 * 60 * 60_000)
  for (const id of await undecidedSince(app.database, before)) await expireApproval(app, id)
}

/** Ends a request that is too old, or about something that is no longer what it was. */
export async function expireApproval(
  app: Pick<AppContext, 'database' | 'clock' | 'live'>,
  id: string,
): Promise<void> {
  await inTransaction(app.database, async (trx) => {
    const before = await lockApproval(trx, id)
    if (before !== null && isOpen(before)) await expire(app, trx, before, 'approvals')
  })
  app.live.changed('approvals')
}

export interface Outdating {
  readonly subject: string
  /** Which request ends: one that nobody has decided, or one whose approved act has not come to its end as well. */
  readonly ending: 'undecided' | 'open'
  readonly trace: string
}

/** Ends the request about something that has ended otherwise meanwhile. */
export async function outdateApproval(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { subject, ending, trace }: Outdating,
): Promise<void> {
  const open = await openApprovalOf(trx, { subject, payment: null })
  const before = open === null ? null : await lockApproval(trx, open.id)
  if (before === null || !isOpen(before)) return
  if (ending === 'open' || before.state === 'requested') await expire(app, trx, before, trace)
}

async function expire(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  before: Approval,
  trace: string,
): Promise<void> {
  const after: Approval = { ...before, state: 'expired', decidedAt: app.clock.wall().toISOString() }
  await updateApproval(trx, after)
  const author = { actor: 'hub', trace }
  await auditApproval(app, trx, { act: 'approval.expire', before, after, author })
}
