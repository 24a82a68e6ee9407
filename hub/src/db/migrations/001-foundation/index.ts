import type { Knex } from 'knex'
import { deliveries } from './deliveries.ts'
import { settingsAndAudit } from './settings-and-audit.ts'
import { money } from './money.ts'
import { orders } from './orders.ts'
import { people } from './people.ts'
import { wizard } from './wizard.ts'

export async function up(db: Knex): Promise<void> {
  await settingsAndAudit(db)
  await people(db)
  await wizard(db)
  await orders(db)
  await money(db)
  await deliveries(db)
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
