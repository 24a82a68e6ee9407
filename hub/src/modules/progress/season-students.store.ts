import type { Database } from '../../db/database.ts'
import { notWithdrawn } from '../enrollment/index.ts'
import { type SeasonNow } from './season-now.ts'
import { firstStep, type StepFacts, stepRules, steps } from './steps.ts'

/** A student of the season as the database sees it; steps and grades are their places in their lists. */
export interface SeasonStudent {
  readonly code: string
  readonly folded: string
  readonly grade: number
  readonly step: number
  /** The last act; empty where there was none. */
  readonly since: string
  readonly order_id: string | null
}

/**
 * The season's students with their step, as a table `t` to count, narrow and sort. What a question does not name is
 * not computed.
 */
export function seasonStudents(database: Database, season: SeasonNow) {
  const { project, grades } = season
  const keys = grades.map(({ key }) => key)
  const found = database('student as s')
    .leftJoin('enrollment_order as o', (on) => {
      void on.on('o.student_code', 's.code').andOnVal('o.project', project)
    })
    .leftJoin('draft as d', (on) => {
      void on.on('d.student_code', 's.code').andOnVal('d.project', project)
    })
    .whereIn('s.next_grade', keys)
    .where(notWithdrawn('s', 'o'))
    .select('s.code', 's.folded', 'o.id as order_id')
    .select(
      caseOf(database, 'grade', keys.map(placeOf)),
      caseOf(database, 'step', stepCases(season), steps.indexOf(firstStep)),
      database.raw(`${lastAct} as since`, arrival(season)),
    )
  return database.from<SeasonStudent>(found.as('t'))
}

interface Case {
  readonly when: string
  readonly values: readonly (string | number)[]
  readonly place: number
}

function placeOf(key: string, place: number): Case {
  return { when: 's.next_grade = ?', values: [key], place }
}

function stepCases(season: SeasonNow): readonly Case[] {
  const facts = factColumns(season)
  return stepRules.map(({ step, fact, is }) => ({
    when: `${facts[fact].sql} in (${marks(is)})`,
    values: [...facts[fact].values, ...is],
    place: steps.indexOf(step),
  }))
}

type Column = Pick<Case, 'values'> & { readonly sql: string }

function factColumns(season: SeasonNow): Readonly<Record<keyof StepFacts, Column>> {
  const { entries } = season
  const plain = (sql: string): Column => ({ sql, values: [] })
  const yesWhen = (condition: string, values: Column['values']): Column => ({
    sql: `case when ${condition} then 1 else 0 end`,
    values,
  })
  return {
    orderStatus: plain('o.status'),
    isPaid: plain('s.says_paid'),
    mayEnter: yesWhen(`s.entry in (${marks(entries)})`, entries),
    draftStep: plain('d.step'),
    hasEntered: yesWhen(`exists (select 1 ${arrivals})`, arrival(season)),
  }
}

/** Sign-ins that opened the wizard this season. */
const arrivals =
  'from sign_in_log as l where l.student = s.code and l.section = ? and l.result = ? and l.action = ? ' +
  'and l.app = ? and l.created_at >= ?'

function arrival({ opens }: SeasonNow): readonly string[] {
  return ['login', 'proceed', 'login', 'enrollment', opens]
}

/** The latest of what the family or the office did. */
const lastAct =
  'coalesce((select max(x.at) from (select o.updated_at as at union all select d.updated_at ' +
  `union all select max(l.created_at) ${arrivals}) as x), '')`

function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ')
}

function caseOf(database: Database, name: string, cases: readonly Case[], otherwise = 0) {
  const whens = cases.map(({ when, place }) => `when ${when} then ${place}`).join(' ')
  return database.raw(
    `case ${whens} else ${otherwise} end as ${name}`,
    cases.flatMap(({ values }) => values),
  )
}
