import Joi from 'joi'
import { listQuery, searchText } from '../../http/paging.ts'
import { approvalStates } from './approval.ts'
import { approvalSorts, listedStates } from './approval-list.store.ts'
import { actNames } from './guarded-act.ts'

const text = Joi.string()
const instant = Joi.string().isoDate()
const act = Joi.valid(...actNames)
const state = Joi.valid(...approvalStates)

export const approvalsQuery = listQuery(approvalSorts, {
  state: Joi.valid(...listedStates).default('open'),
  act,
  search: searchText,
})

export const byId = Joi.object({ id: Joi.string().guid().required() })

export const endingPayload = Joi.object<{ reason: string }>({
  reason: Joi.string()
    .trim()
    .min(3)
    .max(200)
    .pattern(/^\P{Cc}+$/u)
    .required(),
})
  .required()
  .label('ApprovalEnding')

/** What an act answers with 202 where it waits for a second person. */
export const approvalView = Joi.object({
  id: text.required(),
  act: act.required(),
  subject: text.required(),
  students: Joi.array()
    .items(
      Joi.object({
        code: text.required(),
        name: text.allow('').required(),
        grade: text.allow('').required(),
      }).label('ApprovalStudent'),
    )
    .required(),
  amount: Joi.number().integer().required(),
  details: Joi.object().pattern(text, text.allow('')).required(),
  state: state.required(),
  own: Joi.boolean().required(),
  requested_by: text.required(),
  requested_at: instant.required(),
  decided_by: text.allow(null).required(),
  decided_at: instant.allow(null).required(),
  reason: text.allow(null).required(),
  result: text.allow(null).required(),
}).label('Approval')

export const secondPersonFrom = Joi.number()
  .integer()
  .allow(null)
  .required()
  .description(
    'COP from which on the next of it needs a second person, what went back before counted; null: never',
  )

/** What is told of a request where the money that it is about is shown. */
export const waitingView = Joi.object({
  id: text.required(),
  act: act.required(),
  amount: Joi.number().integer().required(),
  requested_by: text.required(),
  requested_at: instant.required(),
})
  .allow(null)
  .required()
  .label('WaitingRequest')
  .description(
    'The request over this money that waits for a second person: nothing else of it is done meanwhile',
  )

export const approvalsView = Joi.array().items(approvalView).label('Approvals')

export const policyView = Joi.object({
  second_person_from: Joi.number().integer().min(0).required().description('COP; 0: nobody else is needed'),
}).label('ApprovalPolicy')
