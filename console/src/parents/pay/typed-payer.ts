import { studentSessionStorage } from '../wizard/student-session-storage.ts'
import type { Payer } from './payer.ts'

/** Who pays, as typed: a payment that was declined, or a session that ended, does not ask for it again. */
export const typedPayer = studentSessionStorage<Payer>('matricula.pay.payer')
