import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import type { GuardedAct } from '../approvals/index.ts'
import { quoteOf } from '../enrollment/index.ts'
import { namedStudents } from '../payments-office/index.ts'
import { judgeWithdrawal } from './decide-withdrawal.ts'
import { proposeWithdrawal } from './propose-withdrawal.ts'
import { orderOfStudent, readWithdrawable } from './read-withdrawable.ts'
import { withdrawalOfOrder } from './withdrawal.store.ts'
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
      if (known !== null) return 'done'
      if (isRefused(found)) return found
      const fields = judgeWithdrawal(asked, found)
      if (fields !== null) return refuse('BAD_INPUT', { fields })
      const { order, payment, refund } = found
      const about = { subject: `refund:${order.id}`, payment, student: order.studentCode }
      return { ...about, amount: asked.returned, before: refund.before }
    },
    async describe(payload) {
      const { error, value } = schema.validate(payload)
      if (error !== undefined) return { students: [], details: {} }
      const { studentCode, day, way, reason } = value
      const students = await namedStudents(app.database, [studentCode])
      const shares = await sharesOf(app, value)
      return { students, details: { day, ...(way !== null && { way }), reason, ...shares } }
    },
    async perform(payload, doing) {
      const recorded = await withdrawStudent(app, { ...read(payload), ...doing })
      return isRefused(recorded) ? recorded : null
    },
  }
}

/** What the rules propose to give back for the day and what the school keeps, COP: as it would be recorded, or was. */
async function sharesOf(
  app: Pick<AppContext, 'clock' | 'config' | 'database' | 'plugins'>,
  { studentCode, day, returned }: WithdrawalPayload,
): Promise<Record<string, string>> {
  const found = await readWithdrawable(app, studentCode)
  if (isRefused(found)) {
    const order = await orderOfStudent(app, studentCode)
    const recorded = order === null ? null : await withdrawalOfOrder(app.database, order.id)
    return recorded === null ? {} : { proposed: String(recorded.proposed), kept: String(recorded.kept) }
  }
  const { order, back, refund } = found
  const season = app.config.seasons.parents.parent
  const { proposed } = proposeWithdrawal({ season, day, quote: quoteOf(order), left: refund.left, back })
  return { proposed: String(proposed), kept: String(refund.left - returned) }
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
