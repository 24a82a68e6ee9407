import { describe, expect, it } from 'vitest'
import { type Step, steps } from '../../../src/modules/students/steps.ts'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family, rightAndCosts } from '@matricula/hub/testing/family'
import { goTo, progressPath, type ProgressRow, type Summary, watch } from '@matricula/hub/testing/progress'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const countOf = ({ steps: shown }: Summary, step: Step) =>
  shown.find((one) => one.step === step)?.students ?? 0

describe.each(databases)('Who is missing, on $name', (database) => {
  const theHub = useHub({ database })

  it('is followed at each act of a family, in the list and in the summary', async () => {
    const hub = theHub()
    const { rowOf, summary } = await watch(hub)
    const before = await summary()
    const seen: { step: Step; since: string | null }[] = []
    const readProgress = async () => {
      const { step, since } = await rowOf('10001')
      const now = await summary()
      expect([now.students, countOf(now, step)]).toEqual([before.students, countOf(before, step) + 1])
      seen.push({ step, since })
    }
    const nothing = { since: null, period: null, method: null, total: null, paid_at: null }
    expect(await rowOf('10001')).toMatchObject({ step: 'not-entered', ...nothing })

    const family = await Family.signIn(hub, '10001')
    await readProgress()
    for (const step of [0, 1, 2, 3, 4, 5]) {
      await goTo(family, step)
      await readProgress()
    }
    const started = await family.pay(await family.quote(rightAndCosts))
    await readProgress()
    await family.chooseAtProvider(started.body, 'approve')
    await until(
      () => family.check(),
      ({ status }) => status === 'APROBADO',
    )
    await readProgress()

    const order = ['entered', 'initial', 'annual', 'transport', 'monthly', 'activities', 'pay'] as const
    expect(seen.map(({ step }) => step)).toEqual([...order, 'paying', 'complete'])
    const times = seen.map(({ since }) => since ?? '')
    expect(times).toEqual(times.toSorted())
    expect(times[0]).toMatch(/^2025-06-19T15:/)
  })

  it('shows what is paid, and what of it is charged later', async () => {
    const hub = await runHub({ database })
    const { rowOf } = await watch(hub)
    const family = await Family.signIn(hub, '10001')
    const quote = await family.quote(rightAndCosts)
    await family.enrol(rightAndCosts)
    await until(
      () => rowOf('10001'),
      ({ step }) => step === 'complete',
    )
    const row = await rowOf('10001')
    expect(row).toEqual({
      student: '10001',
      name: 'Mariana Gómez Rojas',
      grade: 'Segundo',
      grade_id: 105,
      step: 'complete',
      period: 3,
      method: 2,
      total: quote.totals.totalV,
      exceptions: 0,
      since: row.paid_at,
      paid_at: row.paid_at,
      balance_due_later: quote.totals.later,
    })
    expect(quote.totals.later).toBeGreaterThan(0)
    expect(row.paid_at).toMatch(/^2025-06-19T15:/)
  })

  it('is where each of three families is, who act at once', async () => {
    const hub = await runHub({ database })
    const { rowOf, summary } = await watch(hub)
    const [one, two, three] = await Promise.all(
      ['10001', '10003', '10006'].map((code) => Family.signIn(hub, code)),
    )
    if (one === undefined || two === undefined || three === undefined) throw new Error('three signed in')
    await Promise.all([goTo(one, 2), two.enrol(bankAgreement), goTo(three, 4)])
    const rows = await Promise.all(['10001', '10003', '10006'].map(rowOf))
    expect(rows.map(({ student, step }) => [student, step])).toEqual([
      ['10001', 'transport'],
      ['10003', 'agreement'],
      ['10006', 'activities'],
    ])
    const { money } = await summary()
    expect([money.received, money.pending]).toEqual([0, rows[1]?.total])
  })

  it('is counted alike by the steps, the grades, the funnel and the list', async () => {
    const hub = theHub()
    const { summary, everybody, get } = await watch(hub)
    await goTo(await Family.signIn(hub, '10011'), 3)
    const sums = await summary()
    const rows = await everybody()
    expect((await get('?page[size]=1')).headers.get('x-total-count')).toBe(String(sums.students))
    expect([rows.length, new Set(rows.map(({ student }) => student)).size]).toEqual([
      sums.students,
      sums.students,
    ])
    const heads = (step: Step, among: readonly ProgressRow[] = rows) =>
      among.filter((row) => row.step === step).length
    expect(sums.steps).toEqual(steps.map((step) => ({ step, students: heads(step) })))
    expect(sums.funnel[0]).toEqual({ step: 'not-entered', students: sums.students - heads('blocked') })
    expect(sums.funnel.at(-1)).toEqual({ step: 'complete', students: heads('complete') })
    for (const grade of sums.grades) {
      const own = rows.filter(({ grade_id }) => grade_id === grade.grade_id)
      expect(grade.students).toBe(own.length)
      expect(grade.steps).toEqual(Object.fromEntries(steps.map((step) => [step, heads(step, own)])))
      expect(grade.complete + grade.waiting + heads('blocked', own)).toBe(own.length)
    }
    expect(sums.grades.flatMap(({ students }) => students).reduce((a, b) => a + b)).toBe(sums.students)
  })

  it('is narrowed by step, grade, name and the day of the last act, all at once', async () => {
    const hub = await runHub({ database })
    const { get, everybody } = await watch(hub)
    await goTo(await Family.signIn(hub, '10001'), 3)
    await setSeasonClock(hub, '2025-06-21T10:00:00-05:00')
    await goTo(await Family.signIn(hub, '10003'), 3)
    const rows = await everybody()
    const codes = async (query: string) =>
      (await get(`${query}&page[size]=500`)).body.map(({ student }) => student)
    const expected = (wanted: (row: ProgressRow) => boolean) =>
      rows.filter(wanted).map(({ student }) => student)
    expect(await codes('?step=blocked')).toEqual(expected(({ step }) => step === 'blocked'))
    expect(await codes('?step=blocked')).toContain('10009')
    expect(await codes('?step=monthly,complete')).toEqual(
      expected(({ step }) => step === 'monthly' || step === 'complete'),
    )
    expect(await codes('?grade=105&step=not-entered')).toEqual(
      expected(({ grade_id, step }) => grade_id === 105 && step === 'not-entered'),
    )
    expect(await codes('?search=ROJAS%20mariana')).toEqual(['10001'])
    expect(await codes('?search=%25')).toEqual([])
    expect(await codes('?grade=999')).toEqual([])
    expect(await codes('?step=monthly&waiting_since=2025-06-22')).toEqual(
      expected(({ student }) => student === '10001' || student === '10003'),
    )
    expect(await codes('?step=monthly&waiting_since=2025-06-21')).toEqual(['10001'])
    expect(await codes('?step=monthly&waiting_since=2025-06-19')).toEqual([])
    // Who has done nothing yet has waited all the time.
    expect(await codes('?step=not-entered&waiting_since=2025-06-01')).toEqual(
      expected(({ step }) => step === 'not-entered'),
    )
  })

  it('is sorted, and gives its pages without a gap and without a student twice', async () => {
    const hub = theHub()
    const { get } = await watch(hub)
    await Promise.all(['10013', '10003'].map(async (code) => goTo(await Family.signIn(hub, code), 1)))
    const keys: Readonly<Record<string, (row: ProgressRow) => string | number>> = {
      student: ({ student }) => student,
      grade: ({ grade_id }) => grade_id,
      step: ({ step }) => steps.indexOf(step),
      since: ({ since }) => since ?? '',
    }
    const read = async (sort: string) => {
      const pages = [1, 2, 3].map((number) => get(`?sort=${sort}&page[number]=${number}&page[size]=250`))
      return (await Promise.all(pages)).flatMap(({ body }) => body)
    }
    for (const [by, keyOf] of Object.entries(keys)) {
      const rising = (await read(by)).map(keyOf)
      expect(rising).toEqual(rising.toSorted((a, b) => (a < b ? -1 : Number(a > b))))
      const falling = await read(`-${by}`)
      expect(falling.map(keyOf)).toEqual(rising.toReversed())
      expect(new Set(falling.map(({ student }) => student)).size).toBe(rising.length)
    }
    const [first, second] = [await get('?page[size]=2'), await get('?page[size]=2&page[number]=2')]
    expect((await get('?page[size]=4&sort=name')).body).toEqual([...first.body, ...second.body])
    expect((await get()).body).toHaveLength(50)
    expect((await get('?page[number]=99')).body).toEqual([])
  })
})

describe('The list of who is missing', () => {
  const theHub = useHub()

  const others = ['transport', 'food', 'security', 'it'] as const

  it.each([progressPath, `${progressPath}/summary`, '/api/enrollment/admin/students/10001'])(
    'and %s are for admissions, finance and administrators alone',
    async (path) => {
      const hub = theHub()
      const status = async (role: Parameters<typeof signInStaff>[1]) =>
        (await (await signInStaff(hub, role)).get(path)).status
      expect(await Promise.all((['admissions', 'finance', 'admin'] as const).map(status))).toEqual([
        200, 200, 200,
      ])
      expect(await Promise.all(others.map(status))).toEqual([403, 403, 403, 403])
      const family = await Family.signIn(hub, '10001')
      expect((await family.visitor.get(path)).status).toBe(403)
      expect((await hub.visitor().get(path)).status).toBe(401)
    },
  )

  it('leaves a trace of its reading; the summary names nobody and leaves none', async () => {
    const hub = await runHub()
    const { get, summary } = await watch(hub)
    await get('?page[size]=1')
    const { students } = await summary()
    expect(students).toBeGreaterThan(500)
    const traces = await hub.hub.app.database('audit').where({ act: 'record.read' })
    expect(traces.map(({ actor, subject, after }) => [actor, subject, after])).toEqual([
      ['staff:admisiones', '*', JSON.stringify({ call: `GET ${progressPath}` })],
    ])
  })

  it('says the season’s name in the reader’s language', async () => {
    const hub = theHub()
    const { desk } = await watch(hub)
    const season = async (language: string) =>
      (await desk.get<Summary>(`${progressPath}/summary`, { 'accept-language': language })).body.season
    const { names, project } = hub.hub.app.config.seasons.parents
    expect(await season('en')).toEqual({ project, name: names.en })
    expect(await season('es')).toEqual({ project, name: names['es-CO'] })
  })

  it.each([
    '?step=done',
    '?step=pay,,entered',
    '?step=',
    '?step=pay&step=entered',
    '?grade=PRIMERO',
    '?waiting_since=2025-02-30',
    '?sort=total',
    '?page[size]=501',
    '?page[number]=0',
    `?search=${'x'.repeat(101)}`,
    '?mother=x',
    '/summary?step=pay',
  ])('refuses %s', async (query) => {
    const { get } = await watch(theHub())
    expect((await get(query)).status).toBe(400)
  })
})
