import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Family, type QuoteBody } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'
import { chess, fee, feeOf, store } from '@matricula/hub/testing/a-fee'

const community = '/api/enrollment/fees/community'

interface ActivityBody {
  readonly code: string
  readonly left: number | null
}

const subscribe = ({ visitor, code }: Family, activity: string) =>
  visitor.post<{ activities: string[] } & ProblemBody>(`${community}/subscribe`, {
    activity: { code: activity },
    student: { code },
  })

const detail = (visitor: Visitor, grade: number, code: string) =>
  visitor.get<ActivityBody & ProblemBody>(`${community}/${grade}/code/${code}`)

async function gradeOf({ visitor }: Family): Promise<number> {
  const { body } = await visitor.get<{ nextGrade: { id: number } }>('/api/enrollment/student')
  return body.nextGrade.id
}

async function archive(hub: TestHub, grade: number, code: string): Promise<void> {
  const finance = await signInStaff(hub, 'finance')
  const { id } = await feeOf(finance, grade, code)
  await finance.delete(`${fee}/${id}`)
}

describe('An activity', () => {
  it('is shown by its code as the list shows it, and is not there by another', async () => {
    const hub = await runHub()
    const { visitor } = await Family.signIn(hub, '10001')
    const list = await visitor.get<ActivityBody[]>(`${community}/105`)
    const shown = await detail(visitor, 105, 'ECO-02')
    expect(shown.body).toEqual(list.body.find(({ code }) => code === 'ECO-02'))
    const office = await signInStaff(hub, 'admissions')
    expect((await detail(office, 105, 'ECO-02')).body).toEqual(shown.body)
    for (const [grade, code] of [
      [105, 'ECO-99'],
      [105, 'CA-0001'],
      [101, 'ECO-02'],
    ] as const) {
      const { status, body } = await detail(visitor, grade, code)
      expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
    }
    expect((await detail(visitor, 105, '..%2Fx')).status).toBe(400)
  })
})

describe.each(databases)('An archived activity on $name', (database) => {
  it('stays with those who have it: counted, shown, priced, and free to leave', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10001')
    for (const code of ['ECO-01', 'ECO-02', 'ECO-03']) await subscribe(family, code)
    await archive(hub, 105, 'ECO-02')
    expect((await subscribe(family, 'ECO-04')).body.code).toBe('ACTIVITY_LIMIT')
    expect((await detail(family.visitor, 105, 'ECO-02')).body).toMatchObject({ code: 'ECO-02', left: 0 })
    const choices = { period: 1, method: 2, quotas: 0, activities: ['ECO-01', 'ECO-02', 'ECO-03'] }
    const quote = await family.visitor.post<QuoteBody>('/api/enrollment/quotes', choices)
    expect([quote.status, quote.body.totals?.activitiesNow]).toEqual([200, 4 * 0.97 * (180_000 + 215_500)])
    const left = await family.visitor.delete<{ activities: string[] }>(
      `${community}/subscribe/student/10001/activity/ECO-02/grade/105`,
    )
    expect(left.body.activities).toEqual(['ECO-01', 'ECO-03'])
    expect((await detail(family.visitor, 105, 'ECO-02')).status).toBe(404)
  })

  it('is offered to nobody else', async () => {
    const hub = await runHub({ database })
    const [holder, other] = [await Family.signIn(hub, '10004'), await Family.signIn(hub, '10014')]
    const grade = await gradeOf(holder)
    expect(await gradeOf(other)).toBe(grade)
    await subscribe(holder, 'ECO-02')
    await archive(hub, grade, 'ECO-02')
    const codes = async ({ visitor }: Pick<Family, 'visitor'>) =>
      (await visitor.get<ActivityBody[]>(`${community}/${grade}`)).body.map(({ code }) => code)
    expect(await codes(holder)).toContain('ECO-02')
    expect(await codes(other)).not.toContain('ECO-02')
    expect(await codes({ visitor: await signInStaff(hub, 'admissions') })).not.toContain('ECO-02')
    const choices = { period: 1, method: 2, quotas: 0, activities: ['ECO-02'] }
    const quote = await other.visitor.post<ProblemBody>('/api/enrollment/quotes', choices)
    expect([quote.status, quote.body.code]).toEqual([422, 'UNKNOWN_ACTIVITY'])
  })

  it('keeps its places apart from a new one of the same code', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10001')
    await subscribe(family, 'ECO-05')
    await archive(hub, 105, 'ECO-05')
    await store(await signInStaff(hub, 'finance'), { ...chess, code: 'ECO-05', cuota: 1 })
    const { body } = await family.visitor.get<ActivityBody[]>(`${community}/105`)
    expect(body.filter(({ code }) => code === 'ECO-05').map(({ left }) => left)).toEqual([1])
    expect((await subscribe(family, 'ECO-05')).body.code).toBe('ACTIVITY_DUPLICATE')
  })

  it('that is archived while families ask for it has no subscriber after', async () => {
    const hub = await runHub({ database })
    const finance = await signInStaff(hub, 'finance')
    const { id } = await feeOf(finance, 105, 'ECO-04')
    const family = await Family.signIn(hub, '10001')
    const [asked] = await Promise.all([subscribe(family, 'ECO-04'), finance.delete(`${fee}/${id}`)])
    const held = await hub.hub.app.database('activity_subscription').where({ fee_id: id })
    expect(`${asked.status} ${held.length}`).toMatch(/^(200 1|422 0)$/)
    expect((await subscribe(family, 'ECO-04')).status).not.toBe(200)
  })
})
