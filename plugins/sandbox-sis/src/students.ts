import type { CustomFields, EnrollmentTerms, Student } from '@matricula/contract'
import { drawCustomFields } from './custom-fields.ts'
import type { Dice } from './dice.ts'
import type { Family } from './families.ts'
import { gradeAt } from './grades.ts'
import type { Gender } from './names.ts'

export interface StudentRecord {
  readonly student: Student
  readonly custom: CustomFields
  readonly family: Family
}

/** What is decided about a student before the record is written. */
export interface StudentDraft {
  readonly code: string
  readonly gender: Gender
  readonly firstNames: string
  readonly status: string
  /** Index of the next grade; one past the last leaves the school. */
  readonly next: number
  readonly terms: EnrollmentTerms
  readonly year: number
  /** False for the few whose family or home the system does not know. */
  readonly documented: boolean
}

export function writeRecord(throws: Dice, draft: StudentDraft, family: Family): StudentRecord {
  const { code, terms, next } = draft
  const newcomer = terms.antiquity !== 'old'
  return {
    family,
    student: {
      id: `stu-${code}`,
      code,
      firstNames: draft.firstNames,
      lastNames: family.surnames.join(' '),
      status: draft.status,
      gender: draft.gender,
      grade: newcomer && terms.antiquity !== 'reintegrate' ? null : gradeAt(next - 1),
      nextGrade: gradeAt(next),
      enrollmentYear: String(newcomer ? draft.year : draft.year - throws.between(1, Math.max(1, next))),
      familyId: draft.documented ? family.id : null,
      home: draft.documented ? family.home : null,
      terms,
    },
    custom: drawCustomFields(throws, {
      siblings: family.children.length - 1,
      position: family.children.indexOf(`stu-${code}`) + 1,
      rides: !['', 'No'].includes(terms.transportRequirement),
      payer: payerOf(family),
    }),
  }
}

function payerOf(family: Family): string {
  const payer = family.adults.find((adult) => adult.pays)?.guardian
  return payer === undefined ? '' : `${payer.firstNames} ${payer.lastNames}`
}
