import type { Relationship } from '@matricula/contract'
import type { StudentRecord } from './students.ts'

/** Guardians first, then brothers and sisters in the school. */
export function relationshipsOf({ student, family }: StudentRecord): readonly Relationship[] {
  const guardians = family.adults.map(({ guardian, role, pays }) => ({
    studentId: student.id,
    relatedId: guardian.id,
    role,
    financiallyResponsible: pays,
  }))
  const siblings = family.children
    .filter((id) => id !== student.id)
    .map((id) => ({ studentId: student.id, relatedId: id, role: 'sibling', financiallyResponsible: false }))
  return [...guardians, ...siblings]
}
