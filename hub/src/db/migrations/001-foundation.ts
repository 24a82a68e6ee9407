import type { Knex } from 'knex'
import { cop, instant, studentCode, uuid } from '../columns.ts'

export async function up(db: Knex): Promise<void> {
  await house(db)
  await people(db)
  await wizard(db)
  await orders(db)
  await money(db)
  await deliveries(db)
}

async function house(db: Knex): Promise<void> {
  await db.schema.createTable('setting', (table) => {
    table.string('key', 60).primary()
    table.text('value').notNullable()
  })
  await db.schema.createTable('plugin_memo', (table) => {
    table.string('instance', 60).notNullable()
    table.string('key', 200).notNullable()
    table.text('value').notNullable()
    instant(table, 'expires_at').nullable()
    table.primary(['instance', 'key'])
  })
  await db.schema.createTable('audit', (table) => {
    table.increments('id')
    instant(table, 'at').notNullable()
    table.string('actor', 100).notNullable()
    table.string('act', 60).notNullable()
    table.string('subject', 100).notNullable()
    table.text('before').nullable()
    table.text('after').nullable()
    table.string('trace', 64).notNullable()
  })
}

async function people(db: Knex): Promise<void> {
  await db.schema.createTable('staff', (table) => {
    table.string('username', 60).primary()
    table.string('name', 100).notNullable()
    table.string('password_hash', 200).notNullable()
    table.text('roles').notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'disabled_at').nullable()
  })
  await db.schema.createTable('session', (table) => {
    table.string('id_hash', 64).primary()
    table.string('kind', 20).notNullable()
    table.string('subject', 100).notNullable()
    table.string('name', 100).notNullable()
    table.text('roles').notNullable()
    table.string('csrf_token', 64).notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'expires_at').notNullable()
    table.index(['kind', 'subject'])
    table.index(['expires_at'])
  })
  await db.schema.createTable('sign_in_log', (table) => {
    table.increments('id')
    table.string('student', 20).notNullable()
    table.string('action', 60).notNullable()
    table.string('app', 60).notNullable()
    table.string('section', 60).notNullable()
    table.string('result', 60).notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'updated_at').notNullable()
    table.index(['student', 'created_at'])
  })
  await db.schema.createTable('student', (table) => {
    studentCode(table, 'code').primary()
    table.string('sis_id', 60).notNullable()
    table.string('family_id', 60).nullable()
    table.string('last_names', 100).notNullable()
    table.string('grade_key', 30).nullable()
    table.text('record').notNullable()
    instant(table, 'fetched_at').notNullable()
    table.index(['family_id'])
    table.index(['last_names', 'code'])
  })
}

async function wizard(db: Knex): Promise<void> {
  await db.schema.createTable('fee', (table) => {
    table.increments('id')
    table.string('project', 20).notNullable()
    table.integer('grade').notNullable()
    table.string('code', 30).notNullable()
    table.string('concept', 150).notNullable()
    table.string('description', 1000).notNullable()
    cop(table, 'value').notNullable()
    table.integer('mandatory').notNullable()
    table.string('fee_type', 10).notNullable()
    table.integer('cuota').nullable()
    table.string('promo_img_link', 500).nullable()
    table.string('eco_type', 20).nullable()
    table.string('schedule', 200).nullable()
    table.integer('version').notNullable()
    instant(table, 'archived_at').nullable()
    table.unique(['project', 'grade', 'code', 'version'])
  })
  await db.schema.createTable('activity_subscription', (table) => {
    table.increments('id')
    table.string('project', 20).notNullable()
    studentCode(table, 'student_code').notNullable()
    table.integer('slot').notNullable()
    table.string('activity_code', 30).notNullable()
    table.integer('fee_id').unsigned().notNullable().references('id').inTable('fee')
    instant(table, 'created_at').notNullable()
    table.unique(['project', 'student_code', 'slot'])
    table.unique(['project', 'student_code', 'activity_code'])
    table.index(['fee_id'])
  })
  await db.schema.createTable('draft', (table) => {
    studentCode(table, 'student_code').notNullable()
    table.string('project', 20).notNullable()
    table.text('state').notNullable()
    table.integer('version').notNullable()
    instant(table, 'updated_at').notNullable()
    table.primary(['student_code', 'project'])
  })
}

async function orders(db: Knex): Promise<void> {
  await db.schema.createTable('enrollment_order', (table) => {
    uuid(table, 'id').primary()
    table.string('project', 20).notNullable()
    studentCode(table, 'student_code').notNullable()
    table.string('flow', 10).notNullable()
    table.string('token', 32).notNullable().unique()
    table.string('reference', 32).notNullable().unique()
    table.string('status', 20).notNullable()
    table.integer('version').notNullable()
    table.integer('period').notNullable()
    table.integer('method').notNullable()
    table.integer('quotas').notNullable()
    cop(table, 'total').notNullable()
    table.text('quote').notNullable()
    table.text('choices').notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'updated_at').notNullable()
    table.unique(['project', 'student_code'])
  })
  await db.schema.createTable('charge', (table) => {
    table.increments('id')
    uuid(table, 'order_id').notNullable().references('id').inTable('enrollment_order')
    table.integer('seq').notNullable()
    table.string('item_code', 30).notNullable()
    table.string('name', 150).notNullable()
    table.string('ship_date', 10).notNullable()
    cop(table, 'unit_price').notNullable()
    table.integer('paid_now').notNullable()
    table.integer('quantity').notNullable()
    table.string('tax_code', 20).notNullable()
    table.integer('discount_percent').notNullable()
    table.string('project', 20).notNullable()
    cop(table, 'resolution').notNullable()
    table.integer('progressive_discount').notNullable()
    cop(table, 'progressive_discount_base').notNullable()
    cop(table, 'future_annuities').notNullable()
    cop(table, 'total_base').notNullable()
    table.unique(['order_id', 'seq'])
  })
}

async function money(db: Knex): Promise<void> {
  await db.schema.createTable('payment_attempt', (table) => {
    uuid(table, 'id').primary()
    uuid(table, 'order_id').notNullable().references('id').inTable('enrollment_order')
    // The order's id while the attempt is open, else null: the key that allows one open attempt per order.
    uuid(table, 'open_order_id').nullable().unique()
    table.string('idempotency_key', 100).notNullable().unique()
    table.string('request_hash', 64).notNullable()
    table.string('path', 20).notNullable()
    table.string('instance', 60).notNullable()
    table.string('reference', 32).notNullable().unique()
    cop(table, 'amount').notNullable()
    table.string('status', 20).notNullable()
    table.string('provider_ref', 100).nullable()
    table.string('raw_status', 60).nullable()
    table.string('means', 40).nullable()
    table.string('reason', 200).nullable()
    table.text('payer').nullable()
    table.text('checkout').nullable()
    instant(table, 'started_at').notNullable()
    instant(table, 'expires_at').notNullable()
    instant(table, 'ask_at').nullable()
    table.integer('asked').notNullable()
    instant(table, 'finished_at').nullable()
    table.string('trace', 64).notNullable()
    table.index(['order_id'])
    table.index(['ask_at'])
  })
  await db.schema.createTable('payment', (table) => {
    uuid(table, 'id').primary()
    uuid(table, 'order_id').notNullable().unique().references('id').inTable('enrollment_order')
    uuid(table, 'attempt_id').notNullable().unique().references('id').inTable('payment_attempt')
    cop(table, 'amount').notNullable()
    table.string('status', 30).notNullable()
    table.string('instance', 60).notNullable()
    table.string('provider_ref', 100).notNullable()
    table.string('means', 40).nullable()
    table.string('actor', 100).notNullable()
    table.string('reason', 200).nullable()
    instant(table, 'approved_at').notNullable()
    table.string('trace', 64).notNullable()
  })
  await db.schema.createTable('payment_exception', (table) => {
    table.increments('id')
    table.string('kind', 30).notNullable()
    table.string('reference', 60).notNullable()
    uuid(table, 'attempt_id').nullable()
    table.string('instance', 60).notNullable()
    table.text('facts').notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'resolved_at').nullable()
    table.string('resolved_by', 100).nullable()
    table.unique(['kind', 'instance', 'reference'])
  })
  await db.schema.createTable('receipt', (table) => {
    table.increments('number')
    uuid(table, 'order_id').notNullable().unique().references('id').inTable('enrollment_order')
    table.string('token', 32).notNullable().unique()
    table.integer('version').notNullable()
    table.text('body').notNullable()
    instant(table, 'issued_at').notNullable()
  })
  await db.schema.createTable('accounting_document', (table) => {
    uuid(table, 'order_id').primary().references('id').inTable('enrollment_order')
    table.string('instance', 60).notNullable()
    table.string('ref', 60).notNullable()
    table.string('number', 60).notNullable()
    table.string('reference', 32).notNullable()
    cop(table, 'total').notNullable()
    instant(table, 'posted_at').notNullable()
  })
}

async function deliveries(db: Knex): Promise<void> {
  await db.schema.createTable('callback_inbox', (table) => {
    table.increments('id')
    table.string('instance', 60).notNullable()
    table.string('event_id', 100).notNullable()
    table.string('reference', 60).notNullable()
    table.text('event').notNullable()
    table.string('status', 10).notNullable()
    instant(table, 'due_at').notNullable()
    instant(table, 'leased_until').nullable()
    table.integer('attempts').notNullable()
    table.string('last_fault', 200).nullable()
    instant(table, 'received_at').notNullable()
    instant(table, 'done_at').nullable()
    table.unique(['instance', 'event_id'])
    table.index(['status', 'due_at'])
  })
  await db.schema.createTable('outbox', (table) => {
    table.increments('id')
    table.string('topic', 40).notNullable()
    table.string('key', 100).notNullable().unique()
    table.text('payload').notNullable()
    table.string('status', 10).notNullable()
    instant(table, 'due_at').notNullable()
    instant(table, 'leased_until').nullable()
    table.integer('attempts').notNullable()
    table.string('last_fault', 200).nullable()
    table.string('trace', 64).notNullable()
    instant(table, 'created_at').notNullable()
    instant(table, 'done_at').nullable()
    table.index(['status', 'due_at'])
  })
}

const tables = [
  'outbox',
  'callback_inbox',
  'accounting_document',
  'receipt',
  'payment_exception',
  'payment',
  'payment_attempt',
  'charge',
  'enrollment_order',
  'draft',
  'activity_subscription',
  'fee',
  'student',
  'sign_in_log',
  'session',
  'staff',
  'audit',
  'plugin_memo',
  'setting',
]

export async function down(db: Knex): Promise<void> {
  for (const table of tables) await db.schema.dropTable(table)
}
