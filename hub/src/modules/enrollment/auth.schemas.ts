import Joi from 'joi'
import { leftSchool } from '../students/students.schemas.ts'

export const askedParams = Joi.object({
  student: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .required(),
})

const outcome = Joi.valid(
  'complete',
  'proceed',
  'late-form',
  'not-active',
  'maintenance',
  'closed',
).required()
const text = Joi.string().allow('').required()

export const accessView = Joi.object({
  student: Joi.string().required(),
  access: Joi.boolean().required(),
  outcome,
  // What the family reads there.
  title: text,
  body: text,
}).label('SignInAccess')

const grade = Joi.object({
  id: Joi.number().integer().required(),
  key: text,
  name: text,
  pricelist: Joi.string().allow(null).required(),
})
  .allow(null)
  .required()
  .label('AuthorisedGrade')

export const authorisationView = Joi.object({
  student: Joi.string().required(),
  custom_id: Joi.string().required(),
  studentCode: Joi.string().required(),
  studentName: text,
  studentLastName: text,
  studentNextGrade: text,
  studentNextGradeId: Joi.number().integer().allow(null).required(),
  studentProject: Joi.string().required(),
  antiquity: text,
  authorisation: text,
  left_school: leftSchool,
  login_validation: outcome,
  payment_status: text.allow(null),
  card_authorisation: Joi.valid('Si', 'No', null).required(),
  actual_grade: grade,
  next_grade: grade,
}).label('Authorisation')

export const resumeView = Joi.object({ next_grade: grade }).label('AuthorisationResume')

export const checkoutView = Joi.object({
  student: Joi.string().required(),
  valid: Joi.boolean().required(),
  status: Joi.valid(
    'none',
    'open',
    'paying',
    'split',
    'agreement',
    'paid',
    'reversed',
    'withdrawn',
    'sending',
    'sent',
  ).required(),
  reason: Joi.string().allow(null).required(),
  text: Joi.string().allow(null).required(),
  token: Joi.string().allow(null).required(),
}).label('CheckoutValidation')

export const voucherView = Joi.object({ ShipDate: Joi.string().allow(null).required() }).label('Voucher')
