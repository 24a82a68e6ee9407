import type { Translate } from '../../i18n.ts'

interface WithStudentName {
  readonly code: string
  readonly name: string
}

/** Students by name and code. */
export function studentNames(students: readonly WithStudentName[], t: Translate): string {
  if (students.length === 0) return t('office.approvals.nobody')
  return students.map(({ code, name }) => (name === '' ? code : `${name} · ${code}`)).join(', ')
}
