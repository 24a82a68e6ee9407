import type { Knex } from 'knex'
import { instant, studentCode } from '../../columns.ts'
import { addIndex, type NamedIndex } from '../named-index.ts'

/** The orders that the list of who is missing is walked in. */
const indexes: readonly NamedIndex[] = [
  { table: 'season_student', columns: ['listed', 'student_code'], name: 'season_by_code' },
  { table: 'season_student', columns: ['listed', 'folded', 'student_code'], name: 'season_by_name' },
  {
    table: 'season_student',
    columns: ['listed', 'grade', 'folded', 'student_code'],
    name: 'season_by_grade',
  },
  { table: 'season_student', columns: ['listed', 'step', 'folded', 'student_code'], name: 'season_by_step' },
  {
    table: 'season_student',
    columns: ['listed', 'late_step', 'folded', 'student_code'],
    name: 'season_by_late_step',
  },
  {
    table: 'season_student',
    columns: ['listed', 'since', 'folded', 'student_code'],
    name: 'season_by_since',
  },
]

/**
 * The season's grades, and its students with what lists sort and filter by. Which season it is stands in the
 * configuration: the next start writes the rows.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('season_grade', (table) => {
    // As in student.next_grade.
    table.string('grade_key', 30).primary()
    table.integer('place').notNullable()
    table.string('project', 20).notNullable()
    instant(table, 'opens_at').notNullable()
  })
  await db.schema.createTable('season_student', (table) => {
    studentCode(table, 'student_code').primary()
    table.string('project', 20).notNullable()
    table.string('first_names', 100).notNullable()
    table.string('last_names', 100).notNullable()
    table.string('folded', 250).notNullable()
    table.integer('grade').notNullable()
    table.integer('has_left').notNullable()
    table.string('entry', 10).notNullable()
    table.integer('says_paid').notNullable()
    table.string('order_status', 20).notNullable()
    instant(table, 'ordered_at').notNullable()
    table.integer('draft_step').notNullable()
    instant(table, 'drafted_at').notNullable()
    instant(table, 'arrived_at').notNullable()
    table.integer('step').notNullable()
    // While the late form is open.
    table.integer('late_step').notNullable()
    instant(table, 'since').notNullable()
    table.integer('listed').notNullable()
  })
  for (const index of indexes) await addIndex(db, index)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('season_student')
  await db.schema.dropTable('season_grade')
}
