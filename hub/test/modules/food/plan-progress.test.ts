import { describe, expect, it } from 'vitest'
import { planStateOf } from '../../../src/modules/food/plan-progress.ts'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import { sharedDatabase } from '@matricula/hub/testing/shared-database'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { memoOf, faultsAt } from '@matricula/hub/testing/vendor'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

interface Plan {
  readonly token: string
  readonly rows: readonly { readonly student: string; readonly service: number; readonly does: string }[]
  readonly unchanged: number
  readonly unknown: readonly string[]
}

interface Progress {
  readonly act: string
  readonly state: string
  readonly expires_at: string
  readonly done: number
  readonly failed: number
  readonly waiting: number
  readonly rows: readonly { student: string; service: number; result: string; reason: string }[]
}

const insert = '/api/hikcentral/insertServices'
const plans = '/api/hikcentral/plans'

const input = (rows: readonly (readonly [string, number])[], act = 'enrol') => ({
  act,
  rows: rows.map(([student, service]) => ({ student, service })),
})

const lunch = input([
  ['10001', 2],
  ['10003', 2],
])

const make = (cook: Visitor, body: object) => cook.post<Plan & ProblemBody>(plans, body)
const run = (cook: Visitor, token: string) => cook.post<{ done: number }>(insert, { token })
const progress = async (cook: Visitor, token: string) => (await cook.get<Progress>(`${plans}/${token}`)).body

describe('The state of a plan', () => {
  const now = new Date('2025-06-19T15:00:30.000Z')
  const at = (second: number) => new Date(now.getTime() + (second - 30) * 1000).toISOString()
  it.each([
    ['planned', { startedAt: null, leasedUntil: null, endedAt: null }],
    ['running', { startedAt: at(0), leasedUntil: at(31), endedAt: null }],
    ['stopped', { startedAt: at(0), leasedUntil: at(30), endedAt: null }],
    ['stopped', { startedAt: at(0), leasedUntil: null, endedAt: null }],
    ['done', { startedAt: at(0), leasedUntil: null, endedAt: at(29) }],
    ['done', { startedAt: at(0), leasedUntil: at(60), endedAt: at(29) }],
  ])('is %s with %j', (state, plan) => {
    expect(planStateOf(plan, now)).toBe(state)
  })
})

describe.each(databases)('The progress of a plan on $name', (database) => {
  it('is there before, and after with each student’s end', async () => {
    const hub = await runHub({ database })
    const cook = await signInStaff(hub, 'food')
    const { body } = await make(cook, lunch)
    expect(await progress(cook, body.token)).toEqual({
      act: 'enrol',
      state: 'planned',
      expires_at: expect.any(String),
      done: 0,
      failed: 0,
      waiting: 2,
      rows: [
        { student: '10001', service: 2, result: 'waiting', reason: '' },
        { student: '10003', service: 2, result: 'waiting', reason: '' },
      ],
    })
    await hub.hub.app
      .database('food_plan_row')
      .where({ student_code: '10001' })
      .update({ student_code: 'ZZ001' })
    await run(cook, body.token)
    expect(await progress(cook, body.token)).toMatchObject({
      state: 'done',
      done: 1,
      failed: 1,
      waiting: 0,
      rows: [
        { student: 'ZZ001', result: 'failed', reason: 'El control de acceso no conoce a este estudiante.' },
        { student: '10003', result: 'done', reason: '' },
      ],
    })
    const trail = { act: 'record.read', actor: 'staff:alimentos', subject: '*' }
    expect(await hub.hub.app.database('audit').where(trail)).toHaveLength(2)
  })

  it('stops with its hub, and another takes it up at once without doing anything twice', async () => {
    const shared = await sharedDatabase(database)
    const first = await runHub({ database: shared })
    const cook = await signInStaff(first, 'food')
    const second = await runHub({ database: shared })
    const other = await signInStaff(second, 'food')
    const faults = faultsAt(second.hub.app, 'accessControl.main')
    const { token } = (await make(cook, lunch)).body
    await faults.injectFault('hangs')
    const running = run(cook, token)
    await until(
      () => progress(other, token),
      ({ state }) => state === 'running',
    )
    expect(problemOf(await run(other, token)).code).toBe('PLAN_SPENT')
    await Promise.all([first.hub.stop(), running])
    expect([(await running).status, problemOf(await running).code]).toEqual([503, 'FEATURE_DOWN'])
    await faults.clearFault()
    expect(await progress(other, token)).toMatchObject({ state: 'stopped', waiting: 2 })
    const resumed = await Promise.all([run(other, token), run(other, token)])
    expect(new Set(resumed.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await progress(other, token)).toMatchObject({ state: 'done', done: 2, waiting: 0 })
    const acts = await memoOf(second.hub.app, 'accessControl.main').list('act/')
    expect(acts).toHaveLength(2)
  })

  it('that stopped goes on after the plan’s time, with those alone who wait', async () => {
    const hub = await runHub({ database })
    const cook = await signInStaff(hub, 'food')
    const { app } = hub.hub
    const { token } = (await make(cook, lunch)).body
    const past = new Date(app.clock.wall().getTime() - 1000).toISOString()
    await app.database('food_plan').update({ started_at: past, leased_until: past, expires_at: past })
    await app.database('food_plan_row').where({ student_code: '10001' }).update({ result: 'done' })
    expect((await run(cook, token)).body).toMatchObject({ done: 2, failed: 0 })
    const [began] = await app.database('audit').where({ act: 'food.run' })
    expect(JSON.parse(began.after).rows).toEqual([{ student: '10003', service: 2 }])
  })

  it('keeps a failed one failed; a new plan has it again', async () => {
    const hub = await runHub({ database })
    const cook = await signInStaff(hub, 'food')
    const faults = faultsAt(hub.hub.app, 'accessControl.main')
    const { token } = (await make(cook, lunch)).body
    await faults.injectFault('unreachable')
    await run(cook, token)
    await faults.clearFault()
    expect(problemOf(await run(cook, token))).toMatchObject({ code: 'PLAN_SPENT', done: 0, failed: 2 })
    expect((await make(cook, lunch)).body.rows).toHaveLength(2)
  })
})

describe('A plan from a file', () => {
  const theHub = useHub()

  it('has a service of its own for each student, in any case of its letters', async () => {
    const hub = await runHub()
    const cook = await signInStaff(hub, 'food')
    const { status, body } = await make(
      cook,
      input([
        ['10003', 1],
        ['a1b2c', 3],
        ['zz123', 2],
        ['10001', 2],
      ]),
    )
    expect([status, body.unknown, body.unchanged]).toEqual([200, ['ZZ123'], 0])
    expect(body.rows.map(({ student, service, does }) => [student, service, does])).toEqual([
      ['10003', 1, 'enrol'],
      ['A1B2C', 3, 'enrol'],
      ['10001', 2, 'enrol'],
    ])
    expect((await run(cook, body.token)).body.done).toBe(3)
    const back = await make(cook, input([['10001', 2]], 'withdraw'))
    expect(back.body.rows).toMatchObject([{ student: '10001', does: 'withdraw' }])
    expect(problemOf(await run(cook, back.body.token)).code).toBe('PLAN_SPENT')
  })

  it.each([
    ['without rows', input([])],
    [
      'with a student twice',
      input([
        ['a1b2c', 1],
        ['A1B2C', 2],
      ]),
    ],
    ['with a service that is none', input([['10001', 4]])],
    ['with a code that is none', input([['1000', 1]])],
    ['of no act', input([['10001', 1]], 'add')],
    ['of too many', input(Array.from({ length: 1001 }, (_, at) => [`${10_000 + at}`, 1]))],
  ])('is none %s', async (_title, body) => {
    const hub = theHub()
    const cook = await signInStaff(hub, 'food')
    expect((await make(cook, body)).body.code).toBe('BAD_REQUEST')
    expect(await hub.hub.app.database('food_plan')).toEqual([])
  })

  it('takes a thousand students', async () => {
    const cook = await signInStaff(theHub(), 'food')
    const rows = Array.from({ length: 1000 }, (_, at) => [`Z${1000 + at}`, 1] as const)
    const { status, body } = await make(cook, input(rows))
    expect([status, body.rows, body.unknown.length]).toEqual([200, [], 1000])
  })

  it('that nobody made has no progress', async () => {
    const cook = await signInStaff(theHub(), 'food')
    expect((await cook.get(`${plans}/${'A'.repeat(43)}`)).status).toBe(404)
    expect((await cook.get(`${plans}/short`)).status).toBe(400)
  })
})
