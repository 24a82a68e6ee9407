import type { Knex } from 'knex'
import { instant, studentCode } from '../../columns.ts'

/** What became of each student of a plan, as it happens, and until when its run is believed. */
export async function food(db: Knex): Promise<void> {
  await db.schema.createTable('food_plan_row', (table) => {
    table.string('token_hash', 64).notNullable()
    studentCode(table, 'student_code').notNullable()
    table.integer('position').notNullable()
    table.integer('service').notNullable()
    table.string('result', 10).notNullable()
    table.string('fault', 30).nullable()
    // The vendor's own.
    table.string('words', 200).notNullable()
    table.primary(['token_hash', 'student_code'])
    table.index(['student_code'])
  })
  await db.schema.alterTable('food_plan', (table) => {
    instant(table, 'leased_until').nullable()
    instant(table, 'ended_at').nullable()
  })
  const plans: PlanRow[] = await db('food_plan').select('token_hash', 'rows', 'outcome', 'started_at')
  for (const plan of plans) await moveRows(db, plan)
  await db.schema.alterTable('food_plan', (table) => {
    table.dropColumns('rows', 'outcome')
  })
}

export async function withoutFoodProgress(db: Knex): Promise<void> {
  await db.schema.alterTable('food_plan', (table) => {
    table.dropColumns('leased_until', 'ended_at')
    table.text('rows').notNullable().defaultTo('[]')
    table.text('outcome').nullable()
  })
}

interface PlanRow {
  readonly token_hash: string
  readonly rows: string
  readonly outcome: string | null
  readonly started_at: string | null
}

interface KeptRow {
  readonly student: string
  readonly service: number
  readonly fault?: string | null
  readonly words?: string
}

/** A plan held its rows as one text, and what became of them as another. */
async function moveRows(db: Knex, { token_hash, rows, outcome, started_at }: PlanRow): Promise<void> {
  const kept: readonly KeptRow[] = JSON.parse(outcome ?? rows)
  for (const [position, { student, service, fault = null, words = '' }] of kept.entries()) {
    const result = outcome === null ? 'waiting' : fault === null ? 'done' : 'failed'
    const row = { token_hash, student_code: student, position, service, result, fault, words }
    await db('food_plan_row').insert(row)
  }
  if (outcome !== null) await db('food_plan').where({ token_hash }).update({ ended_at: started_at })
}
