import { tooManyTries } from '../../shared-services/tries.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { KeyedBulkhead } from '../../shared/keyed-bulkhead.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { type Approval, isOpen } from './approval.ts'
import { approvalById, lockApproval, updateApproval } from './approval.store.ts'
import { auditApproval, type Author } from './audit-approval.ts'
import { turnDown } from './close-approval.ts'
import { isUnchanged, judgeDecider } from './decide-approval.ts'
import { expireApproval } from './expire-approvals.ts'
import type { GuardedAct, GuardedActs } from './guarded-act.ts'
import { partiesOf } from './requesters.ts'

/**
 * Does what somebody else has asked for, if it still is what it was. The approval and what is done are one story; of an
 * act in several steps the approval is written first, and repeating the call goes on with it under the key that it had,
 * unless the system that has a part in it refuses: then the request is over in that system's words.
 * Approving again answers what was done.
 */
export async function approve(
  app: Pick<AppContext, 'database' | 'clock' | 'live'>,
  acts: GuardedActs,
  id: string,
  author: Author,
) {
  const approved = await turns.run(id, () => approveInTurn(app, acts, id, author))
  return approved === 'full' ? tooManyTries(1) : approved
}

/**
 * Of one request, one after the other: the second of two clicks finds it done, and what was done told by who did it.
 */
const turns = new KeyedBulkhead({ atOnce: 1, waiting: 100 })

async function approveInTurn(
  app: Pick<AppContext, 'database' | 'clock' | 'live'>,
  acts: GuardedActs,
  id: string,
  author: Author,
) {
  const approval = await approvalById(app.database, id)
  if (approval === null) return refuse('NOT_FOUND')
  const parties = await partiesOf(app.database, approval, author.actor)
  if (isDone(approval) && !parties.requesters.has(author.actor)) return approval
  const refusal = judgeDecider(approval, parties)
  if (refusal !== null) return refusal
  const act = acts.get(approval.act)
  if (act === undefined) throw new Error(`no room does ${approval.act}`)
  const about = await act.check(approval.payload)
  if (about === 'done' || isRefused(about) || !isUnchanged(approval, about)) return outdated(app, id)
  return perform(app, act, approval, author)
}

async function perform(
  app: Pick<AppContext, 'database' | 'clock'>,
  act: GuardedAct,
  { id, payload }: Approval,
  author: Author,
) {
  if (!act.isAtomic) {
    const decided = await inTransaction(app.database, (trx) => decide(app, trx, id, author))
    if (isRefused(decided)) return decided
  }
  try {
    const refusal = await act.perform(payload, {
      ...author,
      alongside: async (trx, result) => {
        const decided = await decide(app, trx, id, author)
        if (isRefused(decided)) throw new Stopped(decided)
        await updateApproval(trx, { ...decided, result })
      },
      turnedDown: (by, reason) => turnDown(app, { id, reason }, { actor: by, trace: author.trace }),
    })
    if (refusal !== null) return await afterRefusal(app, id, refusal)
  } catch (error) {
    if (error instanceof Stopped) return afterRefusal(app, id, error.refusal)
    throw error
  }
  return (await approvalById(app.database, id)) ?? refuse('NOT_FOUND')
}

/** Undoes an act whose approval somebody else has closed meanwhile. */
class Stopped extends Error {
  readonly refusal: Refusal<'APPROVAL_CLOSED'>

  constructor(refusal: Refusal<'APPROVAL_CLOSED'>) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Writes who approved it, once. */
async function decide(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  id: string,
  author: Author,
): Promise<Refusal<'APPROVAL_CLOSED'> | Approval> {
  const before = await lockApproval(trx, id)
  if (before === null || !isOpen(before)) return refuse('APPROVAL_CLOSED')
  if (before.state === 'approved') return before
  const decidedAt = app.clock.wall().toISOString()
  const after: Approval = { ...before, state: 'approved', decidedBy: author.actor, decidedAt }
  await updateApproval(trx, after)
  await auditApproval(app, trx, { act: 'approval.approve', before, after, author })
  return after
}

/** Of two who approve at once, the second one finds it done. */
async function afterRefusal<Code extends string>(
  app: Pick<AppContext, 'database'>,
  id: string,
  refusal: Refusal<Code>,
) {
  const now = await approvalById(app.database, id)
  return now !== null && isDone(now) ? now : refusal
}

async function outdated(app: Pick<AppContext, 'database' | 'clock' | 'live'>, id: string) {
  const now = await approvalById(app.database, id)
  if (now !== null && isDone(now)) return now
  await expireApproval(app, id)
  return refuse('APPROVAL_OUTDATED')
}

function isDone({ state, result }: Approval): boolean {
  return state === 'approved' && result !== null
}
