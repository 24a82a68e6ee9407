import Joi from 'joi'
import { refundPlace } from '../payments/payments.schemas.ts'

const cop = Joi.number().integer()
const text = Joi.string().allow('')

const school = Joi.object({
  name: text.required(),
  nit: text.required(),
  address: text.required(),
  phone: text.required(),
  city: text.required(),
}).required()

const student = Joi.object({
  code: Joi.string().required(),
  name: text.required(),
  grade: text.required(),
}).required()

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
    .required()
    .description('None of them is to come once it is not in force'),
  cancelled: Joi.object({
    since: Joi.string().required().description('When that was recorded'),
    charges: Joi.array()
      .items(Joi.object({ day: Joi.string().required(), amount: cop.required() }).label('CancelledDay'))
      .required(),
  })
    .allow(null)
    .required()
    .label('CancelledCharges')
    .description('What was to be charged and is not any more, for the student has left; null: has not'),
  inForce: Joi.boolean().required().description('False once the provider has taken the payment back'),
  standing: Joi.object({
    status: Joi.valid('in-force', 'in-dispute', 'reversed').required(),
    since: Joi.string()
      .required()
      .description('When it was issued, contested, or when the payment went back'),
    asOf: Joi.string().required().description('When this was looked up'),
  })
    .required()
    .description('What whoever checks the receipt may take for true now'),
  address: Joi.string().required(),
  issuedAt: Joi.string().required(),
  school,
  paymentMethod: Joi.string().required(),
  cycle: Joi.string().required(),
  reference: Joi.string().required(),
  student,
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
  refunds: Joi.array()
    .items(
      Joi.object({
        status: Joi.valid('sent', 'done').required().description('sent: on its way'),
        amount: cop.required(),
        way: Joi.valid('provider', 'bank').required(),
        day: text.allow(null).required().description('On which it went back, in Bogotá'),
        place: refundPlace,
      }).label('ReceiptRefund'),
    )
    .required()
    .description('What the school gives back, or gave, since it was paid'),
  takenBack: cop
    .required()
    .description('COP of the total paid that the payer has from a bank, beside what the school gave back'),
  netPaid: cop.required().description('Of the total paid what the school still has'),
  laterTotal: cop.required(),
  accounting: Joi.object({
    status: Joi.valid('posted', 'pending').required(),
    number: Joi.string().allow(null).required(),
  }).required(),
}).label('Receipt')

const token = Joi.string().hex().length(32).required()

export const receiptParams = Joi.object({ token })

export const refundReceiptView = Joi.object({
  number: Joi.string().required().description('Of the receipt, and which refund of it this is'),
  address: Joi.string().required().description('Where it is read and checked'),
  asOf: Joi.string().required().description('When this was looked up'),
  day: Joi.string().required().description('On which the money went back, in Bogotá'),
  amount: cop.required(),
  way: Joi.valid('provider', 'bank').required(),
  reference: Joi.string()
    .allow(null)
    .required()
    .description('Of the refund, as the provider or the bank names it'),
  payment: Joi.object({
    reference: Joi.string().required(),
    amount: cop.required(),
    at: Joi.string().allow(null).required(),
    method: Joi.string().required(),
    netPaid: cop.required().description('What of it was left once this and what went back before had gone'),
  })
    .required()
    .description('That it was given back of'),
  receipt: Joi.object({ number: Joi.string().required(), token: Joi.string().required() }).required(),
  cycle: Joi.string().required(),
  school,
  student,
}).label('RefundReceipt')

export const refundReceiptParams = Joi.object<{ token: string; place: number }>({
  token,
  place: Joi.number().integer().min(1).max(999).required(),
})
