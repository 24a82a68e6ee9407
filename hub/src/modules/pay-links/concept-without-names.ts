import { fold } from '../../shared/fold.ts'
import type { Student } from '../students/student.ts'

const longest = 200

/** Pure: what accounting calls a document; empty where a child's name stands in it, for who pays may not be told it. */
export function conceptWithoutNames(
  description: string,
  students: readonly Pick<Student, 'code' | 'firstNames' | 'lastNames'>[],
): string {
  const words = new Set(wordsOf(description))
  const names = students.flatMap(({ code, firstNames, lastNames }) =>
    wordsOf(`${code} ${firstNames} ${lastNames}`),
  )
  return names.some((name) => name.length > 2 && words.has(name)) ? '' : description.trim().slice(0, longest)
}

function wordsOf(text: string): readonly string[] {
  return fold(text).split(' ')
}
