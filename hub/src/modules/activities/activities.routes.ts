import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { refuse } from '../../shared/refusal.ts'
import { activityFees, type Fee } from '../fees/index.ts'
import { activitiesOf, type StudentActivities } from './activities-of.ts'
import { placesTaken } from './subscription.store.ts'
import type { ParentSeason } from '../seasons/season.ts'
import { lessBasisPoints } from '../../shared/money.ts'

const gradeId = Joi.number().integer().min(1).max(999).required()
const activityCode = Joi.string()
  .pattern(/^[A-Za-z0-9][A-Za-z0-9._-]{0,29}$/)
  .required()

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

export function activitiesRoutes(app: Pick<AppContext, 'config' | 'database'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/fees/community/{grade}',
      params: Joi.object({ grade: gradeId }),
      options: {
        tags: ['api'],
        description: 'Eco and club activities of a grade, with the places left',
        response: { schema: Joi.array().items(activityView).label('Activities') },
      },
      handler: (request) => listActivities(app, gradeOf(request), familyOf(request)),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/fees/community/{grade}/code/{code}',
      refuses: ['NOT_FOUND'],
      params: Joi.object({ grade: gradeId, code: activityCode }),
      options: {
        tags: ['api'],
        description: 'An eco or club activity of a grade, with the places left',
        response: { schema: activityView },
      },
      handler: async (request) => {
        const activities = await listActivities(app, gradeOf(request), familyOf(request))
        const found = activities.find(({ code }) => code === request.params['code'])
        return found ?? refuse('NOT_FOUND')
      },
    }),
  ]
}

function gradeOf(request: Request): number {
  return Number(request.params['grade'])
}

/** The student of a family's session; null for the office, which sees what is offered. */
function familyOf(request: Request): string | null {
  const { kind, subject } = callerOf(request)
  return kind === 'student' ? subject : null
}

/** The activities of a grade with the places left; for a student, with those it kept when they were archived. */
async function listActivities(
  app: Pick<AppContext, 'config' | 'database'>,
  grade: number,
  studentCode: string | null,
) {
  const { offered, kept } = await readActivities(app, grade, studentCode)
  const { parent } = app.config.seasons.parents
  const taken = await placesTaken(
    app.database,
    offered.map(({ id }) => id),
  )
  return [
    ...offered.map((fee) => viewActivity(fee, taken.get(fee.id) ?? 0, parent)),
    ...kept.map((fee) => ({ ...viewActivity(fee, 0, parent), left: 0 })),
  ]
}

async function readActivities(
  { config, database }: Pick<AppContext, 'config' | 'database'>,
  grade: number,
  studentCode: string | null,
): Promise<StudentActivities> {
  const { project } = config.seasons.parents
  return studentCode === null
    ? { offered: await activityFees(database, project, grade), kept: [] }
    : activitiesOf(database, { project, grade, studentCode })
}

/** An activity under the names that its callers read, with the places left (activities-7). */
function viewActivity(fee: Fee, taken: number, { periods, activities }: ParentSeason) {
  const percent = periods.year.activities
  const charged = fee.value * activities.months
  const discount = charged - lessBasisPoints(charged, percent)
  return {
    code: fee.code,
    concept: fee.concept,
    description: fee.description,
    value: fee.value,
    discount,
    discountPercent: percent / 100,
    discounts: [{ percent_discount: percent / 100, value_discount: discount }],
    cuota: fee.cuota,
    left: fee.cuota === null ? null : Math.max(0, fee.cuota - taken),
    eco_type: fee.ecoType,
    fee_type: fee.feeType,
    schedule: fee.schedule,
    promo_img_link: fee.promoImgLink,
  }
}
