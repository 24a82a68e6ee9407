import { exceptionKinds, exceptionOutcomes } from '../../../api/lists.ts'
import Joi from 'joi'
import { dayRange } from '../../http/day-range.ts'
import { listQuery, searchText } from '../../http/paging.ts'
import { paidWords, waitingWords } from '../payments/status-label.ts'
import { exceptionSorts } from './exception-list.store.ts'
import { paymentSorts } from './payment-list.store.ts'
import { token } from '../payments/payments.schemas.ts'
import type { ExceptionAnswer } from './resolve-exception.ts'

const cop = Joi.number().integer()
const text = Joi.string()
const instant = Joi.string().isoDate()
const studentCode = Joi.string()
  .pattern(/^[A-Za-z0-9]{5}$/)
  .uppercase()
/** The words for how an order stands (payments-4, payments-31). */
const words = Joi.valid(...new Set([...paidWords, ...waitingWords]))

const instance = Joi.string().pattern(/^[a-z0-9-]{1,40}$/)

export const paymentsQuery = listQuery<{ readonly search?: string }>(paymentSorts, {
  status: words,
  instance,
  student: studentCode,
  search: searchText,
  ...dayRange,
})

export const listedPayments = Joi.array()
  .items(
    Joi.object({
      token: token.required(),
      student: text.required(),
      name: text.allow('').required(),
      grade: text.allow('').required(),
      project: text.required(),
      flow: Joi.valid('parent', 'admin').required(),
      amount: cop.required(),
      returned: cop
        .required()
        .description('What of it the school gave back, or gives, and what providers took back of its parts'),
      path: Joi.valid('advance', 'provider', 'agreement', 'parts', 'family').allow(null).required(),
      status: words.allow('').required(),
      instance: text.allow(null).required(),
      reference: text.allow(null).required(),
      provider_ref: text.allow(null).required(),
      started_at: instant.allow(null).required(),
      approved_at: instant.allow(null).required(),
      exceptions: Joi.number().integer().required(),
      split: Joi.object({
        parts: Joi.number().integer().required(),
        paid: Joi.number().integer().required().description('Parts that were paid'),
        amount: cop.required().description('What they brought'),
      })
        .allow(null)
        .required()
        .description('While the order is to be paid in parts')
        .label('ListedSplitOfPayment'),
    }).label('ListedPayment'),
  )
  .label('ListedPayments')

export const exceptionsQuery = listQuery<{ readonly search?: string }>(exceptionSorts, {
  kind: Joi.valid(...exceptionKinds),
  state: Joi.valid('open', 'resolved'),
  instance,
  search: searchText,
})

export const exceptionStudents = Joi.array()
  .items(
    Joi.object({
      code: text.required(),
      name: text.allow('').required(),
      grade: text.allow('').required(),
    }).label('ExceptionStudent'),
  )
  .required()

/** Of an order that is paid in parts; null of anything else. */
export const namedPart = Joi.object({
  place: Joi.number().integer().min(1).required(),
  of: Joi.number().integer().min(1).required(),
  label: text.allow('').required().description('As who made the parts called it'),
})
  .allow(null)
  .required()
  .label('NamedPart')

export const exceptionView = Joi.object({
  id: Joi.number().integer().required(),
  kind: Joi.valid(...exceptionKinds).required(),
  state: Joi.valid('open', 'resolved').required(),
  token: Joi.alternatives(token, Joi.valid('none')).required(),
  of: Joi.valid('order', 'invoices', 'family', 'account', 'none').required(),
  student: text.allow(null).required(),
  amount: Joi.number().allow(null).required(),
  currency: text.required(),
  students: exceptionStudents,
  part: namedPart,
  instance: text.required(),
  reference: text.allow('').required(),
  facts: Joi.object()
    .pattern(text, Joi.alternatives(text.allow('', null), Joi.number()))
    .required(),
  outcomes: Joi.array()
    .items(Joi.valid(...exceptionOutcomes))
    .required(),
  created_at: instant.required(),
  resolved_at: instant.allow(null).required(),
  resolved_by: text.allow(null).required(),
  resolution: text.allow(null).required(),
}).label('PaymentException')

export const exceptionViews = Joi.array().items(exceptionView).label('PaymentExceptions')

/** `none` stands for an exception of nothing that we began, such as a reference nobody knows. */
export const exceptionToken = Joi.alternatives(token, Joi.valid('none')).required()

export const resolvePayload = Joi.object<Pick<ExceptionAnswer, 'exception' | 'outcome' | 'reason'>>({
  exception: Joi.number().integer().min(1).max(2_147_483_647).required(),
  outcome: Joi.valid(...exceptionOutcomes).required(),
  reason: Joi.string()
    .trim()
    .min(3)
    .max(120)
    .pattern(/^\P{Cc}+$/u)
    .required(),
})
  .required()
  .label('ExceptionResolution')

export const retried = Joi.object({
  token: token.required(),
  retried: Joi.array().items(text).required(),
}).label('RetriedDeliveries')

export const askedView = Joi.object({
  asked: Joi.number().integer().min(0).required().description('How many payments are asked about now'),
}).label('ReconciliationStarted')
