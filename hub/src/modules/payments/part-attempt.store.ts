import type { QueryBuilder } from 'objection'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { lockOrder, ordersByIds } from '../enrollment/index.ts'
import { type NewPartAllocation, planPart } from './allocation.store.ts'
import { PartAllocation, PartAttempt } from './attempt.model.ts'
import { type AttemptRepository, lockAttempt, readAttempt } from './attempt.store.ts'
import type { CompletedPart } from './completed-part.store.ts'
import type { OrderSplit } from './split.model.ts'
import { lockSplit, splitsOfParts } from './split.store.ts'
import { withAllocations } from './with-allocations.store.ts'

export const partAttempts: AttemptRepository<PartAttempt> = {
  pays: 'part',
  query: (database) => withSplits(database, withOwnAllocations(database)),
}

function withOwnAllocations(database: Database): QueryBuilder<PartAttempt> {
  return withAllocations(PartAttempt.query(database), (ids) =>
    PartAllocation.query(database).whereIn('attempt_id', [...ids]),
  )
}

function withSplits(database: Database, attempts: QueryBuilder<PartAttempt>): QueryBuilder<PartAttempt> {
  return attempts.runAfter(async (found: PartAttempt | readonly PartAttempt[] | undefined) => {
    const rows = [found ?? []].flat()
    const splits = await splitsOfParts(
      database,
      rows.map(({ allocation }) => allocation.partId),
    )
    const orders = await ordersByIds(
      database,
      splits.map(({ orderId }) => orderId),
    )
    for (const row of rows) {
      row.split = only(
        splits.find(({ parts }) => parts.some(({ id }) => id === row.allocation.partId)),
        row,
      )
      row.order = only(
        orders.find(({ id }) => id === row.split.orderId),
        row,
      )
    }
    return found
  })
}

function only<One>(one: One | undefined, { id }: PartAttempt): One {
  if (one === undefined) throw new Error(`the payment attempt ${id} is for no split`)
  return one
}

/** Writes an attempt that locks its part; a second one is refused by the table's key (`isDuplicate`). */
export async function addPartAttempt(
  trx: Transaction,
  attempt: Partial<PartAttempt>,
  allocation: NewPartAllocation,
): Promise<PartAttempt> {
  const written = await PartAttempt.query(trx).insert(attempt).returning('*')
  await planPart(trx, written, allocation)
  return readAttempt(trx, partAttempts, written.id)
}

/** The attempt with its row held, and before it those of its order and its split, until the transaction ends. */
export async function lockPartAttempt(trx: Transaction, id: string): Promise<PartAttempt> {
  const part = trx('allocation').where({ attempt_id: id }).select('part_id')
  const order = await lockOrder(trx, trx('split_part').whereIn('id', part).select('order_id'))
  const { split_id: splitId }: Named = await trx('split_part').whereIn('id', part.clone()).first('split_id')
  const split: OrderSplit = await lockSplit(trx, splitId)
  const attempt = await lockAttempt(trx, { pays: 'part', query: withOwnAllocations }, id)
  return Object.assign(attempt, { order, split })
}

interface Named {
  readonly split_id: string
}

/** Parts' attempts of an order that were approved, by the part. */
export async function paidPartAttempts(
  database: Database,
  { parts }: Pick<OrderSplit, 'parts'>,
): Promise<readonly PartAttempt[]> {
  return attemptsWithIds(
    database,
    parts.flatMap(({ paidBy }) => paidBy ?? []),
  )
}

/** The attempts that paid these parts, in the order of the parts. */
export async function attemptsOfParts(
  database: Database,
  parts: readonly Pick<CompletedPart, 'attemptId'>[],
): Promise<readonly PartAttempt[]> {
  const ids = parts.map(({ attemptId }) => attemptId)
  const attempts = await attemptsWithIds(database, ids)
  return attempts.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

async function attemptsWithIds(database: Database, ids: readonly string[]): Promise<readonly PartAttempt[]> {
  return ids.length === 0 ? [] : partAttempts.query(database).whereIn('id', [...ids])
}
