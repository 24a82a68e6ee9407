import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { ask, granted, list, review } from './a-discount.ts'

/** Five discounts asked for one after the other: expired, granted, granted for longer, refused, asked. */
async function filled(hub: TestHub) {
  const admissions = await signInStaff(hub, 'admissions')
  const finance = await signInStaff(hub, 'finance')
  await granted(admissions, finance, { student: '10001' }, '2025-06-30')
  await granted(admissions, finance, { student: '10003', kind: 'sister', percent: 400 }, '2025-12-31')
  await granted(admissions, finance, { student: '10004', kind: 'employee', percent: 5000 }, '2026-06-30')
  const refused = await ask(admissions, { student: '10005', kind: 'scholarship', percent: 2500 })
  await review(finance, refused.body.id, { decision: 'refuse', expires_on: undefined })
  await setSeasonClock(hub, '2025-07-15T10:00:00-05:00')
  await ask(admissions, { student: 'a1b2c', kind: 'sibling', percent: 1000 })
  return { app: hub.hub.app, finance }
}

const studentsOf = async (office: Visitor, query = '') =>
  (await list(office, query)).body.map(({ student }) => student)

const narrowed: readonly (readonly [string, readonly string[]])[] = [
  ['state=granted', ['10004', '10003']],
  ['state=expired', ['10001']],
  ['state=refused', ['10005']],
  ['state=asked', ['A1B2C']],
  ['state=withdrawn', []],
  ['student=a1b2c', ['A1B2C']],
  ['kind=employee', ['10004']],
  ['expiring_before=2026-06-30', ['10003', '10001']],
  ['expiring_before=2026-07-01&state=granted', ['10004', '10003']],
  ['search=luciana%20MEJ%C3%8DA', ['10004']],
  ['search=1000', ['10005', '10004', '10003', '10001']],
  ['search=%25%25', []],
]

const sorted: readonly (readonly [string, readonly string[]])[] = [
  ['student', ['10001', '10003', '10004', '10005', 'A1B2C']],
  ['-percent', ['10004', '10005', '10001', 'A1B2C', '10003']],
  ['name', ['10005', '10004', '10001', '10003', 'A1B2C']],
  ['kind', ['10001', '10004', '10005', 'A1B2C', '10003']],
]

describe.each(databases)('The list of discounts on $name', (database) => {
  const theHub = useHub({ database })
  let finance: Visitor
  beforeAll(async () => {
    finance = (await filled(theHub())).finance
  })

  it('shows the newest first, with the state of the day', async () => {
    const { body, headers } = await list(finance)
    expect(body.map(({ student, state }) => [student, state])).toEqual([
      ['A1B2C', 'asked'],
      ['10005', 'refused'],
      ['10004', 'granted'],
      ['10003', 'granted'],
      ['10001', 'expired'],
    ])
    expect(headers.get('x-total-count')).toBe('5')
  })

  it('is narrowed by each of its filters', async () => {
    for (const [query, expected] of narrowed)
      expect([query, await studentsOf(finance, `?${query}`)]).toEqual([query, expected])
  })

  it('is sorted by what is asked', async () => {
    for (const [sort, expected] of sorted)
      expect([sort, await studentsOf(finance, `?sort=${sort}`)]).toEqual([sort, expected])
  })

  it('puts what has no last day after what has one', async () => {
    const students = await studentsOf(finance, '?sort=expires_on')
    expect(students.slice(0, 3)).toEqual(['10001', '10003', '10004'])
  })

  it('comes in pages that overlap nowhere', async () => {
    const page = (number: number) => studentsOf(finance, `?page[number]=${number}&page[size]=2&sort=student`)
    expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
      ['10001', '10003'],
      ['10004', '10005'],
      ['A1B2C'],
      [],
    ])
  })

  it('keeps a discount whose student has left the roster', async () => {
    const left = await filled(await runHub({ database }))
    await left.app.database('student').where({ code: '10004' }).delete()
    expect((await list(left.finance, '?student=10004')).body).toMatchObject([{ name: '', state: 'granted' }])
  })
})

describe('A question to the list of discounts', () => {
  it('that makes no sense is a bad request', async () => {
    const finance = await signInStaff(await runHub(), 'finance')
    const senseless = ['state=lost', 'expiring_before=2025-02-30', 'student=1', 'sort=note', 'surprise=1']
    for (const query of senseless)
      expect([query, (await list(finance, `?${query}`)).status]).toEqual([query, 400])
  })
})
