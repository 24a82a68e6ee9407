import Joi from 'joi'
import { day } from '../../http/day-range.ts'
import { listQuery } from '../../http/paging.ts'
import { progressSorts } from './progress.store.ts'
import { steps } from '../students/steps.ts'

const cop = Joi.number().integer()
const count = Joi.number().integer().min(0)
const instant = Joi.string().isoDate()
const oneStep = `(?:${steps.join('|')})`

export const step = Joi.valid(...steps)
export const period = Joi.valid(1, 2, 3).allow(null)
export const method = Joi.valid(1, 2).allow(null)

export const progressQuery = listQuery(progressSorts, {
  step: Joi.string()
    .pattern(new RegExp(`^${oneStep}(?:,${oneStep})*$`))
    .max(200)
    .description('A step, or several with commas between them'),
  grade: Joi.number().integer().min(1).max(2_147_483_647).description('The id of the grade to come'),
  search: Joi.string().trim().allow('').max(100).description('Words of the name or the school code'),
  waiting_since: day.description(
    'Whose last act was before this day, in Bogotá, or who has done nothing yet',
  ),
})

export const progressRows = Joi.array()
  .items(
    Joi.object({
      student: Joi.string().required(),
      name: Joi.string().required(),
      grade: Joi.string().required(),
      grade_id: Joi.number().integer().required(),
      step: step.required(),
      since: instant
        .allow(null)
        .required()
        .description('The last act of the family, or of the office for it'),
      period: period.required(),
      method: method.required(),
      total: cop.allow(null).required().description('Of the order'),
      paid_at: instant.allow(null).required(),
      balance_due_later: cop.allow(null).required().description('Dated charges of a paid order after today'),
      exceptions: count.required().description('Of its payments, not resolved yet'),
    }).label('StudentProgress'),
  )
  .label('StudentsProgress')

/** A filter that is not understood is refused rather than passed over. */
export const noQuery = Joi.object({})

const atStep = Joi.object({ step: step.required(), students: count.required() }).label('StudentsAtStep')
const atSteps = Joi.array().items(atStep).required()

const grade = Joi.object({
  grade_id: Joi.number().integer().required(),
  grade: Joi.string().required(),
  students: count.required(),
  complete: count.required(),
  waiting: count.required().description('Neither complete nor blocked'),
  steps: Joi.object(Object.fromEntries(steps.map((name) => [name, count.required()]))).required(),
}).label('GradeProgress')

const dueDay = Joi.object({ date: day.required(), amount: cop.required(), charges: count.required() })

export const summaryView = Joi.object({
  at: instant.required(),
  season: Joi.object({ project: Joi.string().required(), name: Joi.string().required() }).required(),
  students: count.required(),
  steps: atSteps,
  funnel: atSteps.description('Who got at least that far; the blocked are left out'),
  grades: Joi.array().items(grade).required(),
  money: Joi.object({
    received: cop.required().description('What paid orders of the season, less what went back'),
    receivedToday: cop.required(),
    partsReceived: cop.required().description('Parts that were paid of orders that still lack others'),
    invoicesReceived: cop
      .required()
      .description('What paid invoices, whatever the season, less what went back'),
    lost: cop.required().description('Lost in disputes that the school bears; the payment stays paid'),
    pending: cop.required(),
    dueToday: cop.required(),
    overdue: cop.required(),
    dueLater: cop.required(),
    calendar: Joi.array().items(dueDay.label('DueDay')).required(),
  }).required(),
  attention: Joi.object({
    exceptions: count.required(),
    disputes: count.required().description('Contested payments that wait for the school’s answer'),
    transfers: count.required().description('Refunds that finance is to send by transfer'),
    payouts: count.required().description('Payouts that their provider tells otherwise than they are kept'),
    deliveriesOnHold: count.required(),
    agreementsExpiring: count.required().description('Within three days'),
    unpublishedFees: count
      .required()
      .description('Scheduled changes of fees that the catalogue refused within the last seven days'),
  }).required(),
}).label('ProgressSummary')
