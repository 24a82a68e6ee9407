import Joi from 'joi'
import { evidenceView } from '../discounts/discounts.schemas.ts'
import { leftSchool } from '../students/students.schemas.ts'
import { step } from './enrollment.schemas.ts'
import type { SendOrderCommand } from './send-order-command.ts'

const cop = Joi.number().integer()
const siNo = Joi.valid('Si', 'No').required()
const percent = Joi.number().min(0).max(100).required()

export const studentParam = Joi.string()
  .pattern(/^[A-Za-z0-9]{5}$/)
  .required()

const documentLine = Joi.object({
  ItemCode: Joi.string().required(),
  Name: Joi.string().required(),
  Quantity: Joi.number().integer().required(),
  TaxCode: Joi.string().required(),
  UnitPrice: cop.required(),
  DiscountPercent: Joi.number().required(),
  ProjectCode: Joi.string().required(),
}).label('AdminOrderLine')

const serviceFields = {
  code: Joi.string().required(),
  name: Joi.string().required(),
  quantity: Joi.number().integer().required(),
  unitPrice: cop.required(),
  selected: Joi.boolean().required(),
  sent: Joi.boolean().required(),
  explanation: Joi.array().items(step).required(),
}

const discounts = Joi.object({
  alumni_child: percent,
  alumni_child_answer: siNo,
  sb_student: percent,
  sb_student_answer: siNo,
  employee_child: percent,
  employee_child_answer: siNo,
  payment_year: percent,
  payment_year_answer: siNo,
  family_more_one_child_answer: siNo,
  child_number: percent,
  child_number_answer: Joi.number().integer().allow(null).required(),
  sibling: percent,
  academic: percent,
  advance: percent,
}).label('AdminDiscounts')

const drawerFields = {
  student: Joi.object({
    code: Joi.string().required(),
    name: Joi.string().required(),
    grade: Joi.string().allow('').required(),
    left_school: leftSchool,
  })
    .required()
    .label('AdminOrderStudent'),
  discounts: discounts.required(),
  discountMode: Joi.valid('literal', 'net').required(),
  discountNote: Joi.string().allow(null).required(),
  evidence: evidenceView.required(),
  order: Joi.object({
    CardCode: Joi.string().required(),
    NumAtCard: Joi.string().required(),
    DocDueDate: Joi.string().required(),
    DocumentLines: Joi.array().items(documentLine).required(),
  })
    .required()
    .label('AdminOrderPreview'),
  total: cop.required(),
  state: Joi.valid('none', 'sending', 'sent', 'elsewhere').required(),
  existing: Joi.object({
    number: Joi.string().allow(null).required(),
    total: cop.required(),
    /** Line by line what is selected now. */
    isSame: Joi.boolean().required(),
  })
    .allow(null)
    .required()
    .label('ExistingOrder'),
  parents: Joi.object({
    project: Joi.string().required(),
    status: Joi.valid('paying', 'split', 'agreement', 'paid', 'reversed', 'withdrawn').required(),
    total: cop.required(),
  })
    .allow(null)
    .required()
    .description('The order that the family has begun to pay')
    .label('OrderOfParents'),
  token: Joi.string().allow(null).required(),
}

export function drawerView(keys: readonly string[]): Joi.ObjectSchema {
  const service = Joi.object({ service: Joi.valid(...keys).required(), ...serviceFields }).label(
    'AdminService',
  )
  return Joi.object({ ...drawerFields, services: Joi.array().items(service).required() }).label(
    'AdminOrderDrawer',
  )
}

/** Keys of services, comma-separated; empty: none of them. */
export function servicesQuery(keys: readonly string[]): Joi.ObjectSchema<{ services?: string }> {
  const services = Joi.string()
    .allow('')
    .max(keys.join(',').length)
    .custom((text: string, helpers) =>
      keysIn(text).every((key) => keys.includes(key)) ? text : helpers.error('any.only'),
    )
  return Joi.object({ services })
}

export function keysIn(services: string): readonly string[] {
  return services === '' ? [] : [...new Set(services.split(','))]
}

export const sendHeaders = Joi.object({ 'idempotency-key': Joi.string().min(8).max(100) }).unknown()

export function sendPayload(
  keys: readonly string[],
): Joi.ObjectSchema<Pick<SendOrderCommand, 'services' | 'total'> & { student: string }> {
  return Joi.object({
    student: studentParam,
    services: Joi.array()
      .items(Joi.valid(...keys))
      .unique()
      .max(keys.length)
      .required(),
    total: cop.min(0).max(1_000_000_000_000).required(),
  }).label('AdminOrderRequest')
}

export const sentView = Joi.object({
  status: Joi.valid(200, 202).required(),
  message: Joi.string().required(),
  number: Joi.string().allow(null).required(),
  token: Joi.string().required(),
}).label('AdminOrderSent')
