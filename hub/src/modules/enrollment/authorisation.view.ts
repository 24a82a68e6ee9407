import type { Grade } from '@matricula/contract'
import type { Caller } from '../../http/caller.ts'
import { mayRead } from '../../http/personal-data.ts'
import { antiquityOf } from '../students/antiquity.ts'
import type { SignInOutcome } from '../access/index.ts'
import { gradeByKey } from '../seasons/season-lookups.ts'
import type { ParentSeason, Season } from '../seasons/season.ts'
import { hasLeft } from '../students/index.ts'
import type { Student } from '../students/student.ts'

/** The authorisation of a student under the names that the form and the office read. */
export function viewAuthorisation(
  { project, parent }: Season & { readonly parent: ParentSeason },
  student: Student,
  { outcome, caller }: { readonly outcome: SignInOutcome; readonly caller: Caller },
) {
  const { code, firstNames, lastNames, grade, nextGrade, terms } = student
  return {
    student: code,
    custom_id: code,
    studentCode: code,
    studentName: firstNames,
    studentLastName: lastNames,
    studentNextGrade: nextGrade?.name ?? '',
    studentNextGradeId: nextGrade?.id ?? null,
    studentProject: project,
    antiquity: antiquityOf(terms.antiquity) ?? terms.antiquity,
    authorisation: terms.authorisation,
    left_school: hasLeft(student),
    login_validation: outcome,
    payment_status: mayRead(caller, 'paymentStatus') ? terms.paymentStatus : null,
    card_authorisation: mayRead(caller, 'cardAuthorisation') ? terms.cardAuthorisation : null,
    actual_grade: viewGrade(parent, grade),
    next_grade: viewGrade(parent, nextGrade),
  }
}

/** A grade with its word in accounting's price lists; null where the season has no such grade. */
export function viewGrade(season: ParentSeason, grade: Grade | null) {
  if (grade === null) return null
  const { id, key, name } = grade
  return { id, key, name, pricelist: gradeByKey(season, key)?.priceList ?? null }
}
