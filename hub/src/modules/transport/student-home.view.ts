import type { Caller } from '../../http/caller.ts'
import type { StudentHome } from './list-student-homes.ts'

export function viewStudentHome(listed: StudentHome, caller: Caller) {
  const { student, requirement, home, metres, band, isNearBorder } = listed
  const grade = student.grade ?? student.nextGrade
  return {
    student: student.code,
    name: `${student.firstNames} ${student.lastNames}`,
    grade: grade?.name ?? '',
    grade_id: grade?.id ?? null,
    next_grade_id: student.nextGrade?.id ?? null,
    requirement: {
      text: student.terms.transportRequirement,
      way: requirement.modality,
      busStop: requirement.busStop,
      flagged: requirement.flagged,
    },
    home: home?.exactFor(caller) ?? null,
    metres,
    band,
    near_border: isNearBorder,
  }
}
