import type { AccessPerson } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { changeAtTurnstile, type Ending, type ServiceChange, wordsOf } from './change-at-turnstile.ts'

const deadlineMs = 15_000

export interface StaffAct extends ServiceChange {
  readonly actor: string
  readonly trace: string
}

/** Brings one student into a service or out of it; a failure stands in the audit trail too, as it may have happened. */
export async function changeService(
  app: Pick<AppContext, 'database' | 'clock' | 'plugins'>,
  asked: StaffAct,
): Promise<Refusal<'NOT_FOUND' | 'VENDOR_REFUSED'> | AccessPerson> {
  const { act, studentCode, service, actor, trace } = asked
  const ending = await changeAtTurnstile(app, asked, {
    key: `${act}:${service}:${studentCode}:${trace}`,
    signal: AbortSignal.timeout(deadlineMs),
    trace,
  })
  await recordAudit(app.database, {
    at: app.clock.wall(),
    actor,
    act: `food.${act}`,
    subject: studentCode,
    before: null,
    after: { service, ...outcomeOf(ending) },
    trace,
  })
  return answerOf(ending)
}

function outcomeOf(ending: Ending) {
  return ending.is === 'done' ? { services: ending.person.services } : wordsOf(ending.fault)
}

/** What the vendor understood and refused is the caller's to know; any other fault means that it is down. */
function answerOf(ending: Ending): Refusal<'NOT_FOUND' | 'VENDOR_REFUSED'> | AccessPerson {
  if (ending.is === 'done') return ending.person
  const { fault, words } = wordsOf(ending.fault)
  if (fault === 'not-found') return refuse('NOT_FOUND')
  if (fault === 'rejected') return refuse('VENDOR_REFUSED', { values: { reason: words } })
  throw ending.fault
}
