import type { Draft } from '../../api/types.ts'
import { studentSessionStorage } from './student-session-storage.ts'
import { rememberCsrf } from '../../api/hub.ts'
import { forgetEveryPayer } from '../pay/payer-storage.ts'
import { unconfirmedTransport } from '../transport/unconfirmed-transport.ts'

export type UnsavedChoices = Pick<Draft, 'version' | 'period' | 'method' | 'quotas' | 'transport'>

const storage = studentSessionStorage<UnsavedChoices>('matricula.wizard.unkept')

/** What a family chose in this tab and the hub does not have yet. */
export const unsavedDraft = {
  ...storage,
  store(student: string, { version, period, method, quotas, transport }: UnsavedChoices): void {
    storage.store(student, { version, period, method, quotas, transport })
  },
}

/** Takes out of this tab whatever a family that leaves has left here. */
export function clearFamilySession(): void {
  rememberCsrf(null)
  unsavedDraft.forget()
  forgetEveryPayer()
  unconfirmedTransport.forget()
}
