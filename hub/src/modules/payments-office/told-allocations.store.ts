import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { type AllocationStatus, allocationStatus } from '../payments/allocation-status.ts'
import { allocationsOfOrder, allocationsOfParts, type OrderAllocationWithAttempt } from '../payments/index.ts'

/** A try to pay an order, or a part of one, as the office is told how it ended. */
export type ToldAllocation = Omit<OrderAllocationWithAttempt, 'status'> & {
  readonly status: AllocationStatus
}

/** Each try to pay an order. */
export async function toldAllocationsOf(
  database: Database,
  orderId: string,
): Promise<readonly ToldAllocation[]> {
  return told(database, await allocationsOfOrder(database, orderId))
}

/** Each try to pay a part of an order. */
export async function toldPartsOf(database: Database, orderId: string): Promise<readonly ToldAllocation[]> {
  return told(database, await allocationsOfParts(database, orderId))
}

async function told(
  database: Database,
  allocations: readonly OrderAllocationWithAttempt[],
): Promise<readonly ToldAllocation[]> {
  const rows = await inChunks<string, Pick<ToldAllocation, 'id' | 'status'>>(
    allocations.map(({ id }) => id),
    (some) =>
      database('allocation as a')
        .whereIn('a.id', [...some])
        .select('a.id', { status: allocationStatus(database) }),
  )
  const statuses = new Map(rows.map(({ id, status }) => [id, status]))
  return allocations.map((allocation) =>
    Object.assign(allocation, { status: statuses.get(allocation.id) ?? allocation.status }),
  )
}
