import { describe, expect, it } from 'vitest'
import type { viewFound } from '../../../src/modules/students/student.view.ts'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { useHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

type Found = ReturnType<typeof viewFound>

describe.each(databases)('The search by code on $name', (database) => {
  const theHub = useHub({ database })

  it('answers one student, in either case of the code, and says who asked', async () => {
    const hub = theHub()
    const staff = await signInStaff(hub, 'transport')
    const { body } = await staff.get<Found>('/api/people/students/a1b2c')
    expect(body).toEqual({
      uid: 'stu-A1B2C',
      first_name: 'Simón',
      last_name: 'Guerrero Camargo',
      custom_id: 'A1B2C',
      grade: 'Primero',
      grade_id: 104,
      left_school: false,
    })
    const [trace] = await hub.hub.app.database('audit').where({ act: 'record.read', subject: 'A1B2C' })
    expect([trace?.actor, trace?.subject]).toEqual(['staff:transporte', 'A1B2C'])
  })

  it('answers many in the order asked, each once, and leaves out codes that nobody has', async () => {
    const hub = theHub()
    const staff = await signInStaff(hub, 'food')
    const asked = ['10003', 'a1b2c', '99999', '00007', '10003', 'A1B2C']
    const { body } = await staff.post<Found[]>('/api/people/students/by_array', asked)
    expect(body.map(({ custom_id }) => custom_id)).toEqual(['10003', 'A1B2C', '00007'])
    const nobody = await staff.post<Found[]>('/api/people/students/by_array', [])
    expect([nobody.status, nobody.body]).toEqual([200, []])
  })

  it('takes a thousand codes', async () => {
    const hub = theHub()
    const staff = await signInStaff(hub, 'admissions')
    const rows = await hub.hub.app.database('student').orderBy('code', 'desc').select('code')
    const codes: string[] = rows.map(({ code }) => code)
    const strangers = Array.from({ length: 1000 - codes.length }, (_, index) => `Z${1000 + index}`)
    const { body } = await staff.post<Found[]>('/api/people/students/by_array', [...strangers, ...codes])
    expect(body.map(({ custom_id }) => custom_id)).toEqual(codes)
  })
})

describe('The search by code', () => {
  const theHub = useHub()

  it('does not find a code that nobody has', async () => {
    const staff = await signInStaff(theHub(), 'security')
    const answer = await staff.get<ProblemBody>('/api/people/students/99999')
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('refuses what can be no code', async () => {
    const staff = await signInStaff(theHub(), 'admissions')
    const one = await staff.get<ProblemBody>('/api/people/students/1%2F001')
    const many = await staff.post<ProblemBody>('/api/people/students/by_array', ['10001', 'no-code'])
    const flood = await staff.post<ProblemBody>(
      '/api/people/students/by_array',
      Array.from({ length: 1001 }, () => '10001'),
    )
    const none = await staff.post<ProblemBody>('/api/people/students/by_array', { codes: ['10001'] })
    expect([one, many, flood, none].map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(Object.keys(many.body.errors ?? {})).toEqual(['1'])
  })
})
