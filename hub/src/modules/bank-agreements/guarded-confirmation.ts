import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import type { GuardedAct } from '../approvals/index.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { type AgreementConfirmation, confirmAgreement, mayConfirm } from './confirm-agreement.ts'
import { currentAllocationOf } from '../payments/index.ts'
import { namedStudents } from '../payments-office/index.ts'

export type ConfirmationPayload = Pick<AgreementConfirmation, 'token' | 'status' | 'reason'>

/** A bank agreement that was paid: as the bank says, or by a receipt on paper. */
export function guardedConfirmation(
  app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'plugins' | 'receipts' | 'work' | 'live'>,
  name: 'agreement.confirm' | 'agreement.manual-income',
): GuardedAct<'NOT_FOUND' | 'NOT_A_PENDING_AGREEMENT'> {
  return {
    name,
    isAtomic: true,
    async check(payload) {
      const order = await findOrderByToken(app.database, read(payload).token)
      if (order === null) return refuse('NOT_FOUND')
      const allocation = await currentAllocationOf(app.database, order.id)
      if (allocation === null || !mayConfirm(order, allocation)) return refuse('NOT_A_PENDING_AGREEMENT')
      return {
        subject: `agreement:${allocation.reference}`,
        payment: null,
        student: order.studentCode,
        amount: allocation.amount,
        before: 0,
      }
    },
    async describe(payload) {
      const { error, value } = schema.validate(payload)
      if (error !== undefined) return { students: [], details: {} }
      const { token, status, reason } = value
      const order = await findOrderByToken(app.database, token)
      const students = order === null ? [] : await namedStudents(app.database, [order.studentCode])
      return { students, details: { status, reason, token } }
    },
    async perform(payload, doing) {
      const done = await confirmAgreement(app, { ...read(payload), ...doing })
      return isRefused(done) ? done : null
    },
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
