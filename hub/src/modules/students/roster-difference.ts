import { isDeepStrictEqual } from 'node:util'
import type { Student } from '@matricula/contract'

/** How a student of the student information system stands against the roster. */
export interface RosterDifference {
  readonly is: 'new' | 'changed' | 'same'
  /** Names of what changed; what it was and is stays between the two systems. */
  readonly fields: readonly string[]
}

/** Pure: what taking the student over would change. */
export function differenceOf(student: Student, kept: Student | null): RosterDifference {
  if (kept === null) return { is: 'new', fields: [] }
  const [now, before] = [asKept(student), asKept(kept)]
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])]
  const fields = names.filter((name) => !isDeepStrictEqual(now[name], before[name])).toSorted()
  return { is: fields.length === 0 ? 'same' : 'changed', fields }
}

/** The fields as the roster's record holds them. */
function asKept(student: Student): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(student))
}
