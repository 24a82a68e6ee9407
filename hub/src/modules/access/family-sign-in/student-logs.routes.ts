import type { AppContext } from '../../../app-context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { authorizeStudent } from '../../../http/authorize-student.ts'
import type { Tries } from '../../../shared-services/tries.ts'
import { actorOf, type Caller, callerOf, isOffice } from '../../../http/caller.ts'
import type { Route } from '../../../http/access-policy.ts'
import { defineRoute } from '../../../http/define-route.ts'
import { bogotaIso } from '../../../shared/local-date.ts'
import { isRefused, type Refusal } from '../../../shared/refusal.ts'
import { recordAudit } from '../../audit/audit.store.ts'
import { logAct } from '../sign-in-log.store.ts'
import { logPayload, logView, type StudentAct } from './login.schemas.ts'

/** Entries of one session in the window: a family writes a few, a gate on a busy morning one every second. */
const ofFamily = 120
const ofOffice = 900
const windowMinutes = 15

export function studentLogsRoutes(app: Pick<AppContext, 'database' | 'clock' | 'limitTries'>): Route[] {
  const family = app.limitTries('student-logs', ofFamily, windowMinutes)
  const office = app.limitTries('student-logs-office', ofOffice, windowMinutes)
  return [
    defineRoute({
      method: 'POST',
      path: '/api/people/student/logs',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
      payload: logPayload,
      options: {
        tags: ['api'],
        description: 'Adds to the sign-in log; the times are the hub’s own',
        response: { schema: logView },
      },
      handler: async (request, h, { payload }) => {
        const { student, action, app: from, section, result } = payload
        const caller = callerOf(request)
        const tries = isOffice(caller) ? office : family
        const logged = await logStudentAct(
          app,
          { student, action, app: from, section, result },
          { caller, tries, trace: request.info.id },
        )
        if (isRefused(logged)) return logged
        return h.response({ student: logged.student, created_at: bogotaIso(logged.at) }).code(201)
      },
    }),
  ]
}

/** Writes what a screen did into the sign-in log; its time is the hub's, whatever the browser's clock says. */
async function logStudentAct(
  app: Pick<AppContext, 'database' | 'clock'>,
  act: StudentAct,
  { caller, tries, trace }: { readonly caller: Caller; readonly tries: Tries; readonly trace: string },
): Promise<Refusal<'NOT_FOUND' | 'TOO_MANY_TRIES'> | { readonly student: string; readonly at: Date }> {
  const student = authorizeStudent(caller, act.student)
  if (isRefused(student)) return student
  const tooMany = await tries.take(caller.sessionHash)
  if (tooMany !== null) return tooMany
  const at = app.clock.now()
  await inTransaction(app.database, async (trx) => {
    await logAct(trx, { ...act, student, at })
    if (!isOffice(caller)) return
    const { action, app: from, section, result } = act
    await recordAudit(trx, {
      at: app.clock.wall(),
      actor: actorOf(caller),
      act: 'sign-in-log.add',
      subject: student,
      before: null,
      after: { action, app: from, section, result },
      trace,
    })
  })
  return { student, at }
}
