import Joi from 'joi'
import type { Cop, IdentityDocument, Instant, Json } from '@matricula/contract'
import type { RawStatus } from './raw-status.ts'

/** What the vendor keeps of a checkout that was started; it never changes. */
export type Checkout = {
  /** Place in the vendor's list, from 1. */
  readonly number: number
  readonly reference: string
  readonly providerRef: string
  readonly amount: Cop
  readonly currency: string
  readonly description: string
  readonly payer: {
    readonly name: string
    readonly lastname: string
    readonly id: string
    /** Of which kind it is; null where nobody said, absent of a checkout of before. */
    readonly document?: IdentityDocument | null
    readonly email: string
    readonly phone: string
  }
  readonly extras: readonly string[]
  readonly returnUrl: string
  readonly locale: 'es-CO' | 'en'
  readonly expiresAt: Instant
  readonly createdAt: Instant
}

/** One thing that happened to a payment after it was started. */
export type PaymentStep = {
  readonly rawStatus: string
  /** What was charged, which a switch can make wrong. */
  readonly amount: Cop
  readonly at: Instant
  readonly means: string | null
  readonly reason: string | null
  /** What went back with it, in pesos, and when; absent where nothing did. */
  readonly refund?: { readonly act: string; readonly ref: string; readonly amount: Cop; readonly at: Instant }
}

/** A payment as it stands. */
export interface Payment {
  readonly checkout: Checkout
  readonly steps: readonly PaymentStep[]
  readonly now: PaymentStep
}

/** Nothing chosen is `Iniciada`, and `Expirada` once its time has passed. */
export function paymentOf(checkout: Checkout, steps: readonly PaymentStep[], now: Date): Payment {
  return { checkout, steps, now: steps.at(-1) ?? initialStep(checkout, now) }
}

function initialStep(checkout: Checkout, now: Date): PaymentStep {
  const isOver = Date.parse(checkout.expiresAt) <= now.getTime()
  const rawStatus: RawStatus = isOver ? 'Expirada' : 'Iniciada'
  const at = isOver ? checkout.expiresAt : checkout.createdAt
  return { rawStatus, at, amount: checkout.amount, means: null, reason: null }
}

const text = Joi.string().allow('').required()

const checkoutSchema = Joi.object<Checkout>({
  number: Joi.number().integer().required(),
  reference: text,
  providerRef: text,
  amount: Joi.number().integer().required(),
  currency: text,
  description: text,
  payer: Joi.object({
    name: text,
    lastname: text,
    id: text,
    document: Joi.valid('CC', 'CE', 'NIT', 'PA', 'TI').allow(null),
    email: text,
    phone: text,
  }).required(),
  extras: Joi.array().items(Joi.string().allow('')).required(),
  returnUrl: text,
  locale: Joi.valid('es-CO', 'en').required(),
  expiresAt: text,
  createdAt: text,
})

const stepSchema = Joi.object<PaymentStep>({
  rawStatus: text,
  amount: Joi.number().integer().required(),
  at: text,
  means: Joi.string().allow(null).required(),
  reason: Joi.string().allow(null).required(),
  refund: Joi.object({ act: text, ref: text, amount: Joi.number().integer().required(), at: text }),
})

export function parseCheckout(stored: Json): Checkout {
  return Joi.attempt(stored, checkoutSchema)
}

export function parseStep(stored: Json): PaymentStep {
  return Joi.attempt(stored, stepSchema)
}
