import type { Draft } from '../../api/types.ts'
import { studentSessionStorage } from './student-session-storage.ts'

export type UnsavedChoices = Pick<Draft, 'version' | 'period' | 'method' | 'quotas' | 'transport'>

const held = studentSessionStorage<UnsavedChoices>('matricula.wizard.unkept')

/** What a family chose in this tab and the hub does not have yet. */
export const unsavedDraft = {
  ...held,
  hold(student: string, { version, period, method, quotas, transport }: UnsavedChoices): void {
    held.hold(student, { version, period, method, quotas, transport })
  },
}
