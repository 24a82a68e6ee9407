import { isDeepStrictEqual } from 'node:util'
import { isDuplicate } from '../../db/statements.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import type { Approval } from './approval.ts'
import { addApproval, openApprovalOf } from './approval.store.ts'
import { auditApproval, type Author } from './audit-approval.ts'
import { needsSecondPerson } from './decide-approval.ts'
import type { ActCode, ActSubject, GuardedAct } from './guarded-act.ts'

/**
 * Whether an act has to wait for a second person: null, and it may be done now; else the request that waits for one,
 * nothing else being done. Asking the same again answers the same request; any other act about the same, or on the same
 * payment, is refused until that one has ended, however little it moves.
 */
export async function askSecondPerson<Code extends ActCode>(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids'>,
  act: GuardedAct<Code>,
  payload: object,
  author: Author,
): Promise<Refusal<Code | 'APPROVAL_PENDING'> | Approval | null> {
  const about = await act.check(payload)
  if (about === 'done') return null
  if (isRefused(about)) return about
  const waiting = await findWaiting(app, act, about, payload)
  if (waiting !== null || !needsSecondPerson(about, app.config.settings.payments)) return waiting
  return request(app, { act, about, payload, author })
}

async function findWaiting(
  { database }: Pick<AppContext, 'database'>,
  { name }: GuardedAct,
  about: ActSubject,
  payload: object,
): Promise<Refusal<'APPROVAL_PENDING'> | Approval | null> {
  const open = await openApprovalOf(database, about)
  if (open === null) return null
  const isSame = open.act === name && isDeepStrictEqual(open.payload, payload)
  return isSame ? open : refuse('APPROVAL_PENDING', { facts: { approval: open.id } })
}

interface ApprovalDraft {
  readonly act: GuardedAct
  readonly about: ActSubject
  readonly payload: object
  readonly author: Author
}

async function request(
  app: Pick<AppContext, 'database' | 'clock' | 'ids'>,
  draft: ApprovalDraft,
): Promise<Refusal<'APPROVAL_PENDING'> | Approval> {
  const { act, about, payload, author } = draft
  const { subject, payment, student, amount } = about
  const approval: Approval = {
    id: app.ids.id(),
    act: act.name,
    subject,
    payment,
    student,
    amount,
    payload,
    requestedBy: author.actor,
    requestedAt: app.clock.wall().toISOString(),
    state: 'requested',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    result: null,
  }
  try {
    await inTransaction(app.database, async (trx) => {
      await addApproval(trx, approval)
      await auditApproval(app, trx, { act: 'approval.request', before: null, after: approval, author })
    })
    return approval
  } catch (error) {
    if (!isDuplicate(error)) throw error
    // Somebody was first with a request about the same.
    return (await findWaiting(app, act, about, payload)) ?? refuse('APPROVAL_PENDING')
  }
}
