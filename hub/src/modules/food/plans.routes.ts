import type { Request } from '@hapi/hapi'
import type { FoodService } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { localeOf } from '../../http/locale.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused } from '../../shared/refusal.ts'
import type { FoodPlanInput } from './find-changes.ts'
import { planQuery, planView, runPayload, runView } from './food.schemas.ts'
import { viewPlan, viewRun } from './food.view.ts'
import { makePlan } from './make-plan.ts'
import { runPlan } from './run-plan.ts'
import type { FoodAct } from './services.ts'

/** Many students at once: GET prepares, POST runs what was prepared (food-4). */
export function plansRoutes(app: AppContext, stopping: AbortSignal): Route[] {
  return [
    planRoute(app, 'enrol', '/api/hikcentral/insertServices'),
    runRoute(app, stopping, { act: 'enrol', path: '/api/hikcentral/insertServices' }),
    planRoute(app, 'withdraw', '/api/hikcentral/deleteServices'),
    runRoute(app, stopping, { act: 'withdraw', path: '/api/hikcentral/deleteServices' }),
  ]
}

function planRoute(app: AppContext, act: FoodAct, path: string): Route {
  return {
    method: 'GET',
    path,
    refuses: ['FEATURE_DOWN'],
    reads: () => '*',
    options: {
      tags: ['api'],
      description:
        act === 'enrol'
          ? 'The plan of services to insert, by list or by the students’ profiles; changes nothing'
          : 'The plan of services to remove, by list or by the students’ profiles; changes nothing',
      validate: { query: planQuery },
      response: { schema: planView },
    },
    handler: async (request) => {
      const plan = await makePlan(app, { act, input: inputFrom(request), ...whoOf(request) })
      return viewPlan(plan, act, { texts: app.config.texts, locale: localeOf(request) })
    },
  }
}

function runRoute(
  app: AppContext,
  stopping: AbortSignal,
  { act, path }: { act: FoodAct; path: string },
): Route {
  const { texts } = app.config
  return {
    method: 'POST',
    path,
    refuses: ['PLAN_SPENT', 'FEATURE_DOWN'],
    reads: () => '*',
    options: {
      tags: ['api'],
      description: 'Runs a plan once, each student by itself; one whose run has stopped goes on',
      validate: { payload: runPayload },
      response: { schema: runView },
    },
    handler: async (request, h) => {
      const { token } = request.payload as { token: string }
      const outcome = await runPlan(app, { act, token, signal: stopping, ...whoOf(request) })
      if (isRefused(outcome)) return answerRefusal(texts, request, h, outcome)
      return viewRun(outcome, act, { texts, locale: localeOf(request) })
    },
  }
}

function whoOf(request: Request) {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}

function inputFrom({ query }: Request): FoodPlanInput {
  const { students, service } = query as { students?: string; service?: FoodService }
  if (students === undefined || service === undefined) return { is: 'profiles' }
  const codes = [...new Set(students.toUpperCase().split(','))]
  return { is: 'asked', rows: codes.map((student) => ({ student, service })) }
}
