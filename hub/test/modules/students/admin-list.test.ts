import { describe, expect, it } from 'vitest'
import type { viewListed } from '../../../src/modules/students/student.view.ts'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

type Listed = ReturnType<typeof viewListed>

const list = '/api/enrollment/admin/students'

async function asAdmissions(hub: TestHub) {
  const staff = await signInStaff(hub, 'admissions')
  const get = (query = '') => staff.get<Listed[]>(`${list}${query}`)
  const codes = async (query: string) => (await get(query)).body.map(({ custom_id }) => custom_id)
  return { staff, get, codes }
}

describe.each(databases)('The list of students on $name', (database) => {
  const theHub = useHub({ database })

  it('is everybody by name when no page is asked, each with exactly its fields', async () => {
    const hub = theHub()
    const { get } = await asAdmissions(hub)
    const { body, headers } = await get()
    expect([body.length, headers.get('x-total-count')]).toEqual([600, '600'])
    const [row] = body.filter(({ custom_id }) => custom_id === '10001')
    expect(row).toEqual({
      id: 'stu-10001',
      custom_id: '10001',
      name: 'Mariana Gómez Rojas',
      status: 'enrolled',
      gender: 'F',
      grade: 'Primero',
      enrollment_year: row?.enrollment_year,
      lat: row?.lat,
      lng: row?.lng,
    })
    expect(row?.enrollment_year).toMatch(/^20\d\d$/)
    expect([row?.lat, row?.lng]).toEqual([null, null])
    const newcomer = body.find(({ custom_id }) => custom_id === '10002')
    expect([newcomer?.status, newcomer?.grade]).toEqual(['admitted', 'Prejardín'])
  })

  it('says by which words it can be filtered, each once', async () => {
    const hub = theHub()
    const { staff, get } = await asAdmissions(hub)
    const { body } = await get()
    const { body: words } = await staff.get<Record<string, string[]>>(`${list}/filters`)
    const inList = (field: keyof Listed) =>
      [...new Set(body.map((row) => String(row[field])))].filter(Boolean).toSorted()
    expect(words['status']?.toSorted()).toEqual(inList('status'))
    expect(words['gender']).toEqual(['F', 'M'])
    expect(words['year']).toEqual(inList('enrollment_year'))
    for (const grade of words['grade'] ?? []) {
      expect((await get(`?page[size]=1&grade=${encodeURIComponent(grade)}`)).body, grade).toHaveLength(1)
    }
    const security = await signInStaff(hub, 'security')
    expect((await security.get(`${list}/filters`)).status).toBe(403)
  })

  it('gives its pages in one order, without a gap and without a student twice', async () => {
    const hub = theHub()
    const { get, codes } = await asAdmissions(hub)
    const pages = [1, 2, 3].map((number) =>
      codes(`?page[number]=${number}&page[size]=250&sort=-enrollment_year`),
    )
    const all = (await Promise.all(pages)).flat()
    expect([all.length, new Set(all).size]).toEqual([600, 600])
    const whole = await codes('?sort=-enrollment_year')
    expect(all).toEqual(whole)
    const years = (await get('?sort=-enrollment_year')).body.map(({ enrollment_year }) => enrollment_year)
    expect(years).toEqual(years.toSorted().toReversed())
    const byCode = await codes('?page[size]=3&sort=custom_id')
    expect(byCode).toEqual((await codes('?sort=custom_id')).slice(0, 3))
    expect((await get('?page[number]=9&page[size]=250')).body).toEqual([])
  })

  it('is searched by words of the name and the code, in any order, without accents', async () => {
    const hub = theHub()
    const { codes } = await asAdmissions(hub)
    expect(await codes('?search=rojas%20mariana%20gomez')).toEqual(['10001'])
    expect(await codes('?search=RÓJAS%20mariána%201000')).toEqual(['10001'])
    expect(await codes('?search=a1B2c')).toEqual(['A1B2C'])
    expect(await codes('?search=mariana%20ospina%2010001')).toEqual([])
    expect(await codes('?search=%20')).toHaveLength(600)
  })

  it('finds nobody for signs that are in no name', async () => {
    const hub = theHub()
    const { codes } = await asAdmissions(hub)
    for (const signs of ['%25', '_', '%5B%5D', '%27%20--', '%5C', '%00']) {
      expect([signs, await codes(`?search=${signs}`)]).toEqual([signs, []])
    }
  })

  it('is narrowed by status, gender, grade and year, all at once', async () => {
    const hub = theHub()
    const { get } = await asAdmissions(hub)
    const everybody = (await get()).body
    const first = everybody.find(({ custom_id }) => custom_id === '10001')
    const { body, headers } = await get(
      `?status=enrolled&gender=F&grade=Primero&year=${first?.enrollment_year}&page[size]=1`,
    )
    const expected = everybody.filter(
      ({ status, gender, grade, enrollment_year }) =>
        status === 'enrolled' &&
        gender === 'F' &&
        grade === 'Primero' &&
        enrollment_year === first?.enrollment_year,
    )
    expect(expected.length).toBeGreaterThan(0)
    expect(headers.get('x-total-count')).toBe(String(expected.length))
    expect(body).toEqual(expected.slice(0, 1))
  })

  it('shows the home that the office put right over the one of the school’s system, to an administrator', async () => {
    const hub = theHub()
    const admin = await signInStaff(hub, 'admin')
    await hub.hub.app.database('student_home').insert({
      student_code: '10003',
      lat: 4.5,
      lng: -74.5,
      address: 'x',
      metres: 1,
      actor: 'staff:transporte',
      updated_at: '2025-06-19T15:00:00.000Z',
    })
    const [row] = (await admin.get<Listed[]>(`${list}?search=10003`)).body
    expect([row?.lat, row?.lng]).toEqual([4.5, -74.5])
    for (const role of ['admissions', 'finance'] as const) {
      const office = await signInStaff(hub, role)
      const [shown] = (await office.get<Listed[]>(`${list}?search=10003`)).body
      expect([shown?.lat, shown?.lng]).toEqual([null, null])
    }
  })
})

describe('The list of students', () => {
  it('leaves a trace of its reading', async () => {
    const hub = await runHub()
    const { get } = await asAdmissions(hub)
    await get('?page[size]=1')
    const traces = await hub.hub.app.database('audit').where({ act: 'record.read' })
    expect(traces.map(({ actor, subject, after }) => [actor, subject, after])).toEqual([
      ['staff:admisiones', '*', JSON.stringify({ call: `GET ${list}` })],
    ])
  })

  it('refuses what it does not know', async () => {
    const hub = await runHub()
    const { staff } = await asAdmissions(hub)
    const queries = [
      '?status=a%00b',
      '?sort=folded',
      '?page[size]=501',
      '?page[number]=0',
      '?status=a&status=b',
      `?search=${'x'.repeat(101)}`,
      '?mother=x',
    ]
    for (const query of queries) {
      const answer = await staff.get<ProblemBody>(`${list}${query}`)
      expect([query, answer.status, answer.body.code]).toEqual([query, 400, 'BAD_REQUEST'])
    }
  })
})
