import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { refuse } from '../../shared/refusal.ts'
import { guardianEmail } from '../access/index.ts'
import { findByCodes } from '../students/index.ts'
import { guardianCalendars, studentCalendar } from './calendar.schemas.ts'
import { viewCalendar } from './calendar.view.ts'
import { readCalendars } from './read-calendars.ts'
import { type LastAnswers, readGuardianCalendars } from './read-guardian-calendars.ts'

/** What a student is charged over the year, for the guardian who is billed and for the office (invoices-14). */
export function calendarRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'plugins' | 'clock' | 'log'>,
  last: LastAnswers,
): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/invoices/calendar',
      refuses: ['NOT_VERIFIED', 'FEATURE_DOWN'],
      options: {
        tags: ['api'],
        description: 'What the guardian’s students are charged over the year, and how each charge stands',
        response: { schema: guardianCalendars },
      },
      handler: async (request) => {
        const email = await guardianEmail(app.database, callerOf(request).subject)
        if (email === null) return refuse('NOT_VERIFIED')
        const calendars = await readGuardianCalendars(app, last, { email, trace: request.info.id })
        return calendars.map(({ studentCode, student, partner, calendar }) => ({
          student: {
            code: studentCode,
            name: student === null ? partner.name : `${student.firstNames} ${student.lastNames}`,
            grade: student?.grade?.name ?? '',
          },
          calendar: viewCalendar(calendar),
        }))
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/students/{student}/calendar',
      refuses: ['NOT_FOUND'],
      reads: codeOf,
      params: Joi.object({
        student: Joi.string()
          .pattern(/^[A-Za-z0-9]{5}$/)
          .required(),
      }),
      options: {
        tags: ['api'],
        description: 'What a student is charged over the year, as the family sees it',
        response: { schema: studentCalendar },
      },
      handler: async (request) => {
        const [student] = await findByCodes(app.database, [codeOf(request)])
        if (student === undefined) return refuse('NOT_FOUND')
        const asked = { studentCodes: [student.code], trace: request.info.id }
        const [calendar] = await readCalendars(app, last.accounts, asked)
        return calendar === undefined ? refuse('NOT_FOUND') : viewCalendar(calendar)
      },
    }),
  ]
}

function codeOf(request: Request): string {
  return String(request.params['student']).toUpperCase()
}
