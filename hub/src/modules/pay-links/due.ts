import type { LocalDate } from '@matricula/contract'
import type { EnrollmentQuote } from '../enrollment/index.ts'
import type { PaidDocument } from '../payments/index.ts'
import type { Student } from '../students/student.ts'
import type { StandingState } from './decide-link-state.ts'
import type { NotPayable } from './not-payable.ts'

/** One thing that can be paid by a link now. */
export type Due = EnrollmentDue | DocumentDue | OnAccountDue

export interface EnrollmentDue {
  readonly is: 'enrollment'
  readonly student: Student
  /** Of the whole enrolment, also where a part of it is paid. */
  readonly quote: EnrollmentQuote
  /** COP */
  readonly amount: number
}

export interface DocumentDue {
  readonly is: 'document'
  /** Null where the roster does not have the student any more. */
  readonly student: Student | null
  readonly document: PaidDocument
  readonly concept: string
  /** COP */
  readonly amount: number
  /** The last day on which it costs so little, for it is paid early; null where nothing is taken off. */
  readonly discountUntil: LocalDate | null
}

export interface OnAccountDue {
  readonly is: 'amount'
  readonly student: Student
  readonly concept: string
  /** COP */
  readonly amount: number
}

/** One thing that a link is for, as it stands. */
export type DueStanding =
  | { readonly state: 'payable'; readonly due: Due; readonly why: null }
  | { readonly state: Exclude<StandingState, 'payable'>; readonly due: null; readonly why: NotPayable }

/** Pure: whom it is for, each once, as far as they are known. */
export function studentsOf(dues: readonly Due[]): readonly Student[] {
  const students = dues.flatMap(({ student }) => student ?? [])
  return [...new Map(students.map((student) => [student.code, student])).values()]
}

export function isEnrollment(due: Due): due is EnrollmentDue {
  return due.is === 'enrollment'
}

export function isAmount(due: Due): due is OnAccountDue {
  return due.is === 'amount'
}

export function isDocument(due: Due): due is DocumentDue {
  return due.is === 'document'
}
