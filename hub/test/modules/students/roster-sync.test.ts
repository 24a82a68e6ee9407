import { describe, expect, it } from 'vitest'
import { findGone } from '../../../src/modules/students/find-gone.ts'
import { differenceOf } from '../../../src/modules/students/roster-difference.ts'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { Visitor } from '@matricula/hub/testing/visitor'

const path = '/api/students/sync'

interface Compared {
  readonly students: readonly {
    readonly code: string
    readonly is: string
    readonly fields: readonly string[]
  }[]
  readonly next: string | null
}

type Taken = readonly { readonly code: string; readonly is: string }[]

/** Everything that differs, page by page. */
async function differing(staff: Visitor): Promise<Compared['students']> {
  const found: Compared['students'][number][] = []
  let query = ''
  for (;;) {
    const { body } = await staff.get<Compared>(`${path}${query}`)
    found.push(...body.students.filter(({ is }) => is !== 'same'))
    if (body.next === null) break
    query = `?cursor=${encodeURIComponent(body.next)}`
  }
  return found
}

describe.each(databases)('The roster on $name', (database) => {
  it('tells page by page what the student information system has otherwise, and takes it over once', async () => {
    const hub = await runHub({ database })
    const { app } = hub.hub
    const roster = app.database('student')
    const staff = await signInStaff(hub, 'admissions')
    expect(await differing(staff)).toEqual([])

    const row = await roster.clone().where({ code: '10001' }).first()
    const record = JSON.stringify({ ...JSON.parse(row.record), lastNames: 'x', status: 'x' })
    await roster.clone().where({ code: '10001' }).update({ record })
    await roster.clone().where({ code: '10002' }).delete()
    expect(await differing(staff)).toMatchObject([
      { code: '10001', name: 'Mariana Gómez Rojas', is: 'changed', fields: ['lastNames', 'status'] },
      { code: '10002', is: 'new', fields: [] },
    ])

    const take = () => staff.post<Taken>(path, { students: ['10001', '10002', '10003', 'ZZZZZ'], gone: [] })
    const standings = (taken: Taken) => taken.map(({ code, is }) => `${code} ${is}`)
    expect(standings((await take()).body)).toEqual([
      '10001 changed',
      '10002 new',
      '10003 same',
      'ZZZZZ unknown',
    ])
    expect(standings((await take()).body)).toEqual([
      '10001 same',
      '10002 same',
      '10003 same',
      'ZZZZZ unknown',
    ])
    expect(await differing(staff)).toEqual([])
    const trail = await app.database('audit').where({ act: 'roster.take' }).orderBy('subject')
    expect(trail.map(({ actor, subject }) => [actor, subject])).toEqual([
      ['staff:admisiones', '10001'],
      ['staff:admisiones', '10002'],
    ])
  })

  it('drops who has left only when the caller knows of it, and nothing else that is kept of them', async () => {
    const hub = await runHub({ database })
    const { app } = hub.hub
    const roster = app.database('student')
    const row = await roster.clone().where({ code: '10001' }).first()
    const record = JSON.stringify({ ...JSON.parse(row.record), code: 'GONE1' })
    await roster.clone().insert({ ...row, code: 'GONE1', record })
    const logged = { student: 'GONE1', action: 'login', app: 'x', section: 'x', result: 'proceed' }
    const at = '2025-06-01T00:00:00.000Z'
    await app.database('sign_in_log').insert({ ...logged, created_at: at, updated_at: at })
    const staff = await signInStaff(hub, 'admissions')

    const { body } = await staff.get<{ students: object[]; shrunk: boolean }>(`${path}/gone`)
    expect(body).toMatchObject({ students: [{ code: 'GONE1', is: 'gone' }], shrunk: false })
    const unaware = await staff.post<Taken>(path, { students: ['gone1'], gone: [] })
    expect(unaware.body).toEqual([{ code: 'GONE1', is: 'kept' }])
    expect(await roster.clone().where({ code: 'GONE1' })).toHaveLength(1)

    const aware = await staff.post<Taken>(path, { students: ['gone1'], gone: ['GONE1'] })
    expect(aware.body).toEqual([{ code: 'GONE1', is: 'gone' }])
    expect(await roster.clone().where({ code: 'GONE1' })).toEqual([])
    expect(await app.database('sign_in_log').where({ student: 'GONE1' })).toHaveLength(1)
  })
})

describe('The comparison of the roster', () => {
  const theHub = useHub()

  it('counts nobody as gone on a day when half of the school is missing', async () => {
    const { hub } = await runHub()
    const emptied = Object.create(hub.app.plugins, {
      sis: { value: { listStudents: () => Promise.resolve({ items: [], next: null }) } },
    })
    const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
    expect(await findGone({ ...hub.app, plugins: emptied }, read)).toEqual({ students: [], shrunk: true })
  })

  it('takes over all of the students of a call or none', async () => {
    const hub = await runHub()
    const { app } = hub.hub
    await app.database('student').where({ code: '10002' }).delete()
    const staff = await signInStaff(hub, 'admissions')
    await faultsAt(app, 'sis.main').injectFault('unreachable')
    const answer = await staff.post(path, { students: ['10002'], gone: [] })
    expect(problemOf(answer).status).toBe(503)
    expect(await app.database('student').where({ code: '10002' })).toEqual([])
  })

  it.each([
    ['more codes than a call may name', Array.from({ length: 51 }, (_, index) => String(10_000 + index))],
    ['a code twice', ['a1b2c', 'A1B2C']],
    ['nobody', []],
  ])('refuses %s', async (_title, students) => {
    const staff = await signInStaff(theHub(), 'admissions')
    expect((await staff.post(path, { students, gone: [] })).status).toBe(400)
  })

  it('is nobody’s who may not read students', async () => {
    const staff = await signInStaff(theHub(), 'it')
    expect((await staff.get(path)).status).toBe(403)
  })

  it('names the fields that changed, and takes a record as the database keeps it', async () => {
    const { hub } = theHub()
    const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
    const student = await hub.app.plugins.sis.findStudent('10001', read)
    if (student === null) throw new Error('10001 is in the system')
    expect(differenceOf(student, JSON.parse(JSON.stringify(student)))).toEqual({ is: 'same', fields: [] })
    const moved = { ...student, grade: null, firstNames: 'Otra' }
    expect(differenceOf(student, moved)).toEqual({ is: 'changed', fields: ['firstNames', 'grade'] })
    expect(differenceOf(student, null)).toEqual({ is: 'new', fields: [] })
  })
})
