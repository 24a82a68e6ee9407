import { exceptionOutcomes } from '../../../api/lists.ts'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import type { GuardedAct } from '../approvals/index.ts'
import { amountOf } from '../payments/exception-money.ts'
import { studentsOf } from './exception-students.store.ts'
import { type Outcome } from '../payments/resolutions.ts'
import { refuseContested } from './exception-refund.ts'
import { judgeAnswer, resolveException, ways } from './resolve-exception.ts'
import { exceptionById } from '../payments/index.ts'

export interface ResolutionPayload {
  /** Of what the exception belongs to; `none` where it belongs to nothing that we began. */
  readonly token: string
  readonly exception: number
  readonly outcome: Outcome
  readonly reason: string
}

/** What a person says of an exception: a refund by the provider, or anything else that closes it. */
export function guardedResolution(
  app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'plugins' | 'live'>,
  name: 'exception.refund' | 'exception.resolve',
): GuardedAct<'NOT_FOUND' | 'ALREADY_RESOLVED' | 'BAD_INPUT' | 'VENDOR_REFUSED'> {
  return {
    name,
    isAtomic: name !== 'exception.refund',
    async check(payload) {
      const answer = read(payload)
      const found = await exceptionById(app.database, answer.exception)
      const refusal = judgeAnswer(app, found, answer)
      if (refusal !== null) return refusal
      if (found === null) return refuse('NOT_FOUND')
      const contested = await inTransaction(app.database, async (trx) =>
        ways[answer.outcome] === undefined ? null : refuseContested(trx, found),
      )
      if (contested !== null) return contested
      const { id, student } = found
      return { subject: `exception:${id}`, student, amount: amountOf(found) }
    },
    async describe(payload) {
      const { error, value } = schema.validate(payload)
      if (error !== undefined) return { students: [], details: {} }
      const { exception, outcome, reason, token } = value
      const found = await exceptionById(app.database, exception)
      const students = found === null ? [] : await studentsOf(app.database, found)
      return { students, details: { outcome, reason, token, ...(found !== null && { kind: found.kind }) } }
    },
    async perform(payload, doing) {
      const done = await resolveException(app, { ...read(payload), ...doing })
      return isRefused(done) ? done : null
    },
  }
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
