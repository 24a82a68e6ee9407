import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { localeOf } from '../../http/locale.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused } from '../../shared/refusal.ts'
import { askedStudent, requestedCode } from './requested-student.ts'
import { accessView, askedParams, authorisationView, resumeView } from './auth.schemas.ts'
import { viewAuthorisation, viewGrade } from './authorisation.view.ts'
import { lookUpCode } from './look-up-code.ts'
import { noticeOf } from './notice-of.ts'
import { viewOutcome } from './outcome.view.ts'

/** What enrollment says of a student before anybody enrols. The school code is the custom id. */
export function authRoutes(app: AppContext): Route[] {
  const { texts, seasons } = app.config
  return [
    {
      method: 'GET',
      path: '/api/enrollment/auth/access/{student}',
      refuses: ['NOT_FOUND'],
      reads: requestedCode,
      options: {
        tags: ['api'],
        description: 'Whether the student may sign in now, and where the code leads',
        validate: { params: askedParams },
        response: { schema: accessView },
      },
      handler: async (request, h) => {
        const student = await askedStudent(app, request)
        if (isRefused(student)) return answerRefusal(texts, request, h, student)
        const found = await lookUpCode(app, student.code)
        const access = found.outcome === 'proceed'
        const told = { ...found, notice: await noticeOf(app, found) }
        return { student: student.code, access, ...viewOutcome(app, localeOf(request), told) }
      },
    },
    {
      method: 'GET',
      path: '/api/enrollment/auth/{student}',
      refuses: ['NOT_FOUND'],
      reads: requestedCode,
      options: {
        tags: ['api'],
        description:
          'The student’s authorisation to enrol: antiquity, grades; payment status and bank agreement for who may know',
        validate: { params: askedParams },
        response: { schema: authorisationView },
      },
      handler: async (request, h) => {
        const student = await askedStudent(app, request)
        if (isRefused(student)) return answerRefusal(texts, request, h, student)
        const { outcome } = await lookUpCode(app, student.code)
        return viewAuthorisation(seasons.parents, student, { outcome, caller: callerOf(request) })
      },
    },
    {
      method: 'GET',
      path: '/api/enrollment/auth/{student}/resume',
      refuses: ['NOT_FOUND'],
      reads: requestedCode,
      options: {
        tags: ['api'],
        description: 'The grade the student comes to',
        validate: { params: askedParams },
        response: { schema: resumeView },
      },
      handler: async (request, h) => {
        const student = await askedStudent(app, request)
        if (isRefused(student)) return answerRefusal(texts, request, h, student)
        return { next_grade: viewGrade(seasons.parents.parent, student.nextGrade) }
      },
    },
  ]
}
