import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { translate } from '../../config/texts.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { changeParams, personView } from './food.schemas.ts'
import type { FoodAct } from './services.ts'
import type { AccessPerson } from '@matricula/contract'
import { recordAudit } from '../audit/audit.store.ts'
import { changeAtTurnstile, type Ending, type ServiceChange, wordsOf } from './change-at-turnstile.ts'

/** One student into a food service, or out of it (food-3). */
export function foodRoutes(app: Pick<AppContext, 'config' | 'database' | 'clock' | 'plugins'>): Route[] {
  return [
    changeRoute(app, 'enrol', {
      path: '/api/hikcentral/accessgroup/addPerson/{group}/{student}',
      description: 'Brings a student into a food service: 1 lunch and snack, 2 lunch, 3 snack',
    }),
    changeRoute(app, 'withdraw', {
      path: '/api/hikcentral/accessgroup/deletePerson/{group}/{student}',
      description: 'Takes a student out of a food service: 1 lunch and snack, 2 lunch, 3 snack',
    }),
  ]
}

function changeRoute(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'plugins'>,
  act: FoodAct,
  { path, description }: { path: string; description: string },
): Route {
  const { texts } = app.config
  return defineRoute({
    method: 'POST',
    path,
    refuses: ['NOT_FOUND', 'VENDOR_REFUSED', 'FEATURE_DOWN'],
    reads: ({ params }) => String(params['student']).toUpperCase(),
    params: changeParams,
    options: {
      tags: ['api'],
      description,
      response: { schema: personView },
    },
    handler: async (request, _h, { params }) => {
      const { group, student } = params
      const person = await changeService(app, {
        act,
        service: group,
        studentCode: student.toUpperCase(),
        actor: actorOf(callerOf(request)),
        trace: request.info.id,
      })
      if (isRefused(person)) return person
      const { studentCode, services } = person
      const message = translate(texts, localeOf(request), `food.changed.${act}`)
      return { status: 200, message, person: { studentCode, services } }
    },
  })
}

const deadlineMs = 15_000

interface StaffAct extends ServiceChange {
  readonly actor: string
  readonly trace: string
}

/** Brings one student into a service or out of it; a failure stands in the audit trail too, as it may have happened. */
async function changeService(
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
