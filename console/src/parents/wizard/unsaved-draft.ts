import type { Draft } from '../../api/types.ts'
import { studentSessionStorage } from './student-session-storage.ts'

export type UnsavedChoices = Pick<Draft, 'version' | 'period' | 'method' | 'quotas' | 'transport'>

const storage = studentSessionStorage<UnsavedChoices>('matricula.wizard.unkept')

/** What a family chose in this tab and the hub does not have yet. */
export const unsavedDraft = {
  ...storage,
  store(student: string, { version, period, method, quotas, transport }: UnsavedChoices): void {
    storage.store(student, { version, period, method, quotas, transport })
  },
}
