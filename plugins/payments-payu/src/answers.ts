import Joi from 'joi'
import { convertAnswer, wholePesos } from '@matricula/contract'
import type { Cop } from '@matricula/contract'

/** An answer of PayU's APIs: all have a code, and carry what was asked beside it. */
export interface Envelope {
  readonly code: 'SUCCESS' | 'ERROR'
  readonly error: string
}

export interface Money {
  readonly value: Cop
  readonly currency: string
}

export interface Transaction {
  readonly id: string
  /** AUTHORIZATION_AND_CAPTURE for a payment, REFUND and the like for what follows. */
  readonly type: string
  readonly paymentMethod: string | null
  readonly transactionResponse: {
    readonly state: string
    readonly responseCode: string | null
    /** Epoch milliseconds. */
    readonly operationDate: number | null
  } | null
  readonly additionalValues: { readonly TX_VALUE?: Money } | null
  /** MANUAL_REFUND of a refund: whether a person of PayU's decides on it, TRUE or FALSE. */
  readonly extraParameters: { readonly MANUAL_REFUND?: string } | null
}

export interface Order {
  readonly id: string
  readonly status: string
  readonly referenceCode: string
  readonly isTest: boolean
  readonly transactions: readonly Transaction[]
  readonly additionalValues: { readonly TX_VALUE?: Money } | null
}

export interface RefundAnswer {
  readonly state: string
  readonly transactionId: string | null
  readonly orderId: string | null
}

const id = Joi.alternatives(Joi.string(), Joi.number().unsafe()).custom(String)
const text = Joi.string().allow('', null).default(null)

const pesos = Joi.alternatives(Joi.string(), Joi.number()).custom(
  (value: string | number, helpers) => wholePesos(String(value)) ?? helpers.error('any.invalid'),
)

const amounts = Joi.object({
  TX_VALUE: Joi.object({ value: pesos.required(), currency: Joi.string().required() }).unknown(),
})
  .unknown()
  .allow(null)
  .default(null)

const transaction = Joi.object<Transaction>({
  id: id.required(),
  type: Joi.string().allow(null).empty(null).default(''),
  paymentMethod: text,
  transactionResponse: Joi.object({
    state: Joi.string().required(),
    responseCode: text,
    operationDate: Joi.number().allow(null).default(null),
  })
    .unknown()
    .allow(null)
    .default(null),
  additionalValues: amounts,
  extraParameters: Joi.object({ MANUAL_REFUND: Joi.string() }).unknown().allow(null).default(null),
}).unknown()

const order = Joi.object<Order>({
  id: id.required(),
  status: Joi.string().required(),
  referenceCode: Joi.string().required(),
  isTest: Joi.boolean().allow(null).empty(null).default(false),
  transactions: Joi.array().items(transaction).allow(null).empty(null).default([]),
  additionalValues: amounts,
}).unknown()

const envelope = Joi.object<Envelope>({
  code: Joi.valid('SUCCESS', 'ERROR').required(),
  error: Joi.string().allow('', null).empty(null).default(''),
}).unknown()

const orders = Joi.object<{ readonly result: { readonly payload: readonly Order[] } }>({
  result: Joi.object({ payload: Joi.array().items(order).allow(null).empty(null).default([]) })
    .unknown()
    .allow(null)
    .empty(null)
    .default({ payload: [] }),
}).unknown()

const refund = Joi.object<{ readonly transactionResponse: RefundAnswer }>({
  transactionResponse: Joi.object({
    state: Joi.string().required(),
    transactionId: id.allow(null).default(null),
    orderId: id.allow(null).default(null),
  })
    .unknown()
    .required(),
}).unknown()

/** The code every answer has; `unknown-outcome` for a body that has none. */
export function envelopeFrom(answer: unknown): Envelope {
  return convertAnswer(envelope, answer)
}

/** The orders under a reference; none where PayU knows no such reference. */
export function ordersFrom(answer: unknown): readonly Order[] {
  return convertAnswer(orders, answer).result.payload
}

/** What became of a refund that was asked for. */
export function refundFrom(answer: unknown): RefundAnswer {
  return convertAnswer(refund, answer).transactionResponse
}
