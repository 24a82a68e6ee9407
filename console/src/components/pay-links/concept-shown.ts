import { conceptWithoutNames } from '@matricula/hub/api/concept-without-names'
import type { LinkStudent } from './link-student.ts'

/** What something is for as its payer reads it: in the general words where a child is named in it. */
export function conceptShown(
  concept: string,
  students: readonly LinkStudent[],
  generalWords: string,
): string {
  const named = students.map((student) => ({ ...student, lastNames: '' }))
  return conceptWithoutNames(concept, named) || generalWords
}
