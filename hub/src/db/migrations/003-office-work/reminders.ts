import type { Knex } from 'knex'
import { instant, studentCode, uuid } from '../../columns.ts'

/** Reminders to families who miss a step. */
export async function reminders(db: Knex): Promise<void> {
  await db.schema.createTable('reminder', (table) => {
    uuid(table, 'id').primary()
    table.string('name', 80).notNullable()
    table.text('audience').notNullable()
    table.text('template').notNullable()
    table.integer('repeat_days').notNullable()
    table.integer('at_most').notNullable()
    table.string('state', 10).notNullable()
    table.integer('version').notNullable()
    table.string('created_by', 100).notNullable()
    instant(table, 'created_at').notNullable()
    table.string('started_by', 100).nullable()
    instant(table, 'started_at').nullable()
    table.string('stopped_by', 100).nullable()
    instant(table, 'stopped_at').nullable()
    table.index(['state', 'created_at'])
  })
  await db.schema.createTable('reminder_sending', (table) => {
    uuid(table, 'reminder_id').notNullable().references('id').inTable('reminder')
    studentCode(table, 'student_code').notNullable()
    // Counts the announcements, so that each has a key of its own.
    table.integer('round').notNullable()
    table.string('outcome', 20).notNullable()
    table.integer('times').notNullable()
    // Masked, as JSON.
    table.text('sent_to').notNullable()
    table.string('fault', 30).nullable()
    instant(table, 'announced_at').notNullable()
    instant(table, 'last_at').nullable()
    table.primary(['reminder_id', 'student_code'])
    table.index(['student_code'])
  })
  // One row per family over all reminders: two hubs compete for it.
  await db.schema.createTable('reminded_family', (table) => {
    table.string('family', 60).primary()
    instant(table, 'last_at').notNullable()
    table.index(['last_at'])
  })
  // Erasures are looked up by it.
  await db.schema.alterTable('audit', (table) => {
    table.index(['act', 'at'])
  })
}

export async function withoutReminders(db: Knex): Promise<void> {
  await db.schema.alterTable('audit', (table) => {
    table.dropIndex(['act', 'at'])
  })
}
