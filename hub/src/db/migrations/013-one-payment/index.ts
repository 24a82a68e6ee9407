import type { Knex } from 'knex'
import { uuid } from '../../columns.ts'
import { addIndex, dropIndex, type NamedIndex } from '../named-index.ts'
import { copyRows, same, type Values } from './copy-rows.ts'
import { documentsToRows, rowsToDocuments } from './documents.ts'
import { createFormerTables } from './former-tables.ts'
import {
  allocationColumns,
  allocationFields,
  attemptColumns,
  attemptFields,
  createAllocations,
  createAttempts,
  createPayments,
  paymentColumns,
  paymentFields,
  sharedFields,
} from './new-tables.ts'

/**
 * Attempts to pay one order, several or invoices stood in three tables with the same columns; now they are one, and what
 * each is for is an allocation: a child's order or a partner's document. Rows keep their ids, references, keys and
 * tokens, so that what providers and families hold stays valid. They are kept aside while the tables are made anew, for
 * SQLite takes a condition off a column in no other way.
 */
export async function up(db: Knex): Promise<void> {
  await createKept(db)
  await copyRows(db, {
    to: 'kept_attempt',
    values: { ...same([...sharedFields, 'path'], 'a'), pays: "'order'" },
    from: 'payment_attempt as a where a.family_payment_id is null',
  })
  await copyGuardianAttempts(db, 'family_payment', 'orders')
  await copyGuardianAttempts(db, 'invoice_payment', 'invoices')
  await keepPayments(db)
  await copyRows(db, { to: 'kept_allocation', values: orderAllocation, from: formerAttempts })
  await documentsToRows(db)
  await rename(db, keptTables, { from: 'parked', to: 'under_review' })
  await rename(db, ['outbox'], { from: 'parked', to: 'on_hold' })
  await dropAttemptsOfExceptions(db)
  for (const table of ['invoice_hold', 'payment', 'invoice_payment', 'family_payment', 'payment_attempt'])
    await db.schema.dropTable(table)
  await createAttempts(db)
  await createPayments(db)
  await createAllocations(db)
  await copyRows(db, {
    to: 'payment_attempt',
    values: same(attemptFields, 'k'),
    from: 'kept_attempt as k',
  })
  await copyRows(db, { to: 'payment', values: same(paymentFields, 'k'), from: 'kept_payment as k' })
  await copyRows(db, { to: 'allocation', values: same(allocationFields, 'k'), from: 'kept_allocation as k' })
  await dropKept(db)
}

export async function down(db: Knex): Promise<void> {
  await createKept(db)
  await copyRows(db, {
    to: 'kept_attempt',
    values: same(attemptFields, 'k'),
    from: 'payment_attempt as k',
  })
  await copyRows(db, { to: 'kept_payment', values: same(paymentFields, 'k'), from: 'payment as k' })
  await copyRows(db, { to: 'kept_allocation', values: same(allocationFields, 'k'), from: 'allocation as k' })
  await rename(db, keptTables, { from: 'under_review', to: 'parked' })
  await rename(db, ['outbox'], { from: 'on_hold', to: 'parked' })
  for (const table of ['allocation', 'payment', 'payment_attempt']) await db.schema.dropTable(table)
  await createFormerTables(db)
  await copyRows(db, { to: 'payment_attempt', values: formerAttempt, from: orderAllocations })
  for (const [table, pays] of [
    ['family_payment', 'orders'],
    ['invoice_payment', 'invoices'],
  ] as const)
    await copyRows(db, {
      to: table,
      values: {
        ...same([...sharedFields, 'guardian_id', 'token'], 'k'),
        ...(pays === 'invoices' && { documents: "'[]'" }),
      },
      from: `kept_attempt as k where k.pays = '${pays}'`,
    })
  await copyRows(db, {
    to: 'payment',
    values: formerPayment,
    from: `${orderAllocations} join kept_payment as p on p.id = a.payment_id`,
  })
  await rowsToDocuments(db)
  await addAttemptsOfExceptions(db)
  await dropKept(db)
}

const kept = {
  kept_attempt: attemptColumns,
  kept_payment: paymentColumns,
  kept_allocation: allocationColumns,
} as const

async function createKept(db: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(kept)) await db.schema.createTable(table, columns)
}

async function dropKept(db: Knex): Promise<void> {
  for (const table of Object.keys(kept)) await db.schema.dropTable(table)
}

function copyGuardianAttempts(db: Knex, table: string, pays: 'orders' | 'invoices'): Promise<void> {
  return copyRows(db, {
    to: 'kept_attempt',
    values: {
      ...same([...sharedFields, 'guardian_id', 'token'], 'g'),
      pays: `'${pays}'`,
      path: "'provider'",
    },
    from: `${table} as g`,
  })
}

/** One for each attempt that was approved; that of several children's orders had one for each. */
async function keepPayments(db: Knex): Promise<void> {
  await copyRows(db, {
    to: 'kept_payment',
    values: same(paymentFields, 'p'),
    from: 'payment as p join payment_attempt as a on a.id = p.attempt_id where a.family_payment_id is null',
  })
  const shares =
    'payment as p join payment_attempt as a on a.id = p.attempt_id where a.family_payment_id = g.id'
  await copyRows(db, {
    to: 'kept_payment',
    values: {
      ...ofGuardian,
      approved_at: `coalesce((select min(p.approved_at) from ${shares}), g.finished_at, g.started_at)`,
    },
    from: `family_payment as g where g.status = 'approved' or exists (select 1 from ${shares})`,
  })
  const announced = "select 1 from outbox as x where x.key = replace('invoices:#', '#', g.id)"
  await copyRows(db, {
    to: 'kept_payment',
    values: { ...ofGuardian, approved_at: 'coalesce(g.finished_at, g.started_at)' },
    from:
      "invoice_payment as g where g.status = 'approved' " +
      `or (g.status = 'reversed' and (g.posted is not null or exists (${announced})))`,
  })
}

const ofGuardian: Values = {
  id: 'g.id',
  attempt_id: 'g.id',
  ...same(['amount', 'instance', 'means', 'trace'], 'g'),
  provider_ref: 'coalesce(g.provider_ref, g.reference)',
  actor: "replace('provider:#', '#', g.instance)",
}

const formerAttempts =
  'payment_attempt as a left join payment as p on p.attempt_id = a.id ' +
  'left join kept_payment as k on k.attempt_id = coalesce(a.family_payment_id, a.id)'

const orderAllocation: Values = {
  ...same(['id', 'order_id', 'reference', 'instance', 'amount', 'status', 'reason', 'provider_ref'], 'a'),
  attempt_id: 'coalesce(a.family_payment_id, a.id)',
  open_key: "replace('order:#', '#', a.open_order_id)",
  paid_as: 'p.status',
  payment_id: 'case when p.id is null then null else k.id end',
  planned_at: 'a.started_at',
  ended_at: 'a.finished_at',
  approved_at: 'p.approved_at',
}

const orderAllocations =
  'kept_allocation as a join kept_attempt as t on t.id = a.attempt_id and a.order_id is not null'

/** A child's share asked nobody, and had a key of its own. */
const ofShare = (share: string, alone: string) =>
  `case when t.pays = 'orders' then ${share} else ${alone} end`

const formerAttempt: Values = {
  ...same(['id', 'order_id', 'reference', 'instance', 'amount', 'status', 'reason', 'provider_ref'], 'a'),
  ...same(['request_hash', 'raw_status', 'means', 'payer', 'expires_at', 'trace'], 't'),
  idempotency_key: ofShare('a.id', 't.idempotency_key'),
  checkout: ofShare('null', 't.checkout'),
  started_at: 'a.planned_at',
  ask_at: ofShare('null', 't.ask_at'),
  asked: ofShare('0', 't.asked'),
  finished_at: 'a.ended_at',
  open_order_id: 'case when a.open_key is null then null else a.order_id end',
  path: ofShare("'family'", 't.path'),
  family_payment_id: ofShare('t.id', 'null'),
}

const formerPayment: Values = {
  id: ofShare('a.id', 'p.id'),
  order_id: 'a.order_id',
  attempt_id: 'a.id',
  amount: 'a.amount',
  status: 'a.paid_as',
  ...same(['instance', 'provider_ref', 'means', 'actor', 'reason', 'trace'], 'p'),
  approved_at: 'a.approved_at',
}

const keptTables = ['kept_attempt', 'kept_allocation'] as const

interface Renamed {
  readonly from: string
  readonly to: string
}

/** Both were parked: a payment that a person looks into is under review now, and a delivery is on hold. */
async function rename(db: Knex, tables: readonly string[], { from, to }: Renamed): Promise<void> {
  for (const table of tables) await db(table).where({ status: from }).update({ status: to })
}

/** Its reference says what an exception is about. */
async function dropAttemptsOfExceptions(db: Knex): Promise<void> {
  for (const index of [byAttempt, byReference]) await dropIndex(db, index)
  await addIndex(db, byReferenceAndId)
  await db.schema.alterTable('payment_exception', (table) => void table.dropColumn('attempt_id'))
}

async function addAttemptsOfExceptions(db: Knex): Promise<void> {
  await db.schema.alterTable('payment_exception', (table) => void uuid(table, 'attempt_id').nullable())
  const own = db('payment_attempt as a').whereRaw('a.reference = payment_exception.reference').select('a.id')
  await db('payment_exception').update({ attempt_id: own })
  await dropIndex(db, byReferenceAndId)
  for (const index of [byAttempt, byReference]) await addIndex(db, index)
}

const ofExceptions = (name: string, ...columns: readonly string[]): NamedIndex => ({
  table: 'payment_exception',
  columns,
  name,
})

const byAttempt = ofExceptions('exception_by_attempt', 'attempt_id', 'id')
const byReference = ofExceptions('exception_of_reference', 'reference')
const byReferenceAndId = ofExceptions('exception_by_reference', 'reference', 'id')
