import { studentSessionStorage } from '../wizard/student-session-storage.ts'
import type { PayerForm } from './payer-form.ts'

/** Who pays, as typed: after a reload, a payment that was declined or a session that ended it is not asked for again. */
export const payerStorage = studentSessionStorage<PayerForm>('matricula.pay.payer')
