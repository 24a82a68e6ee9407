import type { AppContext } from '../../app-context.ts'
import { callerOf, type Caller } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused } from '../../shared/refusal.ts'
import { lookUpCode, noticeOf, viewOutcome, type SignInOutcome } from '../access/index.ts'
import { askedStudent, requestedCode } from './requested-student.ts'
import { accessView, askedParams, authorisationView, resumeView } from './auth.schemas.ts'
import type { Grade } from '@matricula/contract'
import { mayRead } from '../../http/personal-data.ts'
import { antiquityOf } from '../students/antiquity.ts'
import { gradeByKey } from '../seasons/season-lookups.ts'
import type { ParentSeason, Season } from '../seasons/season.ts'
import { hasLeft } from '../students/index.ts'
import type { Student } from '../students/student.ts'

/** What enrollment says of a student before anybody enrols. The school code is the custom id. */
export function authRoutes(app: AppContext): Route[] {
  const { seasons } = app.config
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/auth/access/{student}',
      refuses: ['NOT_FOUND'],
      reads: requestedCode,
      params: askedParams,
      options: {
        tags: ['api'],
        description: 'Whether the student may sign in now, and where the code leads',
        response: { schema: accessView },
      },
      handler: async (request) => {
        const student = await askedStudent(app, request)
        if (isRefused(student)) return student
        const found = await lookUpCode(app, student.code)
        const access = found.outcome === 'proceed'
        const told = { ...found, notice: await noticeOf(app, found) }
        return { student: student.code, access, ...viewOutcome(app, localeOf(request), told) }
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/auth/{student}',
      refuses: ['NOT_FOUND'],
      reads: requestedCode,
      params: askedParams,
      options: {
        tags: ['api'],
        description:
          'The student’s authorisation to enrol: antiquity, grades; payment status and bank agreement for who may know',
        response: { schema: authorisationView },
      },
      handler: async (request) => {
        const student = await askedStudent(app, request)
        if (isRefused(student)) return student
        const { outcome } = await lookUpCode(app, student.code)
        return viewAuthorisation(seasons.parents, student, { outcome, caller: callerOf(request) })
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/auth/{student}/resume',
      refuses: ['NOT_FOUND'],
      reads: requestedCode,
      params: askedParams,
      options: {
        tags: ['api'],
        description: 'The grade the student comes to',
        response: { schema: resumeView },
      },
      handler: async (request) => {
        const student = await askedStudent(app, request)
        if (isRefused(student)) return student
        return { next_grade: viewGrade(seasons.parents.parent, student.nextGrade) }
      },
    }),
  ]
}

/** The authorisation of a student under the names that the form and the office read. */
function viewAuthorisation(
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
function viewGrade(season: ParentSeason, grade: Grade | null) {
  if (grade === null) return null
  const { id, key, name } = grade
  return { id, key, name, pricelist: gradeByKey(season, key)?.priceList ?? null }
}
