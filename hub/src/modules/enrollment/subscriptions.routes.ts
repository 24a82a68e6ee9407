import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { subscribe, unsubscribe } from '../activities/index.ts'
import { readEnrollee } from './read-enrollee.ts'
import { refuseFamilyOnceSettled } from './still-open.ts'

const studentCode = Joi.string()
  .pattern(/^[A-Za-z0-9]{5}$/)
  .required()
const activityCode = Joi.string().max(30).required()

const subscribed = Joi.object({ activities: Joi.array().items(Joi.string()).required() }).label(
  'Subscriptions',
)

const settled = [
  'NOT_FOUND',
  'ORDER_PAID',
  'PAYMENT_PENDING',
  'SPLIT_STANDS',
  'ORDER_EXISTS',
  'ENROLLMENT_WITHDRAWN',
] as const

/** Changes to the activities of an enrollment that is still open. */
export function subscriptionsRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/enrollment/fees/community/subscribe',
      refuses: [...settled, 'UNKNOWN_ACTIVITY', 'ACTIVITY_DUPLICATE', 'ACTIVITY_LIMIT', 'QUOTA_FULL'],
      payload: Joi.object<{ activity: { code: string }; student: { code: string } }>({
        activity: Joi.object({ code: activityCode }).required(),
        student: Joi.object({ code: studentCode }).required(),
      }).label('SubscribeRequest'),
      options: {
        tags: ['api'],
        description: 'Subscribes the student to an activity',
        response: { schema: subscribed },
      },
      handler: async (request, _h, { payload }) => {
        const input = payload
        const enrollee = await ownEnrollee(app, request, input.student.code)
        if (isRefused(enrollee)) return enrollee
        const activities = await subscribe(app, {
          studentCode: callerOf(request).subject,
          gradeId: enrollee.grade.id,
          activityCode: input.activity.code,
          by: byWhom(request),
        })
        return isRefused(activities) ? activities : { activities }
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/enrollment/fees/community/subscribe/student/{student}/activity/{activity}/grade/{grade}',
      refuses: settled,
      params: Joi.object({
        student: studentCode,
        activity: activityCode,
        grade: Joi.number().integer().min(1).max(999).required(),
      }),
      options: {
        tags: ['api'],
        description: 'Takes the student out of an activity',
        response: { schema: subscribed },
      },
      handler: async (request) => {
        const enrollee = await ownEnrollee(app, request, String(request.params['student']))
        if (isRefused(enrollee)) return enrollee
        const activityCode = String(request.params['activity'])
        const input = { studentCode: callerOf(request).subject, activityCode, by: byWhom(request) }
        return { activities: await unsubscribe(app, input) }
      },
    }),
  ]
}

function byWhom(request: Request) {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}

/** The session's own student while its enrollment is open; anybody else's is not there (access-31). */
async function ownEnrollee(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  request: Request,
  code: string,
) {
  const { subject } = callerOf(request)
  if (code.toUpperCase() !== subject) return refuse('NOT_FOUND')
  return (await refuseFamilyOnceSettled(app, subject)) ?? readEnrollee(app, subject)
}
