import Joi from 'joi'

const cop = Joi.number().integer()
const text = Joi.string().allow('')
const code = Joi.string()
  .pattern(/^[A-Za-z0-9]{5}$/)
  .required()

export const clearancePayload = Joi.object<{ readonly student: string }>({ student: code })
  .required()
  .label('ClearanceRequest')

export const yearPayload = Joi.object<{ readonly student: string; readonly year: number }>({
  student: code,
  year: Joi.number().integer().min(2020).max(2100).required(),
})
  .required()
  .label('PaymentsCertificateRequest')

export const certificateParams = Joi.object({ token: Joi.string().hex().length(32).required() })

export const certificateView = Joi.object({
  kind: Joi.valid('clearance', 'payments').required(),
  number: Joi.string().required(),
  token: Joi.string().required(),
  issuedAt: Joi.string().required(),
  address: Joi.string().required().description('Where anybody can check it'),
  school: Joi.object({
    name: text.required(),
    nit: text.required(),
    address: text.required(),
    phone: text.required(),
    city: text.required(),
  })
    .required()
    .label('CertifyingSchool'),
  student: Joi.object({ code: Joi.string().required(), name: text.required(), grade: text.required() })
    .required()
    .label('CertifiedStudent'),
  clearance: Joi.object({
    day: Joi.string().required().description('The day on which nothing was owed'),
    concepts: Joi.array()
      .items(
        Joi.object({ project: text.required(), names: Joi.array().items(text).required() }).label(
          'ClearedConcepts',
        ),
      )
      .required(),
  })
    .allow(null)
    .required()
    .label('Clearance'),
  payments: Joi.object({
    year: Joi.number().integer().required(),
    whose: Joi.valid('own', 'all')
      .required()
      .description('own: what the guardian who asked has paid; all: whoever paid, for the office'),
    total: cop.required(),
    paid: cop.required().description('What was paid in all'),
    returnedBefore: cop.required().description('What of that had gone back before it was certified'),
    netTotal: cop.required().description('Of the total what has not gone back since'),
    rows: Joi.array()
      .items(
        Joi.object({
          day: Joi.string().required(),
          concept: text.required(),
          amount: cop.required().description('What of it was left when it was certified'),
          paid: cop.required(),
          returnedBefore: cop.required(),
          reference: Joi.string().required(),
          returned: cop.required().description('What of it went back after it was certified'),
          returnedOn: Joi.string()
            .allow(null)
            .required()
            .description('The day on which it went back, after it was certified'),
        }).label('CertifiedPayment'),
      )
      .required(),
  })
    .allow(null)
    .required()
    .label('YearOfPayments'),
}).label('Certificate')
