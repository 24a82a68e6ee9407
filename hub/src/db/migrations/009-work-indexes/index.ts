import type { Knex } from 'knex'

/** What jobs look for in tables that grow; without these they read them whole. */
const indexes = {
  payment_attempt: ['status', 'expires_at'],
  signing: ['status', 'updated_at'],
  sign_in_log: ['created_at'],
  draft: ['updated_at'],
  reminder_sending: ['announced_at'],
  guardian: ['verified_at', 'created_at'],
  payment_exception: ['resolved_at'],
} as const

export async function up(db: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(indexes))
    await db.schema.alterTable(table, (altered) => void altered.index([...columns]))
}

export async function down(db: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(indexes))
    await db.schema.alterTable(table, (altered) => void altered.dropIndex([...columns]))
}
