import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '@matricula/hub/testing/databases'
import { Family, wholeYear } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

interface Login {
  readonly outcome: string
  readonly title: string
  readonly body: string
  readonly links: readonly { readonly href: string }[]
  readonly csrfToken: string | null
}

const signIn = ({ visitor }: TestHub, studentCode: string, language = 'es') =>
  visitor().post<Login>('/api/enrollment/login', { studentCode }, { 'accept-language': language })

const outcomes = (late: string) => [
  ['10001', 'proceed'],
  ['10002', 'proceed'],
  ['10003', 'proceed'],
  ['10004', 'proceed'],
  ['10005', 'proceed'],
  ['10006', 'proceed'],
  ['10007', 'proceed'],
  ['10008', 'proceed'],
  ['10009', late],
  ['10010', 'complete'],
  ['10011', 'proceed'],
  ['10012', 'not-active'],
  ['10013', 'proceed'],
  ['10014', 'proceed'],
  ['10015', 'proceed'],
  ['00007', 'proceed'],
  ['7', 'refused'],
  ['a1b2c', 'proceed'],
  ['A1B2C', 'proceed'],
  ['99999', 'not-active'],
]

async function anEnrolledFamily(database: DatabaseKind) {
  const hub = await runHub({ database })
  const family = await Family.signIn(hub, '10001')
  await family.enrol(wholeYear)
  await until(
    () => family.check(),
    ({ status }) => status === 'APROBADO',
  )
  return { hub, family }
}

async function outcomesOf(hub: TestHub) {
  const seen: [string, string][] = []
  for (const [code = ''] of outcomes('')) {
    const { status, body } = await signIn(hub, code)
    const entered = status === 200 ? body.outcome : 'refused'
    expect([code, body.csrfToken === null || status !== 200]).toEqual([code, entered !== 'proceed'])
    seen.push([code, entered])
  }
  return seen
}

describe.each(databases)('A student code on $name', (database) => {
  it('leads where the student’s situation says, while the late form is open', async () => {
    const hub = await runHub({ database })
    expect(await outcomesOf(hub)).toEqual(outcomes('proceed'))
  })

  it('leads the old student without authorisation to the late form once its days are over', async () => {
    const hub = await runHub({ database })
    await setSeasonClock(hub, '2025-06-21T00:00:00-05:00')
    expect(await outcomesOf(hub)).toEqual(outcomes('late-form'))
    await setSeasonClock(hub, '2025-06-17T23:59:00-05:00')
    expect((await signIn(hub, '10009')).body.outcome).toBe('late-form')
  })

  it('leaves a row in the log of sign-ins, whatever comes of it', async () => {
    const hub = await runHub({ database })
    for (const code of ['a1b2c', '10010', '99999']) await signIn(hub, code)
    const row = (student: string, result: string) => ({
      student,
      action: 'login',
      app: 'enrollment',
      section: 'login',
      result,
      created_at: expect.stringMatching(/^2025-06-19T15:/),
      updated_at: expect.stringMatching(/^2025-06-19T15:/),
    })
    const rows = await hub.hub.app.database('sign_in_log').orderBy('id')
    expect(rows).toMatchObject([
      row('A1B2C', 'proceed'),
      row('10010', 'complete'),
      row('99999', 'not-active'),
    ])
  })

  it('is complete once the hub itself has taken the payment', async () => {
    const { hub } = await anEnrolledFamily(database)
    expect((await signIn(hub, '10001')).body).toMatchObject({ outcome: 'complete', csrfToken: null })
  })

  it('says of a paid enrollment that signatures are missing and where to sign, until all are signed', async () => {
    const { hub, family } = await anEnrolledFamily(database)
    const unsigned = (await signIn(hub, '10001')).body
    expect(unsigned).toMatchObject({
      outcome: 'complete',
      title: 'Matrícula pagada',
      links: [{ href: '/enrollment/ParentsLogin?tab=enrollments' }],
    })
    expect(unsigned.body).toContain('faltan firmas')

    await family.signDocuments()
    const signed = (await signIn(hub, '10001')).body
    expect([signed.outcome, signed.title]).toEqual(['complete', 'Matrícula completa'])
    expect(signed.body).not.toContain('faltan firmas')
  })

  it('lets the family back in where it is complete, on a device it got in with, to look and no more', async () => {
    const { family } = await anEnrolledFamily(database)
    await family.visitor.delete('/api/session')
    const again = await family.visitor.post<Login>('/api/enrollment/login', { studentCode: '10001' })
    expect([again.body.outcome, typeof again.body.csrfToken]).toEqual(['complete', 'string'])
    const seen = await family.visitor.get<{ complete: boolean }>('/api/enrollment/student')
    expect([seen.status, seen.body.complete]).toEqual([200, true])
    expect((await family.visitor.get('/api/enrollment/documents')).status).toBe(200)
  })
})

describe('Where the school signs on paper', () => {
  it('a paid enrollment is complete', async () => {
    const hub = await runHub({ settings: { documents: { enabled: false } } })
    expect((await signIn(hub, '10010')).body.title).toBe('Matrícula completa')
  })
})

describe('A null code', () => {
  it('meets the maintenance notice, is logged and opens nothing', async () => {
    const hub = await runHub()
    const { status, body, headers } = await hub
      .visitor()
      .post<Login>('/api/enrollment/login', { studentCode: null })
    expect([status, body.outcome, body.csrfToken, headers.get('set-cookie')]).toEqual([
      200,
      'maintenance',
      null,
      null,
    ])
    const rows = await hub.hub.app.database('sign_in_log')
    expect(rows).toMatchObject([{ student: 'unknown', result: 'maintenance' }])
  })

  it('counts as a try of its address', async () => {
    const hub = await runHub({ settings: { access: { ceilingPerAddress: 1 } } })
    const come = () => hub.visitor().post('/api/enrollment/login', { studentCode: null })
    expect([(await come()).status, (await come()).status]).toEqual([200, 429])
  })
})

describe('The notice at the sign-in', () => {
  const maintenance = { from: '04:00', to: '06:30' }
  const theHub = useHub({ parentSeason: { windows: { maintenance } } })

  it('is no nightly maintenance unless the season sets one', async () => {
    const hub = await runHub()
    await setSeasonClock(hub, '2025-06-19T05:30:00-05:00')
    expect((await signIn(hub, '10001')).body.outcome).toBe('proceed')
  })

  it('of a maintenance says when the season’s ends, and of the late form its days', async () => {
    const hub = theHub()
    await setSeasonClock(hub, '2025-06-19T05:30:00-05:00')
    expect((await signIn(hub, '10001')).body.body).toContain('a las 6:30\u00A0a.m.')
    await setSeasonClock(hub, '2025-06-25T10:00:00-05:00')
    expect((await signIn(hub, '10009')).body.body).toContain('entre el 18 y el 20 de junio')
    expect((await signIn(hub, '10009', 'en')).body.body).toContain('between 18 and 20 June')
  })

  it.each([
    ['2025-06-19T05:30:00-05:00', 'maintenance'],
    ['2025-06-03T05:59:00-05:00', 'closed'],
    ['2025-09-01T00:00:00-05:00', 'closed'],
  ])('at %s is %s for everybody, with the way to admissions', async (now, outcome) => {
    const hub = theHub()
    await setSeasonClock(hub, now)
    for (const code of ['10001', '10010', '99999']) {
      const { body } = await signIn(hub, code)
      expect(body).toMatchObject({
        outcome,
        links: [{ href: hub.hub.app.config.settings.school.admissionsUrl }],
      })
    }
  })

  it('is in the reader’s language, with nothing left to fill in', async () => {
    const hub = await runHub()
    for (const code of ['10010', '10012', '10001']) {
      const [spanish, english] = [await signIn(hub, code), await signIn(hub, code, 'en')]
      expect(english.body.title).not.toBe(spanish.body.title)
      expect([spanish.text, english.text].join()).not.toMatch(/\{(?:school|phone|email)\}/)
    }
  })
})
