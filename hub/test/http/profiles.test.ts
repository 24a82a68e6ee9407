import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { numbersOf } from '@matricula/hub/testing/keys'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

const production = { profile: 'production', rehearsal: true, server: { host: '127.0.0.1' } }

describe('In production', () => {
  it('there are no pretend vendors, no demonstration students and no accounts that everybody knows', async () => {
    const { visitor } = await runHub({ settings: production })
    const browser = visitor()
    const season = await browser.get<{
      sandbox: boolean
      demoStudents: unknown[]
      clock: { simulated: boolean }
    }>('/api/seasons/current')
    expect(season.body).toMatchObject({ sandbox: false, demoStudents: [], clock: { simulated: false } })
    expect((await browser.get('/sandbox/card/')).status).toBe(404)
    const signIn = await browser.post('/api/staff/session', { username: 'admin', password: 'demo' })
    expect(signIn.status).toBe(401)
  })

  it('the clock is the wall’s, and nobody sets it', async () => {
    const { hub } = await runHub({ settings: production })
    expect('set' in hub.app.clock).toBe(false)
    expect(Math.abs(hub.app.clock.now().getTime() - Date.now())).toBeLessThan(60_000)
  })
})

describe('The sandbox', () => {
  const hub = useHub()

  it.each([
    ['host', 'matricula.example.co', 421, 'SANDBOX_HOST'],
    ['host', '192.168.1.20:3000', 421, 'SANDBOX_HOST'],
    ['host', '127.0.0.1.example.co', 421, 'SANDBOX_HOST'],
    ['host', 'localhost@example.co', 421, 'SANDBOX_HOST'],
    ['x-forwarded-for', '203.0.113.9', 403, 'SANDBOX_FORWARDED'],
    ['x-forwarded-host', 'localhost', 403, 'SANDBOX_FORWARDED'],
    ['forwarded', 'for=203.0.113.9', 403, 'SANDBOX_FORWARDED'],
    ['cf-connecting-ip', '203.0.113.9', 403, 'SANDBOX_FORWARDED'],
  ])('does not answer with %s: %s', async (name, value, status, code) => {
    for (const path of ['/', '/api/health/ready', '/sandbox/payments.card/', '/metrics', '/api/nothing']) {
      const answer = await ask(hub().url, path, { [name]: value })
      expect([path, answer.status, JSON.parse(answer.body).code]).toEqual([path, status, code])
    }
  })

  it.each(['127.0.0.1:3000', 'localhost', 'LOCALHOST:80', '[::1]:3000', '127.9.9.9'])(
    'answers with Host: %s',
    async (host) => {
      expect((await ask(hub().url, '/api/health/live', { host })).status).toBe(200)
    },
  )
})

describe('A sandbox that names another host', () => {
  const hub = useHub({ settings: { server: { sandboxHosts: '192.168.1.20, tunel.example.co' } } })
  const signIn = (username: string, password: string) =>
    hub().visitor().post<ProblemBody>('/api/staff/session', { username, password })

  it('answers it, also through a proxy, and still no other', async () => {
    for (const host of ['192.168.1.20:3000', 'Tunel.example.co']) {
      const headers = { host, 'x-forwarded-for': '203.0.113.9' }
      expect((await ask(hub().url, '/api/health/live', headers)).status).toBe(200)
    }
    expect((await ask(hub().url, '/api/health/live', { host: 'other.example.co' })).status).toBe(421)
  })

  it('opens no account with the password that everybody knows, and says so on the sign-in page', async () => {
    const { passwords } = hub()
    expect([...passwords.keys()]).toEqual(
      expect.arrayContaining(['admin', 'admisiones', 'finanzas', 'transporte', 'alimentos', 'seguridad']),
    )
    for (const [username, password] of passwords) {
      expect((await signIn(username, 'demo')).status).toBe(401)
      expect(password).toMatch(/^[\w-]{16}$/)
    }
    expect(new Set(passwords.values()).size).toBe(passwords.size)
    await signInStaff(hub(), 'admin')
    expect((await hub().visitor().get('/api/staff/session')).body).toMatchObject({ demo: false })
    expect(hub().lines.join()).not.toContain(passwords.get('admin'))
  })
})

describe('What keeps the hub running', () => {
  it('is asked whether it is alive and ready, with each plugin', async () => {
    const { visitor } = await runHub()
    expect((await visitor().get('/api/health/live')).body).toEqual({ status: 'live' })
    expect((await visitor().get('/api/health/ready')).body).toMatchObject({
      status: 'ready',
      database: true,
      plugins: expect.arrayContaining([{ instance: 'sis.main', kind: 'sis', state: 'up' }]),
    })
  })

  it('learns by 503 that the database does not answer', async () => {
    const { hub, visitor } = await runHub()
    await hub.app.database.destroy()
    expect(await visitor().get('/api/health/ready')).toMatchObject({
      status: 503,
      body: { status: 'not-ready', database: false },
    })
    hub.app.database.initialize()
  })

  it('measures', async () => {
    expect(await numbersOf(await runHub())).toContain('plugin_state{kind="sis"')
  })
})

/** With a Host of its own, which a browser would not send. */
function ask(url: string, path: string, headers: Readonly<Record<string, string>>) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asking = request(new URL(path, url), { headers }, (answer) => {
      void text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject)
    })
    asking.once('error', reject).end()
  })
}
