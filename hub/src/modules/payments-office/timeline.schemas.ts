import { disputeStatuses, exceptionKinds, exceptionOutcomes, lossBearers } from '../../../api/lists.ts'
import Joi from 'joi'
import { leftSchool } from '../students/students.schemas.ts'
import { paidWords, waitingWords } from '../payments/status-label.ts'
import { token } from '../payments/payments.schemas.ts'

const text = Joi.string().required()
const maybeText = Joi.string().allow('', null).required()
const whole = Joi.number().integer().required()
const instant = Joi.string().isoDate().required()
const maybeInstant = Joi.string().isoDate().allow(null).required()
const list = (item: Joi.ObjectSchema) => Joi.array().items(item).required()

const charge = Joi.object({
  seq: whole,
  itemCode: text,
  name: text,
  shipDate: text,
  unitPrice: whole,
  paidNow: whole,
  quantity: whole,
  taxCode: text,
  discountPercent: whole,
  project: text,
  resolution: whole,
  progressiveDiscount: whole,
  progressiveDiscountBase: whole,
  futureAnnuities: whole,
  totalBase: whole,
}).label('TimelineCharge')

const attempt = Joi.object({
  id: text,
  orderId: text,
  openOrderId: maybeText,
  path: text,
  byLink: Joi.boolean().required().description('Somebody began it by a pay link'),
  instance: text,
  reference: text,
  amount: whole,
  status: text,
  providerRef: maybeText,
  rawStatus: maybeText,
  means: maybeText,
  reason: maybeText,
  startedAt: instant,
  expiresAt: instant,
  askAt: maybeInstant,
  asked: whole,
  finishedAt: maybeInstant,
  trace: text,
}).label('TimelineAttempt')

const payment = Joi.object({
  id: text,
  orderId: text,
  attemptId: text,
  amount: whole,
  status: text,
  instance: text,
  providerRef: text,
  means: maybeText,
  actor: text,
  reason: maybeText,
  approvedAt: instant,
  trace: text,
}).label('TimelinePayment')

const work = {
  id: whole,
  status: text,
  due_at: instant,
  leased_until: maybeInstant,
  attempts: whole,
  last_fault: maybeText,
  done_at: maybeInstant,
}

const callback = Joi.object({
  ...work,
  instance: text,
  event_id: text,
  reference: text,
  received_at: instant,
}).label('TimelineCallback')

const delivery = Joi.object({
  ...work,
  topic: text,
  key: text,
  trace: text,
  created_at: instant,
}).label('TimelineDelivery')

const document = Joi.object({
  instance: text,
  ref: text,
  number: text,
  reference: text,
  total: whole,
  posted_at: instant,
}).label('TimelineDocument')

const exception = Joi.object({
  id: whole,
  token: token.required(),
  kind: Joi.valid(...exceptionKinds).required(),
  instance: text,
  reference: text,
  created_at: instant,
  resolved_at: maybeInstant,
  resolved_by: maybeText,
  resolution: maybeText,
  amount: Joi.number().allow(null).required().description('What came in, in its currency'),
  currency: text,
  outcomes: Joi.array()
    .items(Joi.valid(...exceptionOutcomes))
    .required(),
}).label('TimelineException')

const dispute = Joi.object({
  id: text,
  caseRef: text.description('As the provider names the case'),
  amount: whole,
  status: Joi.valid(...disputeStatuses).required(),
  borneBy: Joi.valid(...lossBearers)
    .allow(null)
    .required(),
  answeredOn: maybeText,
  openedAt: instant,
  recordedBy: text,
  endedAt: maybeInstant,
  endedBy: maybeText,
}).label('TimelineDispute')

const withdrawal = Joi.object({
  returned: whole.description('COP that the school gives back'),
  at: instant,
})
  .allow(null)
  .required()
  .label('TimelineWithdrawal')

export const timelineView = Joi.object({
  token: text,
  student: text,
  name: Joi.string().allow('').required(),
  grade: Joi.string().allow('').required(),
  left_school: leftSchool,
  status: text,
  word: Joi.valid(...paidWords, ...waitingWords, '').required(),
  reference: text,
  total: whole,
  charges: list(charge),
  attempts: list(attempt),
  parts: list(attempt).description('Tries to pay a part of it, by whoever has the part’s link'),
  payment: payment.allow(null).required(),
  callbacks: list(callback),
  deliveries: list(delivery),
  document: document.allow(null).required(),
  receipt: Joi.object({ number: whole, issuedAt: instant, token: token.required() })
    .allow(null)
    .required()
    .label('TimelineReceipt'),
  exceptions: list(exception),
  disputes: list(dispute),
  withdrawal,
}).label('PaymentTimeline')
