import { studentSessionStorage } from '../wizard/student-session-storage.ts'
import type { TransportForm } from './transport-form.ts'

/** What a family chose of transport in this tab, with its home and its fee, until it confirms or drops it. */
export const unconfirmedTransport = studentSessionStorage<TransportForm>('matricula.transport.unconfirmed')
