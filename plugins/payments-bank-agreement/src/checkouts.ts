import Joi from 'joi'
import { PluginFault } from '@matricula/contract'
import type { CheckoutRequest, Cop, Instant, Json, Memo } from '@matricula/contract'

/** A payment that waits for the bank. */
export interface Checkout {
  readonly amount: Cop
  readonly startedAt: Instant
  readonly expiresAt: Instant
  readonly returnUrl: string
}

/** The checkouts of this instance, by reference. */
export interface Checkouts {
  /** The first one of a reference stays; another amount for it is a `conflict`. */
  begin(request: CheckoutRequest, startedAt: Instant): Promise<Checkout>
  find(reference: string): Promise<Checkout | null>
}

const storedSchema = Joi.object<Checkout>({
  amount: Joi.number().integer().min(1).required(),
  startedAt: Joi.string().isoDate().required(),
  expiresAt: Joi.string().isoDate().required(),
  returnUrl: Joi.string().required(),
})

export function checkoutsIn(memo: Memo): Checkouts {
  async function find(reference: string): Promise<Checkout | null> {
    const value = await memo.get(placeOf(reference))
    return value === undefined ? null : parse(value)
  }
  return {
    find,
    async begin({ reference, amount, expiresAt, returnUrl }, startedAt) {
      const mine = { amount, startedAt, expiresAt, returnUrl }
      if (await memo.add(placeOf(reference), mine)) return mine
      const first = (await find(reference)) ?? mine
      if (first.amount === amount) return first
      throw new PluginFault('conflict', 'the reference waits for another amount', { existing: reference })
    },
  }
}

function parse(value: Json): Checkout {
  return Joi.attempt(value, storedSchema)
}

function placeOf(reference: string): string {
  return `checkout:${reference}`
}
