import type { Admission, Log, Place, Student } from '@matricula/contract'
import type { WireStudent } from './from-students.ts'
import { codeText, fold, joinWords, pointOf, termsOf } from '@matricula/contract/parts'
import type { FieldValues, GradeTable } from '@matricula/contract/parts'
import type { Settings } from './settings.ts'
import { statusWord } from './status-word.ts'
import { fieldValuesOf } from './to-field-values.ts'

export interface StudentDeps {
  readonly settings: Settings
  readonly grades: GradeTable
  readonly log: Log
}

/** A student as the roster keeps one. The grade of the application is the coming one, unless a field says otherwise. */
export function toStudent(wire: WireStudent, { settings, grades, log }: StudentDeps): Student {
  const { fields, statusLevels } = settings
  const values = fieldValuesOf(wire.custom_fields)
  const gradeOf = (word: string) => {
    const grade = grades.find([word])
    if (grade === null && word !== '') {
      log.warn({ grade: word.slice(0, 30) }, 'a grade of the vendor is not in the settings')
    }
    return grade
  }
  return {
    id: String(wire.id),
    code: codeOf(wire, settings),
    ...namesOf(wire),
    status: statusWord(wire, { statusLevels, log }),
    gender: wire.gender ?? '',
    grade: gradeOf(values.get(fold(fields.currentGrade)) ?? ''),
    nextGrade: gradeOf(values.get(fold(fields.nextGrade)) || (wire.grade ?? '')),
    enrollmentYear: codeText(wire.enrollment_year),
    familyId: String(Math.min(wire.id, ...(wire.sibling_ids ?? []))),
    home: homeOf(wire, values, settings),
    terms: termsOf(values, fields, String(wire.id)),
  }
}

/** An application as admissions tells it. */
export function toAdmission(wire: WireStudent, { settings, log }: StudentDeps): Admission {
  const code = codeOf(wire, settings)
  return {
    id: String(wire.id),
    code: code === '' ? null : code,
    ...namesOf(wire),
    status: statusWord(wire, { statusLevels: settings.statusLevels, log }),
    grade: wire.grade ?? '',
    enrollmentYear: codeText(wire.enrollment_year),
  }
}

/** The school code; empty until the school has given one. */
export function codeOf(wire: WireStudent, { codeField }: Pick<Settings, 'codeField'>): string {
  return codeText(wire[codeField])
}

function namesOf({ first_name, other_name, last_name }: WireStudent) {
  return { firstNames: joinWords(first_name ?? '', other_name ?? ''), lastNames: joinWords(last_name ?? '') }
}

function homeOf(wire: WireStudent, values: FieldValues, { fields }: Settings): Place | null {
  const point = pointOf(values, fields)
  if (point === null) return null
  const parts = [wire.address, wire.address_ii, wire.city]
  return { ...point, address: parts.flatMap((part) => (part ? [joinWords(part)] : [])).join(', ') }
}
