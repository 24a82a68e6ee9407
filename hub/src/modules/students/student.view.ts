import { gradeOf } from './grade-of.ts'
import { hasLeft } from './left-school.ts'
import type { Caller } from '../../http/caller.ts'
import type { ListedStudent } from './roster-list.store.ts'
import type { Student } from './student.ts'

/** A row of the administrators' list. */
export function viewListed({ student, home }: ListedStudent, caller: Caller) {
  const place = home?.exactFor(caller) ?? null
  return {
    id: student.id,
    custom_id: student.code,
    name: `${student.firstNames} ${student.lastNames}`,
    status: student.status,
    gender: student.gender,
    grade: gradeOf(student)?.name ?? '',
    enrollment_year: student.enrollmentYear,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
  }
}

/** What a search for a student answers. */
export function viewFound(student: Student) {
  const grade = gradeOf(student)
  return {
    uid: student.id,
    first_name: student.firstNames,
    last_name: student.lastNames,
    custom_id: student.code,
    grade: grade?.name ?? '',
    grade_id: grade?.id ?? null,
    left_school: hasLeft(student),
  }
}
