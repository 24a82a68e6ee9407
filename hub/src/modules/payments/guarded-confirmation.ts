import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { refuse } from '../../shared/refusal.ts'
import type { GuardedAct } from '../approvals/index.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { namedStudents } from './exception-students.store.ts'
import { latestAttempt } from './attempt.store.ts'
import { type AgreementConfirmation, confirmAgreement, mayConfirm } from './confirm-agreement.ts'

export type ConfirmationPayload = Pick<AgreementConfirmation, 'token' | 'status' | 'reason'>

/** A bank agreement that was paid: as the bank says, or by a receipt on paper. */
export function guardedConfirmation(
  app: AppContext,
  name: 'agreement.confirm' | 'agreement.manual-income',
): GuardedAct {
  return {
    name,
    isAtomic: true,
    async check(payload) {
      const order = await findOrderByToken(app.database, read(payload).token)
      if (order === null) return refuse('NOT_FOUND')
      const attempt = await latestAttempt(app.database, order.id)
      if (attempt === null || !mayConfirm(order, attempt)) return refuse('NOT_A_PENDING_AGREEMENT')
      return { subject: `agreement:${attempt.reference}`, student: order.studentCode, amount: attempt.amount }
    },
    async describe(payload) {
      const { error, value } = schema.validate(payload)
      if (error !== undefined) return { students: [], details: {} }
      const { token, status, reason } = value
      const order = await findOrderByToken(app.database, token)
      const students = order === null ? [] : await namedStudents(app.database, [order.studentCode])
      return { students, details: { status, reason, token } }
    },
    perform: (payload, doing) => confirmAgreement(app, { ...read(payload), ...doing }),
  }
}

const schema = Joi.object<ConfirmationPayload>({
  token: Joi.string().required(),
  status: Joi.valid('PAGO DAVIVIENDA', 'INGRESO MANUAL').required(),
  reason: Joi.string().required(),
})

function read(payload: unknown): ConfirmationPayload {
  return Joi.attempt(payload, schema)
}
