import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { translate } from '../../config/texts.ts'
import { isRefused } from '../../shared/refusal.ts'
import { changeService } from './change-service.ts'
import { changeParams, personView } from './food.schemas.ts'
import type { FoodAct } from './services.ts'

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
