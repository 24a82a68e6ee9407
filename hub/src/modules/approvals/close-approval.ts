import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { type Approval, isOpen } from './approval.ts'
import { lockApproval, updateApproval } from './approval.store.ts'
import { auditApproval, type Author } from './audit-approval.ts'
import { isBeingDone, judgeDecider, judgeWithdrawal, type Parties } from './decide-approval.ts'
import { partiesOf } from './requesters.ts'

export interface Ending {
  readonly id: string
  readonly reason: string
}

/** Somebody else than who asked says no. */
export function refuseApproval(app: Pick<AppContext, 'database' | 'clock'>, ending: Ending, author: Author) {
  return close(app, ending, author, { state: 'refused', act: 'approval.refuse', judge: judgeDecider })
}

/** Who asked takes it back. */
export function withdrawApproval(
  app: Pick<AppContext, 'database' | 'clock'>,
  ending: Ending,
  author: Author,
) {
  const withdrawn = { state: 'withdrawn', act: 'approval.withdraw', judge: judgeWithdrawal } as const
  return close(app, ending, author, withdrawn)
}

/** The system that has a part in an approved act says no, and why: whoever still wants it asks anew. */
export async function turnDown(
  app: Pick<AppContext, 'database' | 'clock'>,
  { id, reason }: Ending,
  author: Author,
): Promise<void> {
  await inTransaction(app.database, async (trx) => {
    const before = await lockApproval(trx, id)
    if (before === null || !isOpen(before)) return
    await end(app, trx, {
      before,
      state: 'refused',
      act: 'approval.refuse',
      reason: reason || null,
      author,
    })
  })
}

interface Closing<Code extends string> {
  readonly state: 'refused' | 'withdrawn'
  readonly act: 'approval.refuse' | 'approval.withdraw'
  readonly judge: (approval: Approval, parties: Parties) => Refusal<Code> | null
}

function close<Code extends string>(
  app: Pick<AppContext, 'database' | 'clock'>,
  { id, reason }: Ending,
  author: Author,
  { state, act, judge }: Closing<Code>,
): Promise<Refusal<Code | 'NOT_FOUND' | 'APPROVAL_CLOSED'> | Approval> {
  return inTransaction(app.database, async (trx) => {
    const before = await lockApproval(trx, id)
    if (before === null) return refuse('NOT_FOUND')
    const refusal = judge(before, await partiesOf(trx, before, author.actor))
    if (refusal !== null) return refusal
    if (isBeingDone(before, app.clock.wall())) return refuse('APPROVAL_CLOSED')
    return end(app, trx, { before, state, act, reason, author })
  })
}

interface End extends Pick<Closing<string>, 'state' | 'act'> {
  readonly before: Approval
  readonly reason: string | null
  readonly author: Author
}

async function end(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { before, state, act, reason, author }: End,
): Promise<Approval> {
  const decidedAt = app.clock.wall().toISOString()
  const after: Approval = { ...before, state, reason, decidedBy: author.actor, decidedAt }
  await updateApproval(trx, after)
  await auditApproval(app, trx, { act, before, after, author })
  return after
}
