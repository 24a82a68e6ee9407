import { describe, expect, it } from 'vitest'
import type { Database } from '../../../src/db/database.ts'
import type { SeasonNow } from '../../../src/modules/progress/season-now.ts'
import { listProgress, studentsAtSteps } from '../../../src/modules/progress/progress.store.ts'
import { decideStep, type StepFacts } from '../../../src/modules/students/steps.ts'
import { openSeason } from '../../../src/modules/students/open-season.ts'
import { parentPart } from '../../../src/modules/seasons/season.ts'
import type { Entry } from '../../../src/modules/students/entry.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { pretendSqlServer } from '@matricula/hub/testing/pretend-sql-server'
import { readSeason } from '../seasons/read-season.ts'

const orderStatuses = [
  null,
  'open',
  'paying',
  'split',
  'agreement',
  'paid',
  'reversed',
  'sending',
  'sent',
] as const
const draftSteps = [null, 0, 1, 2, 3, 4, 5]
const entries: readonly Entry[] = ['always', 'late-form', 'never']
const yesOrNo = [0, 1] as const
const project = '2025-2026'
const at = '2025-06-19T15:00:00.000Z'

interface Case extends Omit<StepFacts, 'mayEnter'> {
  readonly code: string
  readonly entry: Entry
}

/** Every combination of what decides a step, each a student of its own. */
const cases: readonly Case[] = orderStatuses
  .flatMap((orderStatus) =>
    yesOrNo.flatMap((isPaid) =>
      entries.flatMap((entry) =>
        draftSteps.flatMap((draftStep) =>
          yesOrNo.map((hasEntered) => ({ orderStatus, isPaid, entry, draftStep, hasEntered })),
        ),
      ),
    ),
  )
  .map((facts, index) => ({ ...facts, code: String(index).padStart(5, '0') }))

function seasonWith(open: readonly Entry[]): SeasonNow {
  const { grades } = parentPart(readSeason(project))
  return { project, grades, opens: '2025-06-03T11:00:00.000Z', entries: open, today: '2025-06-19' }
}

async function write(database: Database): Promise<void> {
  await database.transaction(async (trx) => {
    for (const one of cases) await writeOne(trx, one)
  })
  await openSeason(database, seasonWith([]))
}

async function writeOne(trx: Database, { code, orderStatus, isPaid, entry, draftStep, hasEntered }: Case) {
  await trx('student').insert({
    code,
    sis_id: code,
    family_id: null,
    first_names: 'A',
    last_names: 'B',
    folded: code,
    next_grade: 'PRIMERO',
    entry,
    says_paid: isPaid,
    record: '{}',
    fetched_at: at,
  })
  const login = { student: code, app: 'enrollment', section: 'login', updated_at: at }
  // What leads nowhere, what another season saw and what a screen writes down are no arrivals.
  await trx('sign_in_log').insert({ ...login, action: 'login', result: 'late-form', created_at: at })
  await trx('sign_in_log').insert({
    ...login,
    action: 'login',
    result: 'proceed',
    created_at: '2025-06-03T10:59:59.999Z',
  })
  await trx('sign_in_log').insert({ ...login, action: 'step', result: 'proceed', created_at: at })
  if (hasEntered === 1)
    await trx('sign_in_log').insert({ ...login, action: 'login', result: 'proceed', created_at: at })
  const draft = { student_code: code, state: '{}', version: 1, updated_at: at }
  await trx('draft').insert({ ...draft, project: '2024-2025', step: 5 })
  if (draftStep !== null) await trx('draft').insert({ ...draft, project, step: draftStep })
  await trx('enrollment_order').insert(orderOf(code, '2024-2025', 'paid'))
  if (orderStatus !== null) await trx('enrollment_order').insert(orderOf(code, project, orderStatus))
}

function orderOf(code: string, of: string, status: string) {
  const terms = { version: 1, period: 1, method: 2, quotas: 0, total: 1, quote: '{}', choices: '{}' }
  const id = `${of}-${code}`
  return {
    ...terms,
    id,
    project: of,
    student_code: code,
    flow: 'parent',
    token: id,
    reference: id,
    status,
    created_at: at,
    updated_at: at,
  }
}

describe.each(databases)('The database on $name', (kind) => {
  it.each<[string, readonly Entry[]]>([
    ['while the late form is open', ['always', 'late-form']],
    ['at other times', ['always']],
  ])('decides every step as the rules do, %s', async (_title, open) => {
    const { database } = await openTestDatabase(kind)
    await write(database)
    const expected = cases.map(({ code, entry, ...facts }) => ({
      student: code,
      step: decideStep({ ...facts, mayEnter: open.includes(entry) ? 1 : 0 }),
    }))
    expect(await studentsAtSteps(database, seasonWith(open), {})).toEqual(expected)
  })

  it('leaves out who does not come to a grade of the season', async () => {
    const { database } = await openTestDatabase(kind)
    await write(database)
    await database('student').whereIn('code', ['00000', '00001']).update({ next_grade: null })
    await database('student').where({ code: '00002' }).update({ next_grade: 'MATERNAL' })
    await openSeason(database, seasonWith(['always']))
    const found = await studentsAtSteps(database, seasonWith(['always']), {})
    expect(found.map(({ student }) => student)).toEqual(cases.slice(3).map(({ code }) => code))
  })
})

describe('SQL Server', () => {
  it('gets the list in its own words: pages by offset, an order of different columns, no booleans', async () => {
    const server = pretendSqlServer()
    const season = seasonWith(['always'])
    for (const by of ['name', 'student', 'grade', 'step', 'since'] as const) {
      const sort = { by, direction: 'desc' } as const
      for (const offset of [0, 50])
        await listProgress(server.database, season, { filter: {}, sort, page: { offset, limit: 50 } })
    }
    expect(server.sent).toHaveLength(10)
    for (const { sql } of server.sent) {
      expect(sql).not.toMatch(/\blimit\b|\btrue\b|\bfalse\b|`|"/i)
      for (const [, order = ''] of sql.matchAll(/order by ([^)]+?)(?: offset|\)|$)/g)) {
        const columns = order.split(', ').map((column) => column.split(' ')[0])
        expect(new Set(columns).size).toBe(columns.length)
      }
    }
    const pages = server.sent.filter(({ sql }) => sql.includes('order by'))
    expect(pages.map(({ sql }) => /top \(@p\d+\)|offset @p\d+ rows fetch next/.test(sql))).toEqual(
      pages.map(() => true),
    )
    expect(pages).toHaveLength(10)
  })
})
