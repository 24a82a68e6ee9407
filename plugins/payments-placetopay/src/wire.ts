import { secureUrl } from '@matricula/contract'
import Joi from 'joi'

/** How the vendor says what became of something; `message` is for people. */
export interface Status {
  readonly status: string
  readonly reason?: string | number | null
  readonly message?: string | null
  /** ISO 8601 with offset; signed as it stands. */
  readonly date: string
}

const isoDate = Joi.string()
  .pattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/)
  .custom((text: string) => {
    if (Number.isNaN(Date.parse(text))) throw new Error('no instant')
    return text
  })

export const statusSchema = Joi.object<Status>({
  status: Joi.string().required(),
  reason: Joi.alternatives(Joi.string().allow(''), Joi.number()).allow(null),
  message: Joi.string().allow(null, ''),
  date: isoDate.required(),
}).unknown()

/** The vendor's numbers of sessions and payments, which may come as text. */
export const numberSchema = Joi.alternatives<string | number>(
  Joi.number().integer().min(0),
  Joi.string().pattern(/^\d{1,18}$/),
)

const amountSchema = Joi.object<Amount>({
  currency: Joi.string().required(),
  total: Joi.alternatives(Joi.number(), Joi.string()).required(),
}).unknown()

export interface Amount {
  readonly currency: string
  readonly total: number | string
}

/** The answer to a session's creation. */
export interface CreatedSession {
  readonly status: Status
  readonly requestId: string | number
  readonly processUrl: string
}

export const createdSchema = Joi.object<CreatedSession>({
  status: statusSchema.required(),
  requestId: numberSchema.required(),
  processUrl: secureUrl().required(),
}).unknown()

/** One attempt to pay in a session. */
export interface Attempt {
  readonly status: Status
  readonly internalReference: string | number
  readonly paymentMethod?: string | null
  /** `from` is what we asked in, `to` what the payer's bank was asked in. */
  readonly amount: { readonly from: Amount }
  readonly refunded?: boolean
}

export interface Session {
  readonly requestId: string | number
  readonly status: Status
  readonly request: { readonly payment: { readonly reference: string; readonly amount: Amount } }
  /** Null before anybody tried. */
  readonly payment?: readonly Attempt[] | null
}

const attemptSchema = Joi.object<Attempt>({
  status: statusSchema.required(),
  internalReference: numberSchema.required(),
  paymentMethod: Joi.string().allow(null, ''),
  amount: Joi.object({ from: amountSchema.required() }).unknown().required(),
  refunded: Joi.boolean(),
}).unknown()

export const sessionSchema = Joi.object<Session>({
  requestId: numberSchema.required(),
  status: statusSchema.required(),
  request: Joi.object({
    payment: Joi.object({ reference: Joi.string().required(), amount: amountSchema.required() })
      .unknown()
      .required(),
  })
    .unknown()
    .required(),
  payment: Joi.array().items(attemptSchema).allow(null),
}).unknown()

export const reversalSchema = Joi.object<{ status: Status }>({ status: statusSchema.required() }).unknown()
