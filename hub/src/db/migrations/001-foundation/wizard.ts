import type { Knex } from 'knex'
import { cop, instant, studentCode } from '../../columns.ts'

/** What a family chooses from, and what it has chosen so far. */
export async function wizard(db: Knex): Promise<void> {
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
