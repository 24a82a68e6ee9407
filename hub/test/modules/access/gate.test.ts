import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

interface Login {
  readonly outcome: string
  readonly title: string
  readonly csrfToken: string | null
}

const signIn = (visitor: Visitor, studentCode: string) =>
  visitor.post<Login>('/api/enrollment/login', { studentCode })

const whoIs = async (visitor: Visitor) => (await visitor.get<{ kind: string }>('/api/session')).body.kind

describe.each(databases)('The student sign-in opened by security, on $name', (database) => {
  const theHub = useHub({ database })

  it.each([
    ['10001', 'proceed'],
    ['10010', 'complete'],
    ['10012', 'not-active'],
    ['99999', 'not-active'],
  ])('shows where %s leads, logs it, and opens nothing', async (code, outcome) => {
    const hub = theHub()
    const security = await signInStaff(hub, 'security')
    const answer = await signIn(security, code)
    expect([answer.status, answer.body.outcome, answer.body.csrfToken]).toEqual([200, outcome, null])
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect([await whoIs(security), (await security.get('/api/enrollment/student')).status]).toEqual([
      'staff',
      403,
    ])
    const { database: rows } = hub.hub.app
    expect(await rows('session').where({ kind: 'student' })).toEqual([])
    expect(await rows('consent')).toEqual([])
    expect(await rows('sign_in_log').where({ student: code })).toMatchObject([
      { action: 'login', app: 'enrollment', section: 'security', result: outcome },
    ])
    expect(await rows('audit').where({ act: 'record.read', subject: code })).toMatchObject([
      { actor: 'staff:seguridad', subject: code },
    ])
  })
})

describe('Staff of security', () => {
  it('read of a student who it is and whether it may enter, and not what its family pays', async () => {
    const hub = await runHub()
    const told = (role: 'security' | 'admissions') =>
      signInStaff(hub, role).then((staff) => staff.get<object>('/api/enrollment/auth/10010'))
    expect((await told('security')).body).toMatchObject({
      studentName: expect.any(String),
      login_validation: 'complete',
      payment_status: null,
      card_authorisation: null,
    })
    expect((await told('admissions')).body).toMatchObject({
      payment_status: expect.stringMatching(/./),
      card_authorisation: 'Si',
    })
  })
})

describe('The student sign-in opened by security', () => {
  it('asks no second proof, sends no mail and counts no tries', async () => {
    for (const secondProof of ['document4', 'mailLink']) {
      const hub = await runHub({ settings: { access: { secondProof, triesPerCode: 1, triesPerAddress: 2 } } })
      const security = await signInStaff(hub, 'security')
      for (let asked = 0; asked < 3; asked += 1)
        expect((await signIn(security, '10001')).body.outcome).toBe('proceed')
      expect(await hub.hub.app.database('outbox')).toEqual([])
    }
  })
})

describe('The student sign-in', () => {
  it('opens a family’s session for everybody else, an administrator too', async () => {
    const hub = await runHub()
    for (const role of ['admin', 'admissions'] as const) {
      const staff = await signInStaff(hub, role)
      expect((await signIn(staff, '10001')).body.csrfToken).not.toBeNull()
      expect(await whoIs(staff)).toBe('student')
    }
  })
})
