import { gradeByKey } from '../seasons/season-lookups.ts'
import type { ParentSeason } from '../seasons/season.ts'
import { antiquityOf } from '../students/antiquity.ts'
import { hasLeft } from '../students/index.ts'
import type { TransportChoice } from '../transport/transport-choice.ts'
import type { Step } from './steps.ts'
import type { Student } from '../students/student.ts'

export interface FamilyMember {
  readonly code: string
  readonly name: string
  /** Null for who does not come to a grade of this season. */
  readonly step: Step | null
}

/** Who the student is; the season's own name of the grade to come, where it has one. */
export function viewFileStudent(student: Student, family: readonly FamilyMember[], season: ParentSeason) {
  const { code, firstNames, lastNames, nextGrade, status, terms } = student
  const next = nextGrade === null ? null : gradeByKey(season, nextGrade.key)
  return {
    code,
    name: `${firstNames} ${lastNames}`,
    first_names: firstNames,
    last_names: lastNames,
    grade: student.grade?.name ?? '',
    next_grade: next?.name ?? nextGrade?.name ?? '',
    next_grade_id: next?.id ?? null,
    antiquity: antiquityOf(terms.antiquity) ?? terms.antiquity,
    authorisation: terms.authorisation,
    status,
    left_school: hasLeft(student),
    family: family.filter((one) => one.code !== code),
  }
}

/** What was chosen, without where the student lives. */
export function viewTransport(transport: TransportChoice) {
  if (transport.is !== 'chosen') return { is: transport.is }
  const { is, itemCode, name, price, direction, basis, metres } = transport
  return { is, item_code: itemCode, name, price, direction, basis, metres }
}
