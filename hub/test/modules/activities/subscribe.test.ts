import { describe, expect, it } from 'vitest'
import { decidePlace } from '../../../src/modules/activities/subscribe.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family, type QuoteBody } from '@matricula/hub/testing/family'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

interface ActivityBody {
  readonly code: string
  readonly value: number
  readonly discount: number
  readonly discountPercent: number
  readonly cuota: number | null
  readonly left: number | null
  readonly eco_type: string
}

const path = '/api/enrollment/fees/community'
const gradeOf: Readonly<Record<string, number>> = { '10001': 105, '10013': 104 }

const subscribe = ({ visitor, code }: Family, activity: string) =>
  visitor.post<{ activities: string[] } & ProblemBody>(`${path}/subscribe`, {
    activity: { code: activity },
    student: { code },
  })

const leave = ({ visitor, code }: Family, activity: string, grade = gradeOf[code] ?? 0) =>
  visitor.delete<{ activities: string[] }>(
    `${path}/subscribe/student/${code}/activity/${activity}/grade/${grade}`,
  )

const placesLeft = async ({ visitor }: Family, grade: number, activity: string) => {
  const { body } = await visitor.get<ActivityBody[]>(`${path}/${grade}`)
  return body.find(({ code }) => code === activity)?.left
}

/** Families of so many students of one grade who may enrol. */
async function classmates(hub: TestHub, gradeKey: string, count: number): Promise<Family[]> {
  const rows: { record: string }[] = await hub.hub.app.database('student').select('record')
  const families: Family[] = []
  for (const { record } of rows) {
    const student: { code: string; nextGrade: { key: string } | null } = JSON.parse(record)
    if (student.nextGrade?.key !== gradeKey || families.length === count) continue
    await Family.signIn(hub, student.code).then(
      (family) => families.push(family),
      () => {},
    )
  }
  return families
}

describe.each(databases)('Activities on $name', (database) => {
  it('of one place go to exactly one of twenty who ask at once', async () => {
    const hub = await runHub({ database })
    const families = await classmates(hub, 'SEGUNDO', 20)
    expect(families).toHaveLength(20)
    const answers = await Promise.all(families.map((family) => subscribe(family, 'ECO-05')))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 QUOTA_FULL']),
    )
    expect(await hub.hub.app.database('activity_subscription')).toHaveLength(1)
  })

  it('are three at most for a student who asks for six at once, and none twice', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10001')
    const codes = ['ECO-01', 'ECO-02', 'ECO-03', 'ECO-04', 'ECO-06', 'CLUB-03', 'ECO-01', 'ECO-01']
    const answers = await Promise.all(codes.map((code) => subscribe(family, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const held: { activity_code: string; slot: number }[] =
      await hub.hub.app.database('activity_subscription')
    expect(new Set(held.map(({ activity_code }) => activity_code)).size).toBe(3)
    expect(held.map(({ slot }) => slot).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  })

  it('that a student leaves have their place for the next', async () => {
    const hub = await runHub({ database })
    const [first, second] = await classmates(hub, 'SEGUNDO', 2)
    if (first === undefined || second === undefined) throw new Error('too few students')
    expect((await subscribe(first, 'ECO-05')).body.activities).toEqual(['ECO-05'])
    expect(await placesLeft(second, 105, 'ECO-05')).toBe(0)
    expect((await subscribe(second, 'ECO-05')).status).toBe(409)
    expect((await leave(first, 'ECO-05', 105)).body).toEqual({ activities: [] })
    expect(await placesLeft(second, 105, 'ECO-05')).toBe(1)
    expect((await subscribe(second, 'ECO-05')).body.activities).toEqual(['ECO-05'])
  })
})

describe('Activities', () => {
  const theHub = useHub()

  it('are refused in the words of the school', async () => {
    const family = await Family.signIn(await runHub(), '10001')
    for (const code of ['ECO-01', 'ECO-02', 'ECO-03']) await subscribe(family, code)
    const said = async (code: string) => {
      const { status, body } = await subscribe(family, code)
      return `${status} ${body.code}: ${body.title} ${body.detail}`
    }
    expect(await said('ECO-02')).toMatch(
      /^409 ACTIVITY_DUPLICATE: .*La actividad Robótica ya ha sido inscrita\./,
    )
    expect(await said('ECO-04')).toMatch(
      /^409 ACTIVITY_LIMIT: .*Solo se pueden inscribir máximo tres \(3\) actividades por estudiante\./,
    )
    await leave(family, 'ECO-03')
    expect((await subscribe(family, 'ECO-04')).body.activities).toEqual(['ECO-01', 'ECO-02', 'ECO-04'])
  })

  it('that are full say so', async () => {
    const hub = theHub()
    await subscribe(await Family.signIn(hub, '10004'), 'ECO-05')
    const { body } = await subscribe(await Family.signIn(hub, '10014'), 'ECO-05')
    expect(`${body.title} ${body.detail}`).toContain('Cupo agotado')
  })

  it('of another grade, or of nobody, are not there', async () => {
    const family = await Family.signIn(theHub(), '10001')
    for (const code of ['CLUB-02', 'ECO-99', 'CA-0001']) {
      const refused = await subscribe(family, code)
      expect([refused.status, refused.body.code]).toEqual([422, 'UNKNOWN_ACTIVITY'])
    }
  })

  it('that a student never had are left without a word', async () => {
    const family = await Family.signIn(theHub(), '10001')
    await subscribe(family, 'ECO-01')
    expect(await leave(family, 'ECO-02')).toMatchObject({ status: 200, body: { activities: ['ECO-01'] } })
  })

  it('are shown by grade with their places and the discount on four months', async () => {
    const { visitor } = await Family.signIn(theHub(), '10001')
    const { body } = await visitor.get<ActivityBody[]>(`${path}/105`)
    expect(body.map(({ code }) => code).toSorted()).toEqual([
      'CLUB-01',
      'CLUB-03',
      'ECO-01',
      'ECO-02',
      'ECO-03',
      'ECO-04',
      'ECO-05',
      'ECO-06',
    ])
    expect(body.find(({ code }) => code === 'ECO-02')).toMatchObject({
      value: 180_000,
      discount: 21_600,
      discountPercent: 3,
      cuota: 24,
      left: 24,
      eco_type: 'adicional',
    })
    expect(body.find(({ code }) => code === 'CLUB-03')).toMatchObject({ cuota: null, left: null })
  })

  it('are in the draft of the student and in the quote of who names them', async () => {
    const family = await Family.signIn(await runHub(), '10001')
    await subscribe(family, 'ECO-02')
    const draft = await family.visitor.get<{ activities: string[] }>('/api/enrollment/draft')
    expect(draft.body.activities).toEqual(['ECO-02'])
    const choices = { period: 1, method: 2, quotas: 0, activities: ['ECO-02'] }
    const { body } = await family.visitor.post<QuoteBody>('/api/enrollment/quotes', choices)
    expect(body.totals.activitiesNow).toBe((180_000 * 4 * 97) / 100)
  })
})

describe('A place', () => {
  const fee = { code: 'A', concept: 'A', cuota: 2 }
  const held = (...slots: number[]) => slots.map((slot) => ({ activityCode: `held-${slot}`, slot }))
  const decide = (more: object) => decidePlace({ fee, held: [], taken: 0, maxPerStudent: 3, ...more })

  it.each<[string, object, object]>([
    ['the first slot', {}, { is: 'free', slot: 1 }],
    ['the gap', { held: held(1, 3) }, { is: 'free', slot: 2 }],
    ['the last place', { taken: 1 }, { is: 'free', slot: 1 }],
    ['where nobody counts', { fee: { ...fee, cuota: null }, taken: 999 }, { is: 'free', slot: 1 }],
  ])('is %s', (_title, more, expected) => {
    expect(decide(more)).toEqual(expected)
  })

  it.each<[string, object, string]>([
    ['full', { taken: 2 }, 'QUOTA_FULL'],
    ['without places at all', { fee: { ...fee, cuota: 0 } }, 'QUOTA_FULL'],
    ['the fourth', { held: held(1, 2, 3) }, 'ACTIVITY_LIMIT'],
    [
      'had already, which is said first',
      { held: [{ activityCode: 'A', slot: 1 }], taken: 2 },
      'ACTIVITY_DUPLICATE',
    ],
  ])('is refused when %s', (_title, more, code) => {
    expect(decide(more)).toMatchObject({ is: 'refused', code })
  })
})
