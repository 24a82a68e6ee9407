import Joi from 'joi'
import { step, totalsFields } from './enrollment.schemas.ts'

const cop = Joi.number().integer().required()
const text = Joi.string().allow('').required()

const proof = {
  explanations: Joi.array()
    .items(Joi.object({ code: text, steps: Joi.array().items(step).required() }))
    .required(),
  reports: Joi.array()
    .items(
      Joi.object({
        is: Joi.valid('commercial-differs', 'total-differs').required(),
        code: text,
        sent: cop,
        computed: cop,
      }),
    )
    .required(),
}

const quote = Joi.object({
  ...totalsFields,
  charges: Joi.array()
    .items(Joi.object({ code: text, shipDate: text, price: cop, paidNow: Joi.boolean().required() }))
    .required(),
  ...proof,
}).label('SimulatedQuote')

const line = Joi.object({
  ItemCode: text,
  Name: text,
  Quantity: cop,
  TaxCode: text,
  UnitPrice: cop,
  DiscountPercent: cop,
  ProjectCode: text,
})

const percents = Object.fromEntries(
  ['alumni', 'sister', 'employee', 'sibling', 'advance', 'academic'].map((name) => [name, cop]),
)

const order = Joi.object({
  order: Joi.object({
    CardCode: text,
    NumAtCard: text,
    DocDueDate: text,
    DocumentLines: Joi.array().items(line).required(),
  }).required(),
  discounts: Joi.object(percents).required(),
  total: cop,
  ...proof,
}).label('SimulatedOrder')

export const simulatedView = Joi.alternatives().try(quote, order).match('one').label('Simulated')
