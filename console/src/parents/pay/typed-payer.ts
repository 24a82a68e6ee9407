import { studentSessionStorage } from '../wizard/student-session-storage.ts'
import type { Payer } from './payer.ts'

/** Who pays, as typed: after a reload, a payment that was declined or a session that ended it is not asked for again. */
export const typedPayer = studentSessionStorage<Payer>('matricula.pay.payer')
