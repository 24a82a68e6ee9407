import type { Tries } from '../../shared-services/tries.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { actorOf, type Caller, isOffice } from '../../http/caller.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { type LogEntry, logAct } from './sign-in-log.store.ts'

export type StudentAct = Omit<LogEntry, 'at'>

/** Writes what a screen did into the sign-in log; its time is the hub's, whatever the browser's clock says. */
export async function logStudentAct(
  app: AppContext,
  act: StudentAct,
  { caller, tries, trace }: { readonly caller: Caller; readonly tries: Tries; readonly trace: string },
): Promise<Refusal | { readonly student: string; readonly at: Date }> {
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
