import type { AppContext } from '../../app-context.ts'
import { callerOf, isOffice } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { isRefused } from '../../shared/refusal.ts'
import { logPayload, logView } from './auth.schemas.ts'
import { logStudentAct, type StudentAct } from './log-student-act.ts'

/** Entries of one session in the window: a family writes a few, a gate on a busy morning one every second. */
const ofFamily = 120
const ofOffice = 900
const windowMinutes = 15

export function studentLogsRoutes(app: AppContext): Route[] {
  const family = app.limitTries('student-logs', ofFamily, windowMinutes)
  const office = app.limitTries('student-logs-office', ofOffice, windowMinutes)
  return [
    {
      method: 'POST',
      path: '/api/people/student/logs',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
      options: {
        tags: ['api'],
        description: 'Adds to the sign-in log; the times are the hub’s own',
        validate: { payload: logPayload },
        response: { schema: logView },
      },
      handler: async (request, h) => {
        const { student, action, app: from, section, result } = request.payload as StudentAct
        const caller = callerOf(request)
        const tries = isOffice(caller) ? office : family
        const logged = await logStudentAct(
          app,
          { student, action, app: from, section, result },
          { caller, tries, trace: request.info.id },
        )
        if (isRefused(logged)) return answerRefusal(app.config.texts, request, h, logged)
        return h.response({ student: logged.student, created_at: bogotaIso(logged.at) }).code(201)
      },
    },
  ]
}
