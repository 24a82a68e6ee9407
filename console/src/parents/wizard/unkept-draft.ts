import type { Draft } from '../../api/types.ts'
import { studentSessionStorage } from './student-session-storage.ts'

export type Choices = Pick<Draft, 'version' | 'period' | 'method' | 'quotas' | 'transport'>

const held = studentSessionStorage<Choices>('matricula.wizard.unkept')

/** What a family chose in this tab and the hub does not have yet. */
export const unkeptDraft = {
  ...held,
  hold(student: string, { version, period, method, quotas, transport }: Choices): void {
    held.hold(student, { version, period, method, quotas, transport })
  },
}
