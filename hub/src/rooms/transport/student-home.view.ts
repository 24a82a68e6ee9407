import type { StudentHome } from './list-student-homes.ts'

export function viewStudentHome({ student, requirement, home, metres, band, isNearBorder }: StudentHome) {
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
    home,
    metres,
    band,
    near_border: isNearBorder,
  }
}
