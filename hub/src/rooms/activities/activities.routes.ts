import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { House } from '../../house.ts'
import type { Route } from '../../http/doors.ts'
import { callerOf } from '../../http/caller.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { readStudent } from '../students/index.ts'
import { listActivities } from './list-activities.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

const gradeId = Joi.number().integer().min(1).max(999).required()
const studentCode = Joi.string()
  .pattern(/^[A-Za-z0-9]{5}$/)
  .required()
const activityCode = Joi.string().max(30).required()

const activityView = Joi.object({
  code: Joi.string().required(),
  concept: Joi.string().required(),
  description: Joi.string().allow('').required(),
  value: Joi.number().integer().required(),
  discount: Joi.number().integer().required(),
  discountPercent: Joi.number().required(),
  discounts: Joi.array()
    .items(Joi.object({ percent_discount: Joi.number().required(), value_discount: Joi.number().required() }))
    .required(),
  cuota: Joi.number().integer().allow(null).required(),
  left: Joi.number().integer().allow(null).required(),
  eco_type: Joi.valid('incluida', 'adicional', 'club').allow(null).required(),
  fee_type: Joi.valid('ECO', 'CLUB').required(),
  schedule: Joi.string().allow(null, '').required(),
  promo_img_link: Joi.string().allow(null).required(),
}).label('Activity')

const subscribed = Joi.object({ activities: Joi.array().items(Joi.string()).required() }).label(
  'Subscriptions',
)

export function activitiesRoutes(house: House): Route[] {
  const { texts } = house.config
  return [
    {
      method: 'GET',
      path: '/api/enrollment/fees/community/{grade}',
      options: {
        tags: ['api'],
        description: 'Eco and club activities of a grade, with the places left',
        validate: { params: Joi.object({ grade: gradeId }) },
        response: { schema: Joi.array().items(activityView).label('Activities') },
      },
      handler: (request) => listActivities(house, Number(request.params['grade'])),
    },
    {
      method: 'POST',
      path: '/api/enrollment/fees/community/subscribe',
      options: {
        tags: ['api'],
        description: 'Subscribes the student to an activity',
        validate: {
          payload: Joi.object({
            activity: Joi.object({ code: activityCode }).required(),
            student: Joi.object({ code: studentCode }).required(),
          }).label('SubscribeRequest'),
        },
        response: { schema: subscribed },
      },
      handler: async (request, h) => {
        const wish = request.payload as { activity: { code: string }; student: { code: string } }
        const student = await ownStudent(house, request, wish.student.code)
        if (isRefused(student)) return answerRefusal(texts, request, h, student)
        const activities = await subscribe(house, { ...student, activityCode: wish.activity.code })
        return isRefused(activities) ? answerRefusal(texts, request, h, activities) : { activities }
      },
    },
    {
      method: 'DELETE',
      path: '/api/enrollment/fees/community/subscribe/student/{student}/activity/{activity}/grade/{grade}',
      options: {
        tags: ['api'],
        description: 'Takes the student out of an activity',
        validate: { params: Joi.object({ student: studentCode, activity: activityCode, grade: gradeId }) },
        response: { schema: subscribed },
      },
      handler: async (request, h) => {
        const student = await ownStudent(house, request, String(request.params['student']))
        if (isRefused(student)) return answerRefusal(texts, request, h, student)
        return {
          activities: await unsubscribe(house, student.studentCode, String(request.params['activity'])),
        }
      },
    },
  ]
}

/** The session's own student; anybody else's is not there (readings 2.2). */
async function ownStudent(
  house: House,
  request: Request,
  code: string,
): Promise<Refusal | { studentCode: string; gradeId: number }> {
  const { subject } = callerOf(request)
  if (code.toUpperCase() !== subject) return refuse('NOT_FOUND')
  const student = await readStudent(house, subject)
  if (student?.nextGrade == null) return refuse('NOT_FOUND')
  return { studentCode: subject, gradeId: student.nextGrade.id }
}
