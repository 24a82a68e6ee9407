import Joi from 'joi'
import type { Grade } from '../index.ts'
import { fold } from './fold.ts'

/** A grade of the season (`id`, `key`) and the words by which the vendor knows it, besides its name and key. */
export interface GradeRow extends Grade {
  readonly vendor: readonly string[]
}

const usual = [
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

/** The grades of season 2025-2026, 101 to 114. */
const defaultGrades: readonly GradeRow[] = usual.map(([key, name], index) => ({
  id: 101 + index,
  key,
  name,
  vendor: [],
}))

const name = Joi.string().max(200).required()
const row = Joi.object<GradeRow>({
  id: Joi.number().integer().min(1).required(),
  key: name,
  name,
  vendor: Joi.array().items(Joi.string().max(200)).default([]),
})

/** A setting: the season's grades, each once. */
export const gradeRows = Joi.array().items(row).min(1).unique('key').unique('id').default(defaultGrades)

export interface GradeTable {
  /** The season's grade by any of the vendor's words for it; null when none is known. */
  find(words: readonly string[]): Grade | null
  /** One up; null after the last. */
  after(grade: Grade): Grade | null
}

export function gradeTable(rows: readonly GradeRow[]): GradeTable {
  const grades = rows.map(({ id, key, name }) => ({ id, key, name }))
  const byWord = new Map(
    rows.flatMap((row, index) =>
      [row.key, row.name, ...row.vendor].map((word) => [fold(word), grades[index] ?? null] as const),
    ),
  )
  return {
    find(words) {
      const known = words.find((word) => byWord.has(fold(word)))
      return known === undefined ? null : (byWord.get(fold(known)) ?? null)
    },
    after: ({ key }) => grades[grades.findIndex((grade) => grade.key === key) + 1] ?? null,
  }
}
