import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused } from '../../shared/refusal.ts'
import { lookUpCode, noticeOf, viewOutcome } from '../access/index.ts'
import { askedStudent, requestedCode } from './requested-student.ts'
import { accessView, askedParams, authorisationView, resumeView } from './auth.schemas.ts'
import { viewAuthorisation, viewGrade } from './authorisation.view.ts'

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
