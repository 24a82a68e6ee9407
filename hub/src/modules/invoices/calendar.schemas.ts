import Joi from 'joi'
import { dayPrice } from './invoices.schemas.ts'

const cop = Joi.number().integer()
const text = Joi.string().allow('')
const day = Joi.string()

const chargeStatus = Joi.valid('scheduled', 'not-invoiced', 'due', 'overdue', 'in-process', 'paid', 'unknown')

const entry = Joi.object({
  day: day.required(),
  status: chargeStatus
    .required()
    .description(
      'due: to be paid and not late; not-invoiced: its day has come, and it cannot be paid yet; unknown: accounting does not say',
    ),
  concepts: Joi.array()
    .items(Joi.object({ name: text.required(), amount: cop.required() }).label('ChargeConcept'))
    .required(),
  amount: cop.required().description('As it was agreed'),
  pending: cop.required().description('What is still to pay of it, as far as that is known'),
  toPay: cop.required().description('The same with what today adds for paying late, or takes off'),
  paid: cop
    .required()
    .description('What was paid of it, with what that day added or took off; 0 until all of it is paid'),
  payment: Joi.object({
    on: day.required().description('In Bogotá, the last of it'),
    references: Joi.array().items(Joi.string()).required(),
  })
    .allow(null)
    .required()
    .label('ChargePayment')
    .description('Of a charge that was paid here'),
  invoices: Joi.array()
    .items(
      Joi.object({
        DocNum: Joi.string().required(),
        DocDueDate: Joi.string().required(),
        Dscription: text.required(),
        DocTotal: cop.required(),
        SaldoPendiente: cop.required(),
        state: Joi.valid('open', 'in-process').required(),
        ...dayPrice,
      }).label('CalendarInvoice'),
    )
    .required(),
}).label('CalendarEntry')

const calendar = {
  accounting: Joi.object({
    answers: Joi.boolean()
      .required()
      .description('False: it does not answer, and this is what it said before'),
    knows: Joi.valid('all', 'open', 'nothing')
      .required()
      .description('open: it lists no paid invoices, so that no charge can be said to be paid'),
    asOf: Joi.string().allow(null).required(),
  })
    .required()
    .label('CalendarAccounting'),
  agreedOn: day.allow(null).required().description('The day of the order whose charges these are'),
  entries: Joi.array().items(entry).required(),
  totals: Joi.object({
    scheduled: cop.required(),
    'not-invoiced': cop.required(),
    due: cop.required(),
    overdue: cop.required(),
    'in-process': cop.required(),
    paid: cop.required(),
    unknown: cop.required(),
  })
    .required()
    .label('CalendarTotals'),
}

export const studentCalendar = Joi.object(calendar).label('StudentCalendar')

export const guardianCalendars = Joi.array()
  .items(
    Joi.object({
      student: Joi.object({
        code: Joi.string().required(),
        name: text.required(),
        grade: text.required(),
      })
        .required()
        .label('CalendarStudent'),
      calendar: studentCalendar.required(),
    }).label('GuardianCalendar'),
  )
  .label('GuardianCalendars')
