import Joi from 'joi'
import type { CallbackBody, CallbackEvent } from '@matricula/contract/sandbox'
import type { Payment, PaymentStep } from './payment.ts'

/** What a callback of type `payment` carries; `status` is the vendor's own word. */
export type PaymentCallback = CallbackBody & {
  readonly type: 'payment'
  readonly reference: string
  readonly providerRef: string
  readonly status: string
  readonly amount: number
  readonly currency: string
  readonly merchant: string
  readonly at: string
  readonly means: string | null
  readonly reason: string | null
  readonly test: boolean
}

export const paymentCallbackSchema = Joi.object<PaymentCallback>({
  eventId: Joi.string().required(),
  type: Joi.valid('payment').required(),
  reference: Joi.string().required(),
  providerRef: Joi.string().required(),
  status: Joi.string().required(),
  amount: Joi.number().integer().required(),
  currency: Joi.string().required(),
  merchant: Joi.string().required(),
  at: Joi.string().isoDate().required(),
  means: Joi.string().allow(null).required(),
  reason: Joi.string().allow(null).required(),
  test: Joi.boolean().required(),
})
  .unknown()
  .prefs({ convert: false })

/** A payment reaches a status once, so that status names the event on every delivery. */
export function callbackBody({ checkout }: Payment, step: PaymentStep, merchant: string): PaymentCallback {
  return {
    eventId: `${checkout.providerRef}:${step.rawStatus}`,
    type: 'payment',
    reference: checkout.reference,
    providerRef: checkout.providerRef,
    status: step.rawStatus,
    amount: step.amount,
    currency: checkout.currency,
    merchant,
    at: step.at,
    means: step.means,
    reason: step.reason,
    test: true,
  }
}

/** The callback event of the payment's present step. */
export function callbackEventOf(payment: Payment, merchant: string): CallbackEvent {
  const body = callbackBody(payment, payment.now, merchant)
  return {
    body,
    isFinal: payment.now.rawStatus !== 'Pendiente',
    earlier: callbackBody(payment, stepBefore(payment), merchant),
    altered: { ...body, amount: payment.now.amount - 1000 },
  }
}

/** A bank that approves at once was still asked first. */
function stepBefore({ checkout, steps }: Payment): PaymentStep {
  const { amount, createdAt: at } = checkout
  return steps.at(-2) ?? { rawStatus: 'Pendiente', amount, at, means: null, reason: null }
}
