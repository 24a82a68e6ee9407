import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import type { GuardedAct } from '../approvals/index.ts'
import { judgeRefund } from '../payments/decide-refund.ts'
import { namedStudents } from './exception-students.store.ts'
import { findRefundable, refundFacts } from './read-refundable.ts'
import { findRefundByKey, refundPayment, type RefundPayload, type RefundRefusal } from './refund-payment.ts'
import { namedDocument } from './refunds.schemas.ts'

/** Money of a payment that goes back. */
export function guardedRefund(
  app: Pick<AppContext, 'clock' | 'config' | 'database' | 'ids' | 'live' | 'log' | 'plugins'>,
): GuardedAct<RefundRefusal['code']> {
  return {
    name: 'payment.refund',
    isAtomic: true,
    async check(payload) {
      const asked = read(payload)
      const found = await findRefundable(app.database, asked)
      if (found === null) return refuse('NOT_FOUND')
      const { id, student, paid } = found
      const facts = await refundFacts(app, found)
      // After the facts: what the same request sends meanwhile must not refuse this one.
      const known = await findRefundByKey(app.database, found, asked)
      if (isRefused(known)) return known
      if (known !== null) return 'done'
      const fields = judgeRefund(asked, facts)
      if (fields !== null) return refuse('BAD_INPUT', { fields })
      const payment = paid?.allocation.paymentId ?? null
      return { subject: `refund:${id}`, payment, student, amount: asked.amount, before: facts.before }
    },
    async describe(payload) {
      const { error, value } = schema.validate(payload)
      if (error !== undefined) return { students: [], details: {} }
      const { token, document, way, reason } = value
      const found = await findRefundable(app.database, value)
      const students = found === null ? [] : await namedStudents(app.database, [found.student])
      return { students, details: { token, way, reason, ...(document && { document: document.DocNum }) } }
    },
    async perform(payload, doing) {
      const sent = await refundPayment(app, { ...read(payload), ...doing })
      return isRefused(sent) ? sent : null
    },
  }
}

const schema = Joi.object<RefundPayload>({
  token: Joi.string().required(),
  key: Joi.string().required(),
  amount: Joi.number().integer().min(1).required(),
  way: Joi.valid('provider', 'bank').required(),
  reason: Joi.string().required(),
  document: namedDocument.allow(null).default(null),
})

function read(payload: unknown): RefundPayload {
  return Joi.attempt(payload, schema)
}
