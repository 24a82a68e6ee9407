import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import {
  type Dispute,
  disputeOfCase,
  disputesOf,
  lockPayment,
  openDispute,
  openRefundsOf,
  type Payment,
} from '../payments/index.ts'
import { judgeOpening, type OpenDisputeCommand } from './judge-opening.ts'

export interface Author {
  readonly actor: string
  readonly trace: string
}

type Tools = Pick<AppContext, 'clock' | 'database' | 'ids'>

/** Opens the dispute of a payment, once for each of the provider's cases: the same said again answers the same one. */
export function recordDispute(app: Tools, command: OpenDisputeCommand, author: Author) {
  return inTransaction(app.database, async (trx) => {
    const payment = await lockPayment(trx, command.payment)
    if (payment === null) return refuse('NOT_FOUND')
    const { instance } = payment
    const known = await disputeOfCase(trx, { instance, caseRef: command.caseRef })
    if (known !== null) return isSame(known, command) ? known : refuse('DISPUTE_KNOWN')
    const refusal = judgeOpening(await contested(trx, payment), command, bogotaDay(app.clock.now()))
    return refusal ?? open(app, trx, payment, { command, author })
  })
}

function isSame(known: Dispute, command: OpenDisputeCommand): boolean {
  const { payment, amount, fee, reason, openedOn, answerBy } = command
  return (
    known.paymentId === payment &&
    known.amount === amount &&
    known.fee === fee &&
    known.reason === reason &&
    known.openedOn === openedOn &&
    known.answerBy === answerBy
  )
}

async function contested(trx: Transaction, payment: Payment) {
  const disputes = await disputesOf(trx, [payment.id])
  const refunds = await openRefundsOf(trx, payment.id)
  return { payment, disputes, isGoingBack: refunds.length > 0 }
}

interface Opening {
  readonly command: OpenDisputeCommand
  readonly author: Author
}

async function open(app: Tools, trx: Transaction, payment: Payment, { command, author }: Opening) {
  const { payment: paymentId, ...said } = command
  const { actor: recordedBy, trace } = author
  const { instance } = payment
  const at = app.clock.wall()
  const added = { ...said, id: app.ids.id(), paymentId, instance, recordedBy, trace }
  const dispute = await openDispute(app, trx, payment, { ...added, recordedAt: at.toISOString() })
  // Of another payment, at this very moment.
  if (dispute === null) return refuse('DISPUTE_KNOWN')
  const { amount, fee, reason, answerBy } = command
  await recordAudit(trx, {
    at,
    actor: recordedBy,
    act: 'dispute.open',
    subject: `dispute:${dispute.id}`,
    before: null,
    after: { status: 'opened', payment: paymentId, amount, fee, reason, answerBy },
    trace,
  })
  return dispute
}
