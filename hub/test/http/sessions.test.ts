import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../src/db/transaction.ts'
import { createSessions } from '../../src/http/sessions.ts'
import { sha256 } from '../../src/shared/ids.ts'
import { Family } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { quietHub, statementsOf } from '@matricula/hub/testing/statements-of'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

const student = '/api/enrollment/student'
const whoAmI = (visitor: Visitor) => visitor.get<{ kind: string; csrfToken: string }>('/api/session')

/** A browser that holds this cookie. */
function holding({ visitor }: Pick<TestHub, 'visitor'>, cookie: string): Visitor {
  const browser = visitor()
  browser.cookie = cookie
  return browser
}

const somebody = { kind: 'student', subject: '10001', name: 'Ana', roles: [], minutes: 30 } as const

describe('A session', () => {
  it('is a cookie that scripts and other sites cannot use, over TLS alone where the hub has it', async () => {
    const login = async (publicUrl: string) => {
      const server = { publicUrl, sandboxHosts: 'matricula.example.co' }
      const { visitor } = await runHub({ settings: { server } })
      const answer = await visitor().post('/api/enrollment/login', { studentCode: '10001' })
      return answer.headers.getSetCookie()[0]
    }
    expect(await login('')).toMatch(/^matricula=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/$/)
    expect(await login('https://matricula.example.co')).toMatch(/; Secure; HttpOnly; SameSite=Lax; Path=\/$/)
  })

  it('is a secret that the database does not know', async () => {
    const hub = await runHub()
    const { visitor } = await Family.signIn(hub, '10001')
    const secret = visitor.cookie.replace('matricula=', '')
    const [row] = await hub.hub.app.database('session')
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(row).toMatchObject({ id_hash: sha256(secret), kind: 'student', subject: '10001' })
  })

  it('need not be looked up by what is asked right after its sign-in', async () => {
    const hub = await quietHub()
    const { visitor } = await Family.signIn(hub, '10001')
    const sent = await statementsOf(hub, () => whoAmI(visitor))
    expect(sent.filter((sql) => sql.includes('session'))).toEqual([])
  })

  it('is nobody’s when its sign-in was undone', async () => {
    const { app } = (await quietHub()).hub
    const sessions = createSessions(app)
    const secrets: string[] = []
    const undone = inTransaction(app.database, async (trx) => {
      secrets.push((await sessions.open(somebody, trx)).secret)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(secrets).toHaveLength(1)
    expect(await sessions.find(secrets[0] ?? '')).toBeNull()
  })

  it('gets a new secret at every sign-in: a planted one opens nothing', async () => {
    const hub = await runHub()
    const planted = holding(hub, 'matricula=planted-by-somebody-else-0123456789abcdefghij')
    await planted.post('/api/enrollment/login', { studentCode: '10001' })
    expect(planted.cookie).not.toContain('planted')
    expect((await whoAmI(planted)).body.kind).toBe('student')
    const attacker = holding(hub, 'matricula=planted-by-somebody-else-0123456789abcdefghij')
    expect((await attacker.get(student)).status).toBe(401)
  })

  it('of a student does not become that of staff: signing in as staff opens another one', async () => {
    const hub = await runHub()
    const { visitor } = await Family.signIn(hub, '10001')
    const before = visitor.cookie
    await visitor.post('/api/staff/session', { username: 'admin', password: 'demo' })
    expect(visitor.cookie).not.toBe(before)
    expect((await whoAmI(visitor)).body.kind).toBe('staff')
    expect((await visitor.get(student)).status).toBe(403)
  })

  it('ends with signing out, for everybody who holds it', async () => {
    const hub = await runHub()
    const { visitor } = await Family.signIn(hub, '10001')
    const kept = visitor.cookie
    const out = await visitor.delete('/api/session')
    expect([out.status, out.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')])
    expect((await holding(hub, kept).get(student)).status).toBe(401)
    expect((await whoAmI(holding(hub, kept))).body).toMatchObject({ kind: 'anonymous', csrfToken: '' })
    expect(await hub.hub.app.database('session')).toEqual([])
  })

  it('ends when its time is over', async () => {
    const hub = await runHub()
    const { visitor } = await Family.signIn(hub, '10001')
    expect((await visitor.get(student)).status).toBe(200)
    const { clock, config } = hub.hub.app
    const later = new Date(Date.now() + (config.settings.access.studentSessionMinutes + 1) * 60_000)
    Object.assign(clock, { wall: () => later })
    expect((await visitor.get(student)).status).toBe(401)
    expect((await whoAmI(visitor)).body.kind).toBe('anonymous')
  })

  it('lasts as long as the settings say, for students and for staff', async () => {
    const settings = { access: { studentSessionMinutes: 30, staffSessionMinutes: 60 } }
    const hub = await runHub({ settings })
    await Family.signIn(hub, '10001')
    await signInStaff(hub, 'food')
    const rows = await hub.hub.app.database('session').orderBy('kind')
    const minutes = rows.map(
      ({ created_at, expires_at }) => (Date.parse(expires_at) - Date.parse(created_at)) / 60_000,
    )
    expect(minutes).toEqual([60, 30])
  })

  it('is nobody’s when the cookie is nonsense', async () => {
    const hub = await runHub()
    for (const cookie of ['matricula=', 'matricula="', 'matricula=a; matricula=b', 'matricula=%00', 'x']) {
      const answer = await holding(hub, cookie).get(student)
      expect([cookie, answer.status]).toEqual([cookie, 401])
    }
  })
})
