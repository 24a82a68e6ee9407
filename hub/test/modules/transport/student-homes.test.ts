import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { useHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

interface StudentHome {
  readonly student: string
  readonly requirement: object
  readonly home: { readonly lat: number; readonly address: string } | null
  readonly metres: number | null
  readonly band: string | null
  readonly near_border: boolean
}

const homes = (visitor: Visitor, students: string) =>
  visitor.get<StudentHome[] & ProblemBody>(`/api/transport/homes?students=${students}`)

const correct = (visitor: Visitor, code: string) =>
  visitor.post<{ distance: number }>('/api/transport/onlyone/student/update', {
    StuCode: code,
    LatGMC: 4.912345,
    LngGMC: -74.023456,
    DirGMC: 'Carrera 7 # 1-23, Cajicá',
  })

describe.each(databases)('The homes of students on $name', (database) => {
  const theHub = useHub({ database })

  it('come in the order asked, each once, with what the student needs', async () => {
    const hub = theHub()
    const office = await signInStaff(hub, 'transport')
    const reads = () => hub.hub.app.database('audit').where({ act: 'record.read', subject: '*' })
    const before = (await reads()).length
    const { status, body } = await homes(office, '10003,a1b2c,10003,ZZZZZ,10001')
    expect([status, body.map(({ student }) => student)]).toEqual([200, ['10003', 'A1B2C', '10001']])
    const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
    const known = await hub.hub.app.plugins.sis.findStudent('10001', read)
    expect(body[2]).toEqual({
      student: '10001',
      name: `${known?.firstNames} ${known?.lastNames}`,
      grade: known?.grade?.name,
      grade_id: known?.grade?.id,
      next_grade_id: known?.nextGrade?.id,
      requirement: {
        text: known?.terms.transportRequirement,
        way: null,
        busStop: false,
        flagged: false,
      },
      home: known?.home,
      metres: null,
      band: null,
      near_border: false,
    })
    expect(await reads()).toHaveLength(before + 1)
  })

  it('say what way the profile’s words ask for', async () => {
    const office = await signInStaff(theHub(), 'transport')
    const { body } = await homes(office, '10005,10006')
    expect(body.map(({ requirement }) => requirement)).toEqual([
      { text: 'Full route', way: 'COMPLETO', busStop: false, flagged: false },
      { text: 'Half bus stop', way: 'MEDIO', busStop: true, flagged: false },
    ])
  })

  it('that the office has put right are there with their measure and its band', async () => {
    const hub = theHub()
    const office = await signInStaff(hub, 'transport')
    const { distance } = (await correct(office, '10011')).body
    const { body } = await homes(office, '10011')
    expect(body[0]).toMatchObject({
      home: { lat: 4.912345, address: 'Carrera 7 # 1-23, Cajicá' },
      metres: distance,
      band: 'CERCANO',
      near_border: false,
    })
  })

  it.each([
    [17_499, 'CERCANO', false],
    [17_500, 'CERCANO', true],
    [18_001, 'INTERMEDIO', true],
    [22_500, 'LEJANO', true],
    [22_501, 'LEJANO', false],
    [60_001, null, false],
  ])('of %i m are in band %s, near a border: %s', async (metres, band, near) => {
    const hub = theHub()
    const office = await signInStaff(hub, 'transport')
    await correct(office, '10011')
    await hub.hub.app.database('student_home').update({ metres })
    expect((await homes(office, '10011')).body[0]).toMatchObject({ metres, band, near_border: near })
  })
})

describe('The homes of students', () => {
  const theHub = useHub()

  it.each(['', '1234', '10001,', '10001;10003', Array.from({ length: 201 }, () => '10001').join()])(
    'are not listed for “%.12s”',
    async (students) => {
      const office = await signInStaff(theHub(), 'transport')
      expect((await homes(office, students)).status).toBe(400)
    },
  )
})
