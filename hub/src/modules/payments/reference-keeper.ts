import type { Transaction } from '../../db/transaction.ts'
import type { Release } from './release-attempt.ts'

/** A module further down that has payments of its own at a provider. */
export interface ReferenceKeeper {
  /** Whether the reference is one of the keeper's. */
  knows(instance: string, reference: string): Promise<boolean>
  /** Asks the provider and does what its answer means; false when the reference is none of the keeper's. */
  settle(instance: string, reference: string, signal: AbortSignal): Promise<boolean>
  /** Lets go what a parked payment holds, so that the family can pay again; nothing for a reference of somebody else. */
  release(trx: Transaction, reference: string, how: Release): Promise<void>
  /** Brings the questions to the providers of all its payments forward; answers how many. */
  askNow(trx: Transaction, at: Date): Promise<number>
}
