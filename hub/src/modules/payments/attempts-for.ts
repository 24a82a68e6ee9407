import type { Database } from '../../db/database.ts'

/** Ids of the attempts that are for the orders of these ids, whole or a part of one: each way by an index of its own. */
export function attemptsFor(database: Database, orders: ReturnType<Database['queryBuilder']>) {
  const parts = database('split_part').whereIn('order_id', orders.clone()).select('id')
  return database('allocation')
    .whereIn('order_id', orders)
    .select('attempt_id')
    .unionAll([database('allocation').whereIn('part_id', parts).select('attempt_id')])
}
