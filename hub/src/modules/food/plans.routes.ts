import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused } from '../../shared/refusal.ts'
import type { FoodPlanInput } from './find-changes.ts'
import { type PlanQuery, planQuery, planView, runPayload, runView } from './food.schemas.ts'
import { viewPlan, viewRun } from './food.view.ts'
import { makePlan } from './make-plan.ts'
import { runPlan } from './run-plan.ts'
import type { FoodAct } from './services.ts'

/** Many students at once: GET prepares, POST runs what was prepared (food-4). */
export function plansRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids' | 'plugins'>,
  stopping: AbortSignal,
): Route[] {
  return [
    planRoute(app, 'enrol', '/api/hikcentral/insertServices'),
    runRoute(app, stopping, { act: 'enrol', path: '/api/hikcentral/insertServices' }),
    planRoute(app, 'withdraw', '/api/hikcentral/deleteServices'),
    runRoute(app, stopping, { act: 'withdraw', path: '/api/hikcentral/deleteServices' }),
  ]
}

function planRoute(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids' | 'plugins'>,
  act: FoodAct,
  path: string,
): Route {
  return defineRoute({
    method: 'GET',
    path,
    refuses: ['FEATURE_DOWN'],
    reads: () => '*',
    query: planQuery,
    options: {
      tags: ['api'],
      description:
        act === 'enrol'
          ? 'The plan of services to insert, by list or by the students’ profiles; changes nothing'
          : 'The plan of services to remove, by list or by the students’ profiles; changes nothing',
      response: { schema: planView },
    },
    handler: async (request, _h, { query }) => {
      const plan = await makePlan(app, { act, input: inputFrom(query), ...whoOf(request) })
      return viewPlan(plan, act, { texts: app.config.texts, locale: localeOf(request) })
    },
  })
}

function runRoute(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'plugins'>,
  stopping: AbortSignal,
  { act, path }: { act: FoodAct; path: string },
): Route {
  const { texts } = app.config
  return defineRoute({
    method: 'POST',
    path,
    refuses: ['PLAN_SPENT', 'FEATURE_DOWN'],
    reads: () => '*',
    payload: runPayload,
    options: {
      tags: ['api'],
      description: 'Runs a plan once, each student by itself; one whose run has stopped goes on',
      response: { schema: runView },
    },
    handler: async (request, _h, { payload }) => {
      const { token } = payload
      const outcome = await runPlan(app, { act, token, signal: stopping, ...whoOf(request) })
      if (isRefused(outcome)) return outcome
      return viewRun(outcome, act, { texts, locale: localeOf(request) })
    },
  })
}

function whoOf(request: Request) {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}

function inputFrom({ students, service }: PlanQuery): FoodPlanInput {
  if (students === undefined || service === undefined) return { is: 'profiles' }
  const codes = [...new Set(students.toUpperCase().split(','))]
  return { is: 'asked', rows: codes.map((student) => ({ student, service })) }
}
