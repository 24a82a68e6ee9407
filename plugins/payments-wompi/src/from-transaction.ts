import Joi from 'joi'
import { PluginFault, cleanReason } from '@matricula/contract'
import type { Log, ProviderPayment } from '@matricula/contract'
import { pesosFrom } from './cents.ts'
import { meansFrom, statusOf } from './statuses.ts'

/** A transaction as the API tells it. */
export interface Transaction {
  readonly id: string
  readonly reference: string
  readonly status: string
  readonly status_message?: string | null
  readonly amount_in_cents: number
  readonly currency: string
  readonly payment_method_type?: string | null
  readonly created_at: string
  /** When its outcome was known; not in every answer. */
  readonly finalized_at?: string | null
}

const instant = Joi.string().custom((text: string) => {
  if (Number.isNaN(Date.parse(text))) throw new Error('no instant')
  return text
})

export const transactionSchema = Joi.object<Transaction>({
  id: Joi.string().required(),
  reference: Joi.string().required(),
  status: Joi.string().required(),
  status_message: Joi.string().allow(null, ''),
  amount_in_cents: Joi.number().integer().min(0).required(),
  currency: Joi.string().required(),
  payment_method_type: Joi.string().allow(null),
  created_at: instant.required(),
  finalized_at: instant.allow(null),
}).unknown()

export interface MappingContext {
  readonly log: Log
  /** Whether our keys are those of the sandbox. */
  readonly test: boolean
}

/** What the hub hears of a transaction. Fails with `rejected` where the amount has cents, which the peso does not. */
export function paymentFrom(transaction: Transaction, { log, test }: MappingContext): ProviderPayment {
  const { id, reference, status: rawStatus, currency } = transaction
  const status = statusOf(rawStatus, log)
  const amount = pesosFrom(transaction.amount_in_cents)
  if (amount === null) {
    throw new PluginFault('rejected', 'wompi tells an amount that is not whole pesos', {
      reason: 'amount with cents',
      field: 'amount_in_cents',
    })
  }
  return {
    reference,
    providerRef: id,
    status,
    rawStatus,
    amount,
    currency,
    at: instantOf(transaction),
    means: meansFrom(transaction.payment_method_type),
    reason: status === 'declined' ? cleanReason(transaction.status_message) : null,
    test,
  }
}

/** When its money moved, as far as Wompi tells it. */
export function instantOf({ finalized_at, created_at }: Transaction): string {
  return new Date(finalized_at ?? created_at).toISOString()
}
