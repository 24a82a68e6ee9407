import type { Draft } from '../../api/types.ts'

export type Choices = Pick<Draft, 'version' | 'period' | 'method' | 'quotas' | 'transport'>

const PLACE = 'matricula.wizard.unkept'

/** What a family chose in this tab and the hub does not have yet: over a page loaded anew and a session that ends. */
export const unkeptDraft = {
  hold(student: string, { version, period, method, quotas, transport }: Choices): void {
    const choices: Choices = { version, period, method, quotas, transport }
    sessionStorage.setItem(PLACE, JSON.stringify({ student, choices }))
  },

  /** Of this student; what another one left is gone then. */
  read(student: string): Choices | null {
    const held: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null')
    if (isHeld(held) && held.student === student) return held.choices
    unkeptDraft.forget()
    return null
  },

  forget(): void {
    sessionStorage.removeItem(PLACE)
  },
}

function isHeld(value: unknown): value is { student: string; choices: Choices } {
  return typeof value === 'object' && value !== null && 'student' in value && 'choices' in value
}
