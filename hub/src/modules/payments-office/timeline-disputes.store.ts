import type { Database } from '../../db/database.ts'
import { momentsOf } from '../ledger/index.ts'
import { type Dispute, disputesOf } from '../payments/index.ts'
import type { ToldAllocation } from './told-allocations.store.ts'

/** The disputes of what was paid of an order, of its parts too, with the moments at which each was recorded and ended. */
export async function toldDisputesOf(database: Database, allocations: readonly ToldAllocation[]) {
  const payments = [...new Set(allocations.flatMap(({ paymentId }) => paymentId ?? []))]
  const disputes = payments.length === 0 ? [] : await disputesOf(database, payments)
  const keys = disputes.flatMap((dispute) => [keyOf(dispute), `${keyOf(dispute)}:${dispute.status}`])
  const moments = keys.length === 0 ? new Map<string, string>() : await momentsOf(database, keys)
  return disputes.map((dispute) => {
    const { id, caseRef, amount, status, borneBy, answeredOn, recordedBy, recordedAt, endedBy } = dispute
    const openedAt = moments.get(keyOf(dispute)) ?? recordedAt
    const endedAt = moments.get(`${keyOf(dispute)}:${status}`) ?? null
    return { id, caseRef, amount, status, borneBy, answeredOn, openedAt, recordedBy, endedAt, endedBy }
  })
}

const keyOf = ({ id }: Pick<Dispute, 'id'>) => `dispute:${id}`
