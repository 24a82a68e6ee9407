import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

type Login = ProblemBody & { outcome?: string }

/** Nobody has these. */
const unknown = (index: number) => `zz${100 + index}`

const tryCode = ({ visitor }: TestHub, studentCode: string, headers = {}) =>
  visitor().post<Login>('/api/enrollment/login', { studentCode }, headers)

/** Statuses of so many tries, one after the other. */
async function tryTimes(times: number, one: (index: number) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) statuses.push((await one(index)).status)
  return statuses
}

const taken = (times: number) => Array.from({ length: times }, () => 200)

/** A hub behind a proxy, so that a test may come from any network. */
const behindProxy = { server: { trustedProxies: 1 } }
const from = (address: string) => ({ 'x-forwarded-for': address })

describe.each(databases)('Failed tries of student codes on $name', (database) => {
  it('are five per code, whatever its case, and then say when to come back', async () => {
    const hub = await runHub({ database })
    const cases = ['z9y8x', 'Z9Y8X', 'z9y8X']
    const statuses = await tryTimes(5, (index) => tryCode(hub, cases[index % 3] ?? ''))
    expect(statuses).toEqual(taken(5))
    const refused = await tryCode(hub, 'Z9y8X')
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait > 800 && wait <= 900).toBe(true)
    expect(refused.headers.get('set-cookie')).toBeNull()
    expect((await tryCode(hub, '10001')).status).toBe(200)
  })

  it('are twenty per address, whatever the code', async () => {
    const hub = await runHub({ database })
    expect(await tryTimes(20, (index) => tryCode(hub, unknown(index)))).toEqual(taken(20))
    const refused = await tryCode(hub, '10001')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  it('are counted when they are made side by side', async () => {
    const hub = await runHub({ database })
    const tries = await Promise.all(Array.from({ length: 12 }, () => tryCode(hub, '99999')))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(5)
  })
})

describe('A family that gets in', () => {
  it('may come in as often as it likes', async () => {
    const hub = await runHub()
    expect(await tryTimes(30, () => tryCode(hub, '10001'))).toEqual(taken(30))
  })

  it('is the 30th at the school’s Wi-Fi, where others have mistyped their codes', async () => {
    const hub = await runHub({ settings: { access: { triesPerAddress: 4 } } })
    const families = [
      '10001',
      '10002',
      '10003',
      '10004',
      '10005',
      '10006',
      '10007',
      '10008',
      '10009',
      '10010',
    ]
    for (const [index, code] of families.entries()) {
      const answers = [await tryCode(hub, unknown(index)), await tryCode(hub, code), await tryCode(hub, code)]
      expect(answers.map(({ status }) => status)).toEqual(taken(3))
    }
  })

  it('makes no room for guessing by coming in again and again', async () => {
    const hub = await runHub({ settings: { access: { triesPerAddress: 4 } } })
    await tryTimes(10, () => tryCode(hub, '10001'))
    expect(await tryTimes(7, (index) => tryCode(hub, unknown(index)))).toEqual([...taken(6), 429])
  })

  it('is asked to wait where a network tries more than any crowd does', async () => {
    const hub = await runHub({ settings: { access: { ceilingPerAddress: 3 } } })
    expect(await tryTimes(4, () => tryCode(hub, '10001'))).toEqual([...taken(3), 429])
  })
})

describe('Tries of student codes', () => {
  it('are not given back by an address that a browser makes up', async () => {
    const hub = await runHub({ settings: { access: { triesPerAddress: 3 }, server: { trustedProxies: 0 } } })
    const madeUp = (index: number) => tryCode(hub, unknown(index), from(`10.0.0.${index}`))
    expect(await tryTimes(4, madeUp)).toEqual([...taken(3), 429])
  })

  it('are counted by the address that our own proxy saw', async () => {
    const hub = await runHub({ settings: { access: { triesPerAddress: 3 }, ...behindProxy } })
    const seenAt = (seen: string) => (index: number) =>
      tryCode(hub, unknown(index), from(`10.9.9.${index}, ${seen}`))
    expect(await tryTimes(4, seenAt('203.0.113.1'))).toEqual([...taken(3), 429])
    expect(await tryTimes(1, seenAt('203.0.113.2'))).toEqual([200])
  })

  it.each([
    ['whatever its port', (index: number) => `203.0.113.61:${40_000 + index}`],
    ['of IPv6 whatever its port', (index: number) => `[2001:db8:0:7::1]:${40_000 + index}`],
    ['where it is none, together', (index: number) => `made-up-${index}`],
  ])('are counted by the address that our own proxy saw, %s', async (_title, seenAt) => {
    const hub = await runHub({ settings: { access: { triesPerAddress: 3 }, ...behindProxy } })
    const tries = await tryTimes(4, (index) => tryCode(hub, unknown(index), from(seenAt(index))))
    expect(tries).toEqual([...taken(3), 429])
  })

  it('are counted for all addresses that one customer of IPv6 has', async () => {
    const hub = await runHub({ settings: { access: { triesPerAddress: 3 }, ...behindProxy } })
    const seenAt = (prefix: string) => (index: number) =>
      tryCode(hub, unknown(index), from(`${prefix}:${index + 1}:2:3:4`))
    expect(await tryTimes(4, seenAt('2001:db8:0:7'))).toEqual([...taken(3), 429])
    expect(await tryTimes(1, seenAt('2001:db8:0:8'))).toEqual([200])
  })

  it('tell nothing of a code: nobody’s answers exactly as one that is not active yet', async () => {
    const hub = await runHub()
    const [nobodys, notActive] = [await tryCode(hub, '99999'), await tryCode(hub, '10012')]
    expect(nobodys.body.outcome).toBe('not-active')
    expect(nobodys.text).toBe(notActive.text)
    const told = ({ headers }: { headers: Headers }) =>
      [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    expect(told(nobodys)).toEqual(told(notActive))
  })
})

describe('Tries of staff passwords', () => {
  const signIn = (visitor: Visitor, username: string, password: string, headers = {}) =>
    visitor.post<ProblemBody>('/api/staff/session', { username, password }, headers)

  it('answer an unknown name and a wrong password alike', async () => {
    const { visitor } = await runHub()
    const nobody = await signIn(visitor(), 'nadie', 'demo')
    const wrong = await signIn(visitor(), 'admin', 'Demo')
    expect([nobody.status, wrong.status]).toEqual([401, 401])
    expect({ ...nobody.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
    expect(nobody.body.code).toBe('BAD_CREDENTIALS')
  })

  it('end for an account at that network, right password or not, and leave the others', async () => {
    const { visitor } = await runHub()
    expect(await tryTimes(5, () => signIn(visitor(), 'admin', 'wrong'))).toEqual(Array(5).fill(401))
    const refused = await signIn(visitor(), 'admin', 'demo')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true])
    expect((await signIn(visitor(), 'finanzas', 'demo')).status).toBe(200)
  })

  it('end for an account however its name is written', async () => {
    const { visitor } = await runHub()
    const names = ['admin', 'Admin', 'ADMIN', 'admin ']
    await tryTimes(5, (index) => signIn(visitor(), names[index % 4] ?? '', 'wrong'))
    expect((await signIn(visitor(), 'admin', 'demo')).status).toBe(429)
  })

  it('of strangers keep an account out neither elsewhere nor on a device that it has signed in on', async () => {
    const { visitor, passwords } = await runHub({ settings: behindProxy })
    const password = passwords.get('admin') ?? ''
    const office = visitor()
    expect((await signIn(office, 'admin', password, from('203.0.113.1'))).status).toBe(200)
    await tryTimes(10, (index) =>
      signIn(visitor(), 'admin', 'wrong', from(index < 5 ? '203.0.113.1' : '203.0.113.2')),
    )
    expect((await signIn(visitor(), 'admin', password, from('203.0.113.1'))).status).toBe(429)
    expect((await signIn(office, 'admin', password, from('203.0.113.1'))).status).toBe(200)
    expect((await signIn(visitor(), 'admin', password, from('203.0.113.3'))).status).toBe(200)
  })

  it('from many networks end for who comes from a new one, never for a device that is remembered', async () => {
    const { visitor, passwords } = await runHub({ settings: { ...behindProxy, access: { triesPerCode: 1 } } })
    const password = passwords.get('admin') ?? ''
    const office = visitor()
    expect((await signIn(office, 'admin', password, from('203.0.113.1'))).status).toBe(200)
    const elsewhere = (index: number) => from(`198.51.100.${index}`)
    const tries = await tryTimes(21, (index) => signIn(visitor(), 'admin', 'wrong', elsewhere(index)))
    expect(tries).toEqual([...Array(20).fill(401), 429])
    expect((await signIn(visitor(), 'admin', password, from('203.0.113.3'))).status).toBe(429)
    expect((await signIn(office, 'admin', password, from('203.0.113.3'))).status).toBe(200)
  })

  it('on a device that is remembered have a count of their own', async () => {
    const { visitor } = await runHub()
    const office = visitor()
    await signIn(office, 'admin', 'demo')
    expect(await tryTimes(6, () => signIn(office, 'admin', 'wrong'))).toEqual([...Array(5).fill(401), 429])
    expect((await signIn(visitor(), 'admin', 'demo')).status).toBe(200)
    expect((await signIn(office, 'finanzas', 'demo')).status).toBe(200)
  })

  it('never open an account that was disabled', async () => {
    const { hub, visitor } = await runHub()
    await hub.app
      .database('staff')
      .where({ username: 'finanzas' })
      .update({ disabled_at: new Date().toISOString() })
    expect((await signIn(visitor(), 'finanzas', 'demo')).status).toBe(401)
  })
})

describe('A remembered device', () => {
  const devices = ({ hub }: TestHub) =>
    hub.app.database('known_device').select('kind', 'account', 'proof').orderBy('account')

  it('shows a secret that the database does not know, for half a year', async () => {
    const hub = await runHub()
    const browser = hub.visitor()
    const { headers } = await browser.post('/api/enrollment/login', { studentCode: '10001' })
    expect(headers.getSetCookie()[1]).toMatch(
      /^matricula-device=[\w-]{43}; Max-Age=15552000; Expires=[^;]+; HttpOnly; SameSite=Lax; Path=\/$/,
    )
    const rows = await hub.hub.app.database('known_device')
    expect(JSON.stringify(rows)).not.toContain(browser.device.replace('matricula-device=', ''))
    expect(await devices(hub)).toEqual([{ kind: 'student', account: '10001', proof: 'none' }])
  })

  it('holds all accounts that signed in on it, under a new secret for each that is added', async () => {
    const hub = await runHub()
    const browser = hub.visitor()
    await browser.post('/api/enrollment/login', { studentCode: '10001' })
    const first = browser.device
    await browser.post('/api/enrollment/login', { studentCode: '10001' })
    expect(browser.device).toBe(first)
    await browser.post('/api/staff/session', { username: 'admin', password: 'demo' })
    expect(browser.device).not.toBe(first)
    const rows = await hub.hub.app.database('known_device')
    expect(new Set(rows.map(({ account }) => account))).toEqual(new Set(['10001', 'admin']))
    expect(new Set(rows.map(({ secret_hash }) => secret_hash)).size).toBe(1)
  })

  it('is none by a secret that somebody made up', async () => {
    const hub = await runHub()
    const browser = hub.visitor()
    browser.device = `matricula-device=${'x'.repeat(43)}`
    await tryTimes(5, () => browser.post('/api/staff/session', { username: 'admin', password: 'wrong' }))
    const answer = await browser.post('/api/staff/session', { username: 'admin', password: 'demo' })
    expect(answer.status).toBe(429)
  })
})
