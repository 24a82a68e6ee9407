import Joi from 'joi'
import type { Memo } from '@matricula/contract'

/** The checkouts we signed, by reference: Wompi's events do not sign the reference, so one is trusted if it is here. */
export interface Checkouts {
  remember(reference: string, amountInCents: number): Promise<void>
  /** Cents we asked for; null for a reference that is none of ours. */
  amountInCentsOf(reference: string): Promise<number | null>
}

export function checkoutsIn(memo: Memo): Checkouts {
  return {
    async remember(reference, amountInCents) {
      await memo.add(keyOf(reference), amountInCents)
    },
    async amountInCentsOf(reference) {
      const stored = await memo.get(keyOf(reference))
      return stored === undefined ? null : Joi.attempt(stored, Joi.number().required())
    },
  }
}

function keyOf(reference: string): string {
  return `checkout:${reference}`
}
