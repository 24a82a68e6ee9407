import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import type { GuardedAct } from '../approvals/index.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { judgeRefund } from '../payments/decide-refund.ts'
import { namedStudents } from './exception-students.store.ts'
import { findRefundByKey, readRefundable, refundOrder, type RefundPayload } from './refund-order.ts'

/** Money of an order's payment that goes back. */
export function guardedRefund(
  app: Pick<AppContext, 'clock' | 'config' | 'database' | 'ids' | 'live' | 'log' | 'plugins'>,
): GuardedAct<'NOT_FOUND' | 'BAD_INPUT' | 'KEY_REUSED'> {
  return {
    name: 'payment.refund',
    isAtomic: true,
    async check(payload) {
      const asked = read(payload)
      const found = await readRefundable(app, asked.token)
      if (found === null) return refuse('NOT_FOUND')
      const { id, studentCode } = found.order
      const about = { subject: `refund:${id}`, student: studentCode }
      // After the facts: what the same request sends meanwhile must not refuse this one.
      const known = await findRefundByKey(app.database, id, asked)
      if (isRefused(known)) return known
      if (known !== null) return { ...about, amount: 0 }
      const fields = judgeRefund(asked, found)
      return fields === null ? { ...about, amount: asked.amount } : refuse('BAD_INPUT', { fields })
    },
    async describe(payload) {
      const { error, value } = schema.validate(payload)
      if (error !== undefined) return { students: [], details: {} }
      const { token, way, reason } = value
      const order = await findOrderByToken(app.database, token)
      const students = order === null ? [] : await namedStudents(app.database, [order.studentCode])
      return { students, details: { token, way, reason } }
    },
    async perform(payload, doing) {
      const sent = await refundOrder(app, { ...read(payload), ...doing })
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
})

function read(payload: unknown): RefundPayload {
  return Joi.attempt(payload, schema)
}
