import Joi from 'joi'
import { lossBearers } from '../../../api/lists.ts'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import type { GuardedAct } from '../approvals/index.ts'
import { type Dispute, disputeById, goneBackOf, type LossBearer, paymentById } from '../payments/index.ts'
import { judgeDay } from './change-dispute.ts'
import { decideDispute } from './decide-dispute.ts'
import { paidPartsOf } from './dispute-row.store.ts'
import { judgeBearer } from './judge-bearer.ts'
import { loseDispute, splitStatusesOf } from './lose-dispute.ts'

export interface DisputeLossPayload {
  /** Of the dispute. */
  readonly id: string
  /** Bogotá's day. */
  readonly on: string
  readonly borneBy: LossBearer
  readonly reason: string
}

/** A loss that the school bears is money that leaves it, as a refund is; one that the family bears is none (disputes-11). */
export function guardedLoss(app: AppContext): GuardedAct<'NOT_FOUND' | 'BAD_INPUT' | 'DISPUTE_ENDED'> {
  return {
    name: 'dispute.lose',
    isAtomic: true,
    async check(payload) {
      const said = read(payload)
      const dispute = await disputeById(app.database, said.id)
      if (dispute === null) return refuse('NOT_FOUND')
      const step = decideDispute(dispute, wordOf(said))
      if (step !== 'do') return step === 'said' ? 'done' : refuse('DISPUTE_ENDED')
      const refusal = judgeDay(app, dispute, said) ?? (await judgePayment(app, dispute, said))
      return refusal ?? aboutLoss(app, dispute, said)
    },
    async describe(payload) {
      const { error, value } = schema.validate(payload)
      if (error !== undefined) return { students: [], details: {} }
      const { id, borneBy, on, reason } = value
      const dispute = await disputeById(app.database, id)
      const students = dispute === null ? [] : await studentsOf(app, dispute)
      return { students, details: { borneBy, day: on, reason, ...(dispute && { case: dispute.caseRef }) } }
    },
    async perform(payload, { alongside, ...author }) {
      const { id, reason, ...said } = read(payload)
      const lost = await loseDispute(app, { id, reason, word: wordOf(said), author, alongside })
      return isRefused(lost) ? lost : null
    },
  }
}

function wordOf({ on, borneBy }: Pick<DisputeLossPayload, 'on' | 'borneBy'>) {
  return { act: 'lose', on, borneBy } as const
}

function judgePayment(
  { database }: Pick<AppContext, 'database'>,
  dispute: Dispute,
  { borneBy }: DisputeLossPayload,
) {
  return inTransaction(database, async (trx) => {
    const payment = await paymentById(trx, dispute.paymentId)
    return judgeBearer({ payment, splits: await splitStatusesOf(trx, payment) }, borneBy)
  })
}

async function aboutLoss(
  app: Pick<AppContext, 'database'>,
  dispute: Dispute,
  { borneBy }: DisputeLossPayload,
) {
  const { id, paymentId: payment, amount } = dispute
  const [student, ...others] = await studentsOf(app, dispute)
  return {
    subject: `dispute:${id}`,
    payment,
    student: others.length > 0 ? null : (student?.code ?? null),
    amount: borneBy === 'school' ? amount : 0,
    before: await goneBackOf(app.database, payment),
  }
}

async function studentsOf({ database }: Pick<AppContext, 'database'>, { paymentId }: Dispute) {
  const { attemptId } = await paymentById(database, paymentId)
  const parts = (await paidPartsOf(database, [attemptId])).get(attemptId ?? '') ?? []
  return parts.map(({ student: code, name, grade }) => ({ code, name, grade }))
}

const schema = Joi.object<DisputeLossPayload>({
  id: Joi.string().required(),
  on: Joi.string().required(),
  borneBy: Joi.valid(...lossBearers).required(),
  reason: Joi.string().required(),
})

function read(payload: unknown): DisputeLossPayload {
  return Joi.attempt(payload, schema)
}
