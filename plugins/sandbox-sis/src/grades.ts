import type { Grade } from '@matricula/contract'

const names = [
  ['PREJARDIN', 'Prejardín'],
  ['JARDIN', 'Jardín'],
  ['TRANSICION', 'Transición'],
  ['PRIMERO', 'Primero'],
  ['SEGUNDO', 'Segundo'],
  ['TERCERO', 'Tercero'],
  ['CUARTO', 'Cuarto'],
  ['QUINTO', 'Quinto'],
  ['SEXTO', 'Sexto'],
  ['SEPTIMO', 'Séptimo'],
  ['OCTAVO', 'Octavo'],
  ['NOVENO', 'Noveno'],
  ['DECIMO', 'Décimo'],
  ['ONCE', 'Once'],
] as const

export type GradeKey = (typeof names)[number][0]

/** The fourteen grades in order, 101 Prejardín to 114 Once. */
export const grades: readonly Grade[] = names.map(([key, name], index) => ({ id: 101 + index, key, name }))

export function gradeOf(key: GradeKey): number {
  return grades.findIndex((grade) => grade.key === key)
}

/** Null below Prejardín, and after Once: the student leaves the school. */
export function gradeAt(index: number): Grade | null {
  return grades[index] ?? null
}
