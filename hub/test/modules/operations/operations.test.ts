import { describe, expect, it } from 'vitest'
import { emptySqlite, sqlite } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { comeWithKey } from '@matricula/hub/testing/keys'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'

interface LogAnswer {
  readonly lines: readonly { id: number; at: string; level: string; message: string; fields: object }[]
  readonly next: number
}

interface Diagnosed {
  readonly database: { readonly dialect: string; readonly migrations: { readonly pending: string[] } } | null
  readonly outbox: { readonly onHold: number; readonly oldestOnHoldAt: string | null } | null
  readonly plugins: readonly {
    readonly instance: string
    readonly state: string
    readonly pausedBy: string | null
  }[]
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null
  readonly clock: { readonly wall: string; readonly season: string; readonly simulated: boolean }
  readonly warnings: readonly { readonly code: string }[]
}

const hub = useHub({ database: sqlite })

describe('The diagnosis of a hub', () => {
  it('tells IT of its database, plugins, clock and disk', async () => {
    const it = await comeWithKey(hub(), 'it')
    const { status, body } = await it.get<Diagnosed>('/api/doctor')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      database: { dialect: 'sqlite', migrations: { pending: [] } },
      outbox: { onHold: 0, oldestOnHoldAt: null },
      clock: { season: expect.stringMatching(/^2025-06-19T1\d:/), simulated: true },
      warnings: [],
    })
    expect(body.plugins.length).toBeGreaterThan(5)
    expect(body.disk?.totalBytes).toBeGreaterThan(body.disk?.freeBytes ?? Infinity)
  })

  it('tells of what rests and what waits', async () => {
    const own = await runHub()
    const admin = await comeWithKey(own, 'admin')
    await admin.post('/api/plugins/maps.main/pause', { reason: 'the vendor moves' })
    const at = '2025-06-19T15:00:00.000Z'
    const row = { topic: 'notice.link', key: 'k', payload: '{}', status: 'on_hold', due_at: at, attempts: 1 }
    await own.hub.app.database('outbox').insert({ ...row, trace: 't', created_at: at })
    const { body } = await admin.get<Diagnosed>('/api/doctor')
    expect(body.plugins.find(({ instance }) => instance === 'maps.main')).toMatchObject({ state: 'paused' })
    expect(body.plugins.find(({ instance }) => instance === 'maps.main')?.pausedBy).toMatch(/^key:/)
    expect(body.outbox).toMatchObject({ onHold: 1, oldestOnHoldAt: at })
  })

  it('holds no secret and no name of a setting’s value', async () => {
    const secret = 'a-planted-key-of-the-school'
    const own = await runHub({
      database: emptySqlite,
      settings: {
        database: { encryptionKey: secret },
        access: { oidc: { staff: { clientSecret: secret } } },
      },
    })
    const { text } = await (await comeWithKey(own, 'it')).get('/api/doctor')
    expect(text).toContain('sqlite')
    expect(text).not.toContain(secret)
  })

  it('is for IT alone', async () => {
    const finance = await comeWithKey(hub(), 'finance')
    expect((await finance.get('/api/doctor')).status).toBe(403)
    expect((await finance.get('/api/logs')).status).toBe(403)
    expect((await hub().visitor().get('/api/logs')).status).toBe(401)
  })
})

describe('The log by the API', () => {
  it('is what was logged, narrowed by level, and asked on from where it ended', async () => {
    const it = await comeWithKey(hub(), 'it')
    const { log } = hub().hub.app
    const before = (await it.get<LogAnswer>('/api/logs')).body.next
    log.info({ part: 'planted' }, 'a first word')
    log.warn({ part: 'planted' }, 'a second word')
    const all = await it.get<LogAnswer>(`/api/logs?after=${before}`)
    expect(all.body.lines.map(({ level, message, fields }) => ({ level, message, fields }))).toEqual([
      { level: 'info', message: 'a first word', fields: { part: 'planted' } },
      { level: 'warn', message: 'a second word', fields: { part: 'planted' } },
    ])
    const grave = await it.get<LogAnswer>(`/api/logs?after=${before}&level=warn`)
    expect(grave.body.lines.map(({ message }) => message)).toEqual(['a second word'])
    const last = await it.get<LogAnswer>(`/api/logs?after=${before}&limit=1`)
    expect(last.body.lines.map(({ message }) => message)).toEqual(['a second word'])
    expect((await it.get<LogAnswer>(`/api/logs?after=${all.body.next}`)).body.lines).toEqual([])
  })

  it.each(['after=-1', 'after=x', 'level=loud', 'limit=0', 'limit=2001', 'from=1'])(
    'refuses %s',
    async (query) => {
      const it = await comeWithKey(hub(), 'it')
      expect((await it.get(`/api/logs?${query}`)).status).toBe(400)
    },
  )

  it('shows nothing of a family that paid while a vendor failed, nor of the key that asks', async () => {
    const own = await runHub()
    const family = await Family.signIn(own, 'A1B2C')
    await faultsAt(own.hub.app, 'maps.main').injectFault('unreachable')
    await family.visitor.get('/api/maps/search?text=planted-street')
    const payer = {
      name: 'Zacarías',
      lastname: 'Quiñónez',
      id: '1098765432',
      email: 'p@planted.example',
      phone: '3157654321',
    }
    const started = await family.pay(await family.quote(rightAndCosts), { payer })
    await family.chooseAtProvider(started.body, 'approve')
    const machine = await comeWithKey(own, 'it')
    const { text, body } = await machine.get<LogAnswer>('/api/logs?level=debug&limit=2000')
    expect(body.lines.length).toBeGreaterThan(5)
    expect(body.lines.some(({ level }) => level === 'warn')).toBe(true)
    const planted = ['planted-street', 'A1B2C', family.visitor.csrfToken, ...Object.values(payer)]
    expect(planted.filter((one) => text.includes(one))).toEqual([])
    own.hub.app.log.info({ payer }, 'planted')
    const leaked = await machine.get<LogAnswer>('/api/logs?limit=5')
    expect(leaked.text).toContain(payer.email)
  })
})
