import type { House } from '../../house.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/doors.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { isRefused } from '../../shared/refusal.ts'
import { limitTries } from '../access/index.ts'
import { logPayload, logView } from './auth.schemas.ts'
import { logStudentAct, type StudentAct } from './log-student-act.ts'

const perWindow = 120
const windowMinutes = 15

export function studentLogsRoutes(house: House): Route[] {
  const tries = limitTries('student-logs', perWindow, windowMinutes)
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
        const { student, action, app, section, result } = request.payload as StudentAct
        const logged = await logStudentAct(
          house,
          { student, action, app, section, result },
          { caller: callerOf(request), tries, trace: request.info.id },
        )
        if (isRefused(logged)) return answerRefusal(house.config.texts, request, h, logged)
        return h.response({ student: logged.student, created_at: bogotaIso(logged.at) }).code(201)
      },
    },
  ]
}
