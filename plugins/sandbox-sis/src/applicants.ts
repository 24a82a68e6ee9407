import type { Admission, Student } from '@matricula/contract'
import { dice } from './dice.ts'
import { grades } from './grades.ts'
import { firstNames, surname } from './names.ts'
import type { Settings } from './settings.ts'
import type { StudentRecord } from './students.ts'

/** Everyone admissions knows: the newcomers of the roster, then one without a code for every forty students. */
export function applicantsTo(settings: Settings, records: readonly StudentRecord[]): readonly Admission[] {
  const waiting = Math.ceil(settings.students / 40)
  return [
    ...records.flatMap(({ student }) => {
      const id = student.terms.admissionsId
      return id === null ? [] : [admissionOf(id, student)]
    }),
    ...Array.from({ length: waiting }, (_, index) => drawApplicant(settings, index)),
  ]
}

function admissionOf(id: string, student: Student): Admission {
  return {
    id,
    code: student.code,
    firstNames: student.firstNames,
    lastNames: student.lastNames,
    status: student.status,
    grade: student.nextGrade?.name ?? '',
    enrollmentYear: student.enrollmentYear,
  }
}

function drawApplicant({ seed, year }: Settings, index: number): Admission {
  const throws = dice(seed, `applicant ${index}`)
  return {
    id: `app-without-code-${index + 1}`,
    code: null,
    firstNames: firstNames(throws, 'child', throws.pick(['F', 'M'] as const)),
    lastNames: `${surname(throws)} ${surname(throws)}`,
    status: throws.pick(['applied', 'interview', 'waitlisted']),
    grade: throws.pick(grades).name,
    enrollmentYear: String(year),
  }
}
