import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import type { GuardedAct } from '../approvals/index.ts'
import { namedStudents } from '../payments-office/index.ts'
import { judgeWithdrawal } from './decide-withdrawal.ts'
import { readWithdrawable } from './read-withdrawable.ts'
import {
  findWithdrawalByKey,
  type WithdrawalPayload,
  type WithdrawalRefusal,
  withdrawStudent,
} from './withdraw-student.ts'

/** What goes back of who leaves; it waits in the place of any other refund of the order. */
export function guardedWithdrawal(
  app: Pick<AppContext, 'clock' | 'config' | 'database' | 'ids' | 'live' | 'log' | 'plugins' | 'work'>,
): GuardedAct<WithdrawalRefusal['code']> {
  return {
    name: 'student.withdraw',
    isAtomic: true,
    async check(payload) {
      const asked = read(payload)
      const found = await readWithdrawable(app, asked.studentCode)
      // After the facts: what the same request records meanwhile must not refuse this one.
      const known = await findWithdrawalByKey(app, asked)
      if (isRefused(known)) return known
      if (known !== null) return { subject: `refund:${known.orderId}`, student: known.studentCode, amount: 0 }
      if (isRefused(found)) return found
      const fields = judgeWithdrawal(asked, found)
      if (fields !== null) return refuse('BAD_INPUT', { fields })
      const { id, studentCode } = found.order
      return { subject: `refund:${id}`, student: studentCode, amount: asked.returned }
    },
    async describe(payload) {
      const { error, value } = schema.validate(payload)
      if (error !== undefined) return { students: [], details: {} }
      const { studentCode, day, way, reason } = value
      const students = await namedStudents(app.database, [studentCode])
      return { students, details: { day, ...(way !== null && { way }), reason } }
    },
    async perform(payload, doing) {
      const recorded = await withdrawStudent(app, { ...read(payload), ...doing })
      return isRefused(recorded) ? recorded : null
    },
  }
}

const schema = Joi.object<WithdrawalPayload>({
  studentCode: Joi.string().required(),
  key: Joi.string().required(),
  day: Joi.string().required(),
  reason: Joi.string().required(),
  returned: Joi.number().integer().min(0).required(),
  way: Joi.valid('provider', 'bank', null).required(),
})

function read(payload: unknown): WithdrawalPayload {
  return Joi.attempt(payload, schema)
}
