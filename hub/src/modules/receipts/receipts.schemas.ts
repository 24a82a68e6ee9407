import Joi from 'joi'

const cop = Joi.number().integer()
const text = Joi.string().allow('')

export const receiptView = Joi.object({
  number: Joi.string().required(),
  token: Joi.string().required(),
  orderToken: Joi.string().required(),
  joint: Joi.object({ reference: Joi.string().required() })
    .allow(null)
    .required()
    .description('The payment for several children that it is a part of'),
  providerRef: Joi.string()
    .allow(null)
    .required()
    .description('By which the provider knows the payment; null where no provider took it'),
  payer: Joi.string().allow(null).required().description('The name of who paid; null where nobody was asked'),
  period: Joi.string()
    .required()
    .description('What was paid for today: the year, a semester, or the fee and costs'),
  laterCharges: Joi.array()
    .items(Joi.object({ day: Joi.string().required(), amount: cop.required() }).label('LaterCharge'))
    .required(),
  inForce: Joi.boolean().required().description('False once the provider has taken the payment back'),
  standing: Joi.object({
    status: Joi.valid('in-force', 'reversed').required(),
    since: Joi.string().required().description('When it was issued, or when the payment went back'),
    asOf: Joi.string().required().description('When this was looked up'),
  })
    .required()
    .description('What whoever checks the receipt may take for true now'),
  address: Joi.string().required(),
  issuedAt: Joi.string().required(),
  school: Joi.object({
    name: text.required(),
    nit: text.required(),
    address: text.required(),
    phone: text.required(),
    city: text.required(),
  }).required(),
  paymentMethod: Joi.string().required(),
  cycle: Joi.string().required(),
  reference: Joi.string().required(),
  student: Joi.object({
    code: Joi.string().required(),
    name: text.required(),
    grade: text.required(),
  }).required(),
  annual: Joi.array()
    .items(
      Joi.object({
        code: Joi.string().required(),
        name: Joi.string().required(),
        resolution: cop.required(),
        total: cop.required(),
        reduction: cop.required().description('What discounts, scholarships and annuities took off it'),
      }),
    )
    .required(),
  other: Joi.array()
    .items(
      Joi.object({
        code: Joi.string().required(),
        name: Joi.string().required(),
        total: cop.required(),
        later: cop.required(),
      }),
    )
    .required(),
  balance: Joi.object({
    amount: cop.required(),
    kind: Joi.valid('due', 'in-favour', 'none').required(),
  }).required(),
  credit: Joi.object({ used: cop.required(), left: cop.required() })
    .allow(null)
    .required()
    .description('Of a balance in favour: what of it paid for today, and what is left'),
  totalPaid: cop.required(),
  laterTotal: cop.required(),
  accounting: Joi.object({
    status: Joi.valid('posted', 'pending').required(),
    number: Joi.string().allow(null).required(),
  }).required(),
}).label('Receipt')

export const receiptParams = Joi.object({ token: Joi.string().hex().length(32).required() })
