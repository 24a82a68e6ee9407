import Joi from 'joi'
import { planStates } from './plan-progress.ts'
import type { FoodService } from '@matricula/contract'
import type { FoodAct } from './services.ts'
import type { PlannedChange } from './food-plan-row.store.ts'

const code = Joi.string().pattern(/^[A-Za-z0-9]{5}$/)
const service = Joi.number().valid(1, 2, 3)
const count = Joi.number().integer().min(0)
const message = Joi.string()

export const changeParams = Joi.object<{ group: FoodService; student: string }>({
  group: service.required(),
  student: code.required(),
})

export const personView = Joi.object({
  status: Joi.valid(200).required(),
  message: message.required(),
  person: Joi.object({
    studentCode: Joi.string().required(),
    services: Joi.array().items(service).required(),
  }).required(),
}).label('FoodPerson')

/** A thousand codes of five signs with commas between. */
export interface PlanQuery {
  readonly students?: string
  readonly service?: FoodService
}

export const planQuery = Joi.object<PlanQuery>({
  students: Joi.string().pattern(/^[A-Za-z0-9]{5}(,[A-Za-z0-9]{5}){0,999}$/),
  service,
})
  .and('students', 'service')
  .label('FoodPlanQuery')

export const planView = Joi.object({
  token: Joi.string().required(),
  expiresAt: Joi.string().isoDate().required(),
  rows: Joi.array()
    .items(
      Joi.object({
        student: Joi.string().required(),
        name: Joi.string().required(),
        grade: Joi.string().allow('').required(),
        service: service.required(),
        does: Joi.valid('enrol', 'withdraw').required(),
        now: Joi.array().items(service).required(),
        note: Joi.string().allow('').required(),
      }).label('FoodPlanRow'),
    )
    .required(),
  unchanged: count.required(),
  unknown: Joi.array().items(Joi.string()).required(),
}).label('FoodPlan')

/** A file with a service for each student. */
export const planPayload = Joi.object<{ act: FoodAct; rows: readonly PlannedChange[] }>({
  act: Joi.valid('enrol', 'withdraw').required(),
  rows: Joi.array()
    .items(
      Joi.object({ student: code.uppercase().required(), service: service.required() }).label(
        'FoodPlanInputRow',
      ),
    )
    .unique('student')
    .min(1)
    .max(1000)
    .required(),
}).label('FoodPlanInput')

const token = Joi.string()
  .pattern(/^[\w-]{43}$/)
  .required()

export const planParams = Joi.object({ token })

export const runPayload = Joi.object<{ token: string }>({ token }).label('RunFoodPlan')

export const progressView = Joi.object({
  act: Joi.valid('enrol', 'withdraw').required(),
  state: Joi.valid(...planStates).required(),
  expires_at: Joi.string().isoDate().required(),
  done: count.required(),
  failed: count.required(),
  waiting: count.required(),
  rows: Joi.array()
    .items(
      Joi.object({
        student: Joi.string().required(),
        service: service.required(),
        result: Joi.valid('waiting', 'done', 'failed').required(),
        reason: Joi.string().allow('').required(),
      }).label('FoodProgressRow'),
    )
    .required(),
}).label('FoodProgress')

export const runView = Joi.object({
  message: message.required(),
  done: count.required(),
  failed: count.required(),
  rows: Joi.array()
    .items(
      Joi.object({
        student: Joi.string().required(),
        service: service.required(),
        result: Joi.valid('done', 'failed').required(),
        reason: Joi.string().allow('').required(),
      }).label('FoodRunRow'),
    )
    .required(),
}).label('FoodRun')
