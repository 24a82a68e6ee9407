import { exceptionOutcomes } from '../../../api/lists.ts'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import type { ActSubject, GuardedAct } from '../approvals/index.ts'
import { amountOf, chargeIn } from '../payments/exception-money.ts'
import { payoutOfCharge } from './charge-payout.store.ts'
import { studentsOf } from './exception-students.store.ts'
import { judgeNotReceived } from './judge-not-received.ts'
import { type Outcome } from '../payments/resolutions.ts'
import { returnedByOthers, refuseContested } from './exception-refund.ts'
import { judgeAnswer, resolveException, ways } from './resolve-exception.ts'
import { exceptionById, type ListedException } from '../payments/index.ts'

export interface ResolutionPayload {
  /** Of what the exception belongs to; `none` where it belongs to nothing that we began. */
  readonly token: string
  readonly exception: number
  readonly outcome: Outcome
  readonly reason: string
}

/** What a person says of an exception: a refund by the provider, or anything else that closes it. */
export function guardedResolution(
  app: AppContext,
  name: 'exception.refund' | 'exception.resolve',
): GuardedAct<'NOT_FOUND' | 'ALREADY_RESOLVED' | 'BAD_INPUT' | 'VENDOR_REFUSED' | 'REFUND_UNDER_WAY'> {
  return {
    name,
    isAtomic: name !== 'exception.refund',
    async check(payload) {
      const answer = read(payload)
      const found = await exceptionById(app.database, answer.exception)
      const refusal = judgeAnswer(app, found, answer)
      if (refusal !== null) return refusal
      if (found === null) return refuse('NOT_FOUND')
      const disproved = answer.outcome === 'released' ? await judgeNotReceived(app, found) : null
      if (disproved !== null) return disproved
      const moved = await inTransaction(app.database, (trx) => movedBy(trx, found, answer.outcome))
      if (isRefused(moved)) return moved
      const { id, student } = found
      return { subject: `exception:${id}`, student, amount: amountOf(found), ...moved }
    },
    async describe(payload) {
      const { error, value } = schema.validate(payload)
      if (error !== undefined) return { students: [], details: {} }
      const { exception, outcome, reason, token } = value
      const found = await exceptionById(app.database, exception)
      const students = found === null ? [] : await studentsOf(app.database, found)
      const known = found === null ? {} : { kind: found.kind, ...(await whereaboutsOf(app, found)) }
      return { students, details: { outcome, reason, token, ...known } }
    },
    async perform(payload, doing) {
      const done = await resolveException(app, { ...read(payload), ...doing })
      return isRefused(done) ? done : null
    },
  }
}

/** The payout that its charge went on in, for whoever decides. */
async function whereaboutsOf({ database }: Pick<AppContext, 'database'>, exception: ListedException) {
  const { instance } = exception
  const payout = await payoutOfCharge(database, { instance, charge: chargeIn(exception) })
  if (payout === null) return {}
  return { payout: payout.reference, payout_day: payout.day, payout_state: payout.state }
}

/** The payment whose money an outcome gives back or lets go of, with what of it went back before. */
async function movedBy(
  trx: Transaction,
  exception: ListedException,
  outcome: Outcome,
): Promise<Refusal<'BAD_INPUT'> | Pick<ActSubject, 'payment' | 'before'>> {
  const isGivenBack = ways[outcome] !== undefined
  if (!isGivenBack && outcome !== 'released') return { payment: null, before: 0 }
  const contested = isGivenBack ? await refuseContested(trx, exception) : null
  return contested ?? returnedByOthers(trx, exception)
}

const schema = Joi.object<ResolutionPayload>({
  token: Joi.string().required(),
  exception: Joi.number().integer().required(),
  outcome: Joi.valid(...exceptionOutcomes).required(),
  reason: Joi.string().required(),
})

function read(payload: unknown): ResolutionPayload {
  return Joi.attempt(payload, schema)
}
