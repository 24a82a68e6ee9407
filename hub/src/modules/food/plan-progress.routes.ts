import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { sha256 } from '../../shared/ids.ts'
import { refuse } from '../../shared/refusal.ts'
import { rowsOf } from './food-plan-row.store.ts'
import { findPlan } from './food-plan.store.ts'
import { planParams, planPayload, planView, progressView } from './food.schemas.ts'
import { viewPlan, viewProgress } from './food.view.ts'
import { makePlan } from './make-plan.ts'

/** A plan from a file, and how far any plan has come. */
export function planProgressRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids' | 'plugins'>,
): Route[] {
  const { database, clock, config } = app
  const { texts } = config
  return [
    defineRoute({
      method: 'POST',
      path: '/api/hikcentral/plans',
      refuses: ['FEATURE_DOWN'],
      reads: () => '*',
      payload: planPayload,
      options: {
        tags: ['api'],
        description: 'The plan of a service for each student; changes nothing at the turnstile',
        response: { schema: planView },
      },
      handler: async (request, _h, { payload }) => {
        const { act, rows } = payload
        const plan = await makePlan(app, {
          act,
          input: { is: 'asked', rows },
          actor: actorOf(callerOf(request)),
          trace: request.info.id,
        })
        return viewPlan(plan, act, { texts, locale: localeOf(request) })
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/hikcentral/plans/{token}',
      refuses: ['NOT_FOUND'],
      params: planParams,
      options: {
        tags: ['api'],
        description:
          'How far a plan has come: each student as it ends. Reads by code alone: the trail has the plan and its run',
        response: { schema: progressView },
      },
      handler: async (request) => {
        const plan = await findPlan(database, sha256(String(request.params['token'])))
        if (plan === null) return refuse('NOT_FOUND')
        const rows = await rowsOf(database, plan.tokenHash)
        return viewProgress(plan, rows, { texts, locale: localeOf(request), now: clock.wall() })
      },
    }),
  ]
}
