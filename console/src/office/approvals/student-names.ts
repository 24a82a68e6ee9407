import type { Translate } from '../../i18n.ts'

interface Named {
  readonly code: string
  readonly name: string
}

/** Students by name and code. */
export function studentNames(students: readonly Named[], text: Translate): string {
  if (students.length === 0) return text('office.approvals.nobody')
  return students.map(({ code, name }) => (name === '' ? code : `${name} · ${code}`)).join(', ')
}
