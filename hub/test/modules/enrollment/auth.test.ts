import { describe, expect, it } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

const auth = '/api/enrollment/auth'

interface Access {
  readonly student: string
  readonly access: boolean
  readonly outcome: string
}

const accessOf = (visitor: Visitor, code: string) => visitor.get<Access>(`${auth}/access/${code}`)

describe('The access check', () => {
  const late = useHub({ settings: { season: { clockStartsAt: '2025-06-21T10:00:00-05:00' } } })

  it.each([
    ['10001', true, 'proceed'],
    ['10009', false, 'late-form'],
    ['10010', false, 'complete'],
    ['10012', false, 'not-active'],
    ['a1b2c', true, 'proceed'],
  ])('of %s answers access %s for %s', async (code, access, outcome) => {
    const hub = late()
    const security = await signInStaff(hub, 'security')

    const answer = await accessOf(security, code)

    expect([answer.status, answer.body]).toEqual([
      200,
      { student: code.toUpperCase(), access, outcome, title: expect.any(String), body: expect.any(String) },
    ])
  })

  it('says what the family reads, in the reader’s language', async () => {
    const hub = await runHub()
    const security = await signInStaff(hub, 'security')
    const titleIn = async (language: string) => {
      const headers = { 'accept-language': language }
      const { body } = await security.get<{ title: string }>(`${auth}/access/10012`, headers)
      return body.title
    }
    const { texts } = hub.hub.app.config
    expect([await titleIn('es'), await titleIn('en')]).toEqual([
      texts['es-CO']['outcome.not-active.title'],
      texts.en['outcome.not-active.title'],
    ])
  })

  it('knows the season and what was paid here', async () => {
    const hub = await runHub()
    const admissions = await signInStaff(hub, 'admissions')
    const family = await Family.signIn(hub, '10004')
    await family.enrol(rightAndCosts)

    expect((await accessOf(admissions, '10004')).body.outcome).toBe('complete')
    await setSeasonClock(hub, '2031-01-01T10:00:00-05:00')
    expect((await accessOf(admissions, '10001')).body).toMatchObject({ access: false, outcome: 'closed' })
  })
})

describe('The authorisation of a student', () => {
  const theHub = useHub()

  it('has what the wizard begins with, under the names that it reads', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10002')

    const answer = await family.visitor.get<object>(`${auth}/10002`)

    expect([answer.status, answer.body]).toEqual([
      200,
      {
        student: '10002',
        custom_id: '10002',
        studentCode: '10002',
        studentName: 'Matías',
        studentLastName: 'Ospina Vélez',
        studentNextGrade: 'Prejardín',
        studentNextGradeId: expect.any(Number),
        studentProject: '2025-2026',
        antiquity: 'new_current',
        authorisation: 'VALID',
        left_school: false,
        login_validation: 'proceed',
        payment_status: '',
        card_authorisation: 'Si',
        actual_grade: null,
        next_grade: {
          id: expect.any(Number),
          key: 'PREJARDIN',
          name: 'Prejardín',
          pricelist: 'PREJARDIN',
        },
      },
    ])
  })

  it('tells the grade to come alone for a resume', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10001')

    const { body } = await family.visitor.get<object>(`${auth}/10001/resume`)

    expect(body).toEqual({
      next_grade: { id: expect.any(Number), key: 'SEGUNDO', name: 'Segundo', pricelist: 'SEGUNDO' },
    })
  })

  it('read by the office leaves a trace, read by the family leaves none', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, 'a1b2c')
    const admissions = await signInStaff(hub, 'admissions')

    await family.visitor.get(`${auth}/a1b2c`)
    await admissions.get(`${auth}/a1b2c`)
    await admissions.get(`${auth}/access/a1b2c`)
    await admissions.get(`${auth}/a1b2c/resume`)

    const trail = await hub.hub.app.database('audit').where({ act: 'record.read' }).orderBy('id')
    expect(trail.map(({ actor, subject }) => [actor, subject])).toEqual([
      ['staff:admisiones', 'A1B2C'],
      ['staff:admisiones', 'A1B2C'],
      ['staff:admisiones', 'A1B2C'],
    ])
  })
})

const asks = [
  `${auth}/access/{code}`,
  `${auth}/{code}`,
  `${auth}/{code}/resume`,
  '/api/enrollment/order/checkout/validation/{code}',
  '/api/enrollment/voucher/student/{code}',
]

const asked = useHub()

describe.each(asks)('%s', (path) => {
  it('is the student’s own, and of nobody else', async () => {
    const hub = asked()
    const family = await Family.signIn(hub, '10001')
    const admissions = await signInStaff(hub, 'admissions')
    const at = (code: string) => path.replace('{code}', code)

    const foreign = await family.visitor.get(at('10003'))
    const unknown = await admissions.get(at('ZZZZZ'))

    expect((await family.visitor.get(at('10001'))).status).toBe(200)
    expect([foreign.status, problemOf(foreign).code]).toEqual([404, 'NOT_FOUND'])
    expect([unknown.status, problemOf(unknown).code]).toEqual([404, 'NOT_FOUND'])
    expect((await admissions.get(at('10%2001'))).status).toBe(400)
  })
})
