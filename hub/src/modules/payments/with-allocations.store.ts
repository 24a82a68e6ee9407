import type { QueryBuilder } from 'objection'
import { inChunks } from '../../db/chunks.ts'
import type { Allocation, PaymentAttempt } from './attempt.model.ts'

interface WithAllocations<P extends Allocation> extends PaymentAttempt {
  allocations: readonly P[]
}

/** A query of attempts, each with the allocations that it is for, however many attempts there are. */
export function withAllocations<P extends Allocation, A extends WithAllocations<P>>(
  attempts: QueryBuilder<A>,
  partsOf: (attemptIds: readonly string[]) => PromiseLike<readonly P[]>,
): QueryBuilder<A> {
  return attempts.runAfter(async (found: A | readonly A[] | undefined) => {
    const rows = [found ?? []].flat()
    const allocations = await inChunks(
      rows.map(({ id }) => id),
      partsOf,
    )
    for (const row of rows) row.allocations = allocations.filter(({ attemptId }) => attemptId === row.id)
    return found
  })
}
