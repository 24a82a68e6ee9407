import type { Knex } from 'knex'
import { cop } from '../../columns.ts'
import { dropColumns } from '../drop-columns.ts'
import { addIndex, dropIndex, type NamedIndex } from '../named-index.ts'

/** Of few, for what does not count as paid any more. */
const takenBackOrders: NamedIndex = {
  table: 'allocation',
  columns: ['status', 'taken_back', 'order_id'],
  name: 'allocation_taken_back',
  where: 'taken_back > 0',
}

/** What of a refund was of which part of its order, and what providers took back of the parts that completed one. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('refund', (table) => void table.text('shares').nullable())
  await db.schema.alterTable('allocation', (table) => {
    cop(table, 'taken_back').notNullable().defaultTo(0)
  })
  await db.raw(takenBefore)
  await addIndex(db, takenBackOrders)
}

export async function down(db: Knex): Promise<void> {
  await dropIndex(db, takenBackOrders)
  await dropColumns(db, 'allocation', ['taken_back'])
  await dropColumns(db, 'refund', ['shares'])
}

/** Of what was complete before, by the parts that have gone back since. */
const takenBefore = `
  update allocation set taken_back = (
    select coalesce(sum(b.amount), 0) from order_split t
    join split_part s on s.split_id = t.id
    join allocation b on b.attempt_id = s.paid_by
    where t.order_id = allocation.order_id and t.status = 'complete' and b.status = 'reversed'
  ) where instance = 'parts' and paid_as is not null`
