import type { Knex } from 'knex'
import { cop, instant, uuid } from '../../columns.ts'
import { dialectOf } from '../../statements.ts'
import { bySigns } from '../013-one-payment/new-tables.ts'
import { dropColumns } from '../drop-columns.ts'
import { addIndex, dropIndex, type NamedIndex } from '../named-index.ts'
import { postAccounted } from './accounted.ts'
import { postPayments } from './payments.ts'
import { postRefunds } from './refunds.ts'
import { postUndone } from './undone.ts'
import { postUnapplied } from './unapplied.ts'

/**
 * Money as a ledger: each movement is a posting whose lines sum to 0. A payment is any charge that was taken, also one
 * that pays nothing, and says what it has left; what goes back is a refund. What there is is posted.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('payment', (table) => {
    table.string('reference', 60).notNullable().defaultTo('')
    table.string('account', 90).notNullable().defaultTo('')
    cop(table, 'left').notNullable().defaultTo(0)
    cop(table, 'returned').notNullable().defaultTo(0)
    table.integer('moves').notNullable().defaultTo(1)
  })
  await db.schema.alterTable('allocation', (table) => {
    cop(table, 'refunded').notNullable().defaultTo(0)
  })
  await createPostings(db)
  await createRefunds(db)
  await postPayments(db)
  for (const index of indexes) await addIndex(db, index)
  await addIndex(db, refundsByReference, bySigns(db))
  await addIndex(db, refundedParts)
  await db.raw('create unique index ?? on ?? (??, ??, ??)', uniqueCharge)
  await postUnapplied(db)
  await postRefunds(db)
  await postAccounted(db)
  await postUndone(db)
  await refuseChanges(db)
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['posting_line', 'posting', 'refund']) await db.schema.dropTable(table)
  const paying = db('allocation').whereNotNull('payment_id').select('payment_id')
  const approved = db('payment_attempt').where({ status: 'approved' }).select('id')
  const own = db('payment').whereIn('attempt_id', approved).groupBy('attempt_id').min('id')
  await db('payment').whereNotIn('id', paying).whereNotIn('id', own).delete()
  await db.schema.alterTable('payment', (table) => {
    table.dropIndex([], 'payment_charge')
    table.dropIndex([], 'payment_by_reference')
    table.dropIndex([], 'payment_left')
  })
  await dropIndex(db, refundedParts)
  await dropColumns(db, 'allocation', ['refunded'])
  await dropColumns(db, 'payment', ['reference', 'account', 'left', 'returned', 'moves'])
}

/** A payout's line names its payment as the provider does, by no reference of ours. */
const uniqueCharge = ['payment_charge', 'payment', 'provider_ref', 'instance', 'reference']

const indexes: readonly NamedIndex[] = [
  { table: 'payment', columns: ['reference', 'instance'], name: 'payment_by_reference' },
  { table: 'payment', columns: ['left', 'approved_at', 'id'], name: 'payment_left' },
  { table: 'posting', columns: ['subject', 'key'], name: 'posting_by_subject' },
  { table: 'posting', columns: ['day', 'key'], name: 'posting_by_day' },
  {
    table: 'posting',
    columns: ['reason', 'key'],
    name: 'posting_before_ledger',
    where: "reason = 'before-ledger'",
  },
  { table: 'posting_line', columns: ['account', 'posting', 'amount'], name: 'line_by_account' },
  { table: 'refund', columns: ['payment_id', 'status'], name: 'refund_of_payment' },
  { table: 'refund', columns: ['allocation_id', 'sent_at'], name: 'refund_of_allocation' },
  { table: 'refund', columns: ['ask_at', 'id'], name: 'refund_to_ask' },
  { table: 'refund', columns: ['sent_at', 'id'], name: 'refund_by_sent' },
  {
    table: 'refund',
    columns: ['status', 'way', 'sent_at', 'id', 'allocation_id', 'amount'],
    name: 'refund_by_status',
  },
  { table: 'refund', columns: ['status', 'way'], name: 'refund_count', where: 'allocation_id is not null' },
]

/** Of few, for what does not count as paid any more. */
const refundedParts: NamedIndex = {
  table: 'allocation',
  columns: ['status', 'refunded', 'order_id'],
  name: 'allocation_refunded',
  where: 'refunded > 0',
}

const refundsByReference: NamedIndex = {
  table: 'refund',
  columns: ['provider_ref'],
  name: 'refund_by_reference',
}

async function createPostings(db: Knex): Promise<void> {
  await db.schema.createTable('posting', (table) => {
    table.string('key', 90).notNullable()
    table.string('subject', 60).notNullable()
    // Of the money, in Bogotá; the moment is when it was written.
    table.string('day', 10).notNullable()
    instant(table, 'posted_at').notNullable()
    table.string('reason', 200).nullable()
    table.string('trace', 64).notNullable()
    table.primary(['key'])
  })
  await db.schema.createTable('posting_line', (table) => {
    table.string('posting', 90).notNullable()
    table.integer('place').notNullable()
    table.string('account', 90).notNullable()
    cop(table, 'amount').notNullable()
    table.primary(['posting', 'place'])
    table.foreign('posting').references('key').inTable('posting')
  })
}

async function createRefunds(db: Knex): Promise<void> {
  await db.schema.createTable('refund', (table) => {
    uuid(table, 'id').notNullable()
    uuid(table, 'payment_id').notNullable()
    table.string('cause', 60).notNullable()
    cop(table, 'amount').notNullable()
    table.string('way', 10).notNullable()
    table.string('status', 10).notNullable()
    table.string('actor', 100).notNullable()
    instant(table, 'sent_at').notNullable()
    instant(table, 'ended_at').nullable()
    table.string('provider_ref', 100).nullable()
    uuid(table, 'allocation_id').nullable()
    table.string('request_key', 100).nullable()
    table.string('reason', 200).nullable()
    table.string('refusal', 200).nullable()
    table.string('day', 10).nullable()
    instant(table, 'ask_at').nullable()
    table.integer('asked').notNullable().defaultTo(0)
    table.string('trace', 64).notNullable()
    table.primary(['id'])
    table.foreign('payment_id').references('id').inTable('payment')
  })
}

/** The embedded database has no logins: on a server the hub's own may not change them (docs/sql). */
async function refuseChanges(db: Knex): Promise<void> {
  if (dialectOf(db) !== 'better-sqlite3') return
  for (const table of ['posting', 'posting_line'])
    for (const act of ['update', 'delete'])
      await db.raw(
        `create trigger ${table}_no_${act} before ${act} on ${table} ` +
          `begin select raise(abort, 'a posting is never changed'); end`,
      )
}
