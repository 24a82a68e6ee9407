import type { Knex } from 'knex'
import { catalogue } from './catalogue.ts'
import { invoices } from './invoices.ts'
import { offices } from './offices.ts'
import { people } from './people.ts'

export async function up(db: Knex): Promise<void> {
  await people(db)
  await catalogue(db)
  await offices(db)
  await invoices(db)
}

const tables = [
  'invoice_hold',
  'invoice_payment',
  'request_key',
  'student_home',
  'food_plan',
  'signing',
  'fee_version',
  'consent',
  'api_key',
  'mail_link',
  'oidc_identity',
  'guardian',
]

export async function down(db: Knex): Promise<void> {
  for (const table of tables) await db.schema.dropTable(table)
  await db.schema.alterTable('payment_exception', (table) => table.dropColumn('resolution'))
  await db.schema.alterTable('fee', (table) => {
    table.dropUnique(['active_key'])
    table.dropIndex(['project', 'grade'])
    table.dropColumn('active_key')
    table.unique(['project', 'grade', 'code', 'version'])
  })
  await db.schema.alterTable('student', (table) => {
    table.dropIndex(['sis_id'])
    table.dropColumns('first_names', 'status', 'gender', 'grade_name', 'enrollment_year', 'folded')
  })
  await db.schema.alterTable('audit', (table) => {
    table.dropIndex(['subject', 'at'])
    table.dropIndex(['at'])
  })
}
