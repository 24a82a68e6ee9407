import type { Knex } from 'knex'

/** Columns that the list of who is missing filters by, filled from what the rows say already. */
export async function progress(db: Knex): Promise<void> {
  await db.schema.alterTable('student', (table) => {
    // The key of the grade to come, as the season's table of grades has it.
    table.string('next_grade', 30).nullable()
    table.string('entry', 10).notNullable().defaultTo('never')
    table.integer('says_paid').notNullable().defaultTo(0)
    // All that a page by name needs: the record is long.
    table.index(['next_grade', 'entry', 'says_paid', 'code', 'folded'], 'student_progress')
  })
  await db.schema.alterTable('draft', (table) => {
    table.integer('step').notNullable().defaultTo(0)
  })
  const students: { code: string; record: string }[] = await db('student').select('code', 'record')
  for (const { code, record } of students) await db('student').where({ code }).update(columnsOf(record))
  const drafts: DraftRow[] = await db('draft').select('student_code', 'project', 'state')
  for (const { state, ...key } of drafts)
    await db('draft')
      .where(key)
      .update({ step: stepIn(state) })
}

export async function withoutProgress(db: Knex): Promise<void> {
  await db.schema.alterTable('draft', (table) => {
    table.dropColumn('step')
  })
  await db.schema.alterTable('student', (table) => {
    table.dropIndex([], 'student_progress')
    table.dropColumns('next_grade', 'entry', 'says_paid')
  })
}

interface DraftRow {
  readonly student_code: string
  readonly project: string
  readonly state: string
}

interface KeptStudent {
  readonly nextGrade: { readonly key: string } | null
  readonly terms: {
    readonly antiquity: string
    readonly authorisation: string
    readonly paymentStatus: string
  }
}

const active = ['new', 'New', 'new_current', 'reintegrate', 'new_next']
const paid =
  /(?<![\p{L}\p{N}_])(?<!(?<![\p{L}\p{N}_])NO[\s-]+)(?:APROBADO|PAGO DAVIVIENDA|PAGO ANTICIPO|INGRESO MANUAL)(?![\p{L}\p{N}_])/u

/** As the rules stood when the columns came; the next reading of the roster writes them by the rules of its day. */
function columnsOf(record: string) {
  const { nextGrade, terms }: KeptStudent = JSON.parse(record)
  return {
    next_grade: nextGrade?.key ?? null,
    entry: entryOf(terms),
    says_paid: Number(paid.test(terms.paymentStatus.toUpperCase().replaceAll(/\s+/g, ' ').trim())),
  }
}

function entryOf({ antiquity: word, authorisation }: KeptStudent['terms']): string {
  const antiquity = word.trim()
  if (active.includes(antiquity)) return 'always'
  if (antiquity !== 'old') return 'never'
  return authorisation.trim() === 'VALID' ? 'always' : 'late-form'
}

function stepIn(state: string): number {
  const { step }: { readonly step: number } = JSON.parse(state)
  return step
}
