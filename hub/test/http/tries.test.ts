import { describe, expect, it } from 'vitest'
import { databases } from '../support/databases.ts'
import { runHub, type TestHub } from '../support/test-hub.ts'
import type { ProblemBody } from '../support/visitor.ts'

const limits = { access: { triesPerCode: 5, triesPerAddress: 20 } }

const tryCode = ({ visitor }: TestHub, studentCode: string, headers = {}) =>
  visitor().post<ProblemBody & { outcome?: string }>('/api/enrollment/login', { studentCode }, headers)

/** Statuses of so many tries, one after the other. */
async function tryTimes(times: number, one: (index: number) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) statuses.push((await one(index)).status)
  return statuses
}

const taken = (times: number) => Array.from({ length: times }, () => 200)

describe.each(databases)('Tries of student codes on $name', (database) => {
  it('are five per code, whatever its case and outcome, and then say when to come back', async () => {
    const hub = await runHub({ database, settings: limits })
    const cases = ['a1b2c', 'A1B2C', 'a1B2c']
    const statuses = await tryTimes(5, (index) => tryCode(hub, cases[index % 3] ?? ''))
    expect(statuses).toEqual(taken(5))
    const refused = await tryCode(hub, 'A1b2C')
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait > 800 && wait <= 900).toBe(true)
    expect(refused.headers.get('set-cookie')).toBeNull()
    expect((await tryCode(hub, '10001')).status).toBe(200)
  })

  it('are twenty per address, whatever the code', async () => {
    const hub = await runHub({ database, settings: limits })
    expect(await tryTimes(20, (index) => tryCode(hub, String(20_000 + index)))).toEqual(taken(20))
    const refused = await tryCode(hub, '10001')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  })
})

describe('Tries of student codes', () => {
  it('are not given back by an address that a browser makes up', async () => {
    const hub = await runHub({ settings: { access: { triesPerCode: 100, triesPerAddress: 3 } } })
    const madeUp = (index: number) => tryCode(hub, '10001', { 'x-forwarded-for': `10.0.0.${index}` })
    expect(await tryTimes(4, madeUp)).toEqual([...taken(3), 429])
  })

  it('are counted by the address that our own proxy saw', async () => {
    const settings = { access: { triesPerCode: 100, triesPerAddress: 3 }, server: { trustedProxies: 1 } }
    const hub = await runHub({ settings })
    const from = (seen: string) => (index: number) =>
      tryCode(hub, '10001', { 'x-forwarded-for': `10.9.9.${index}, ${seen}` })
    expect(await tryTimes(4, from('203.0.113.1'))).toEqual([...taken(3), 429])
    expect(await tryTimes(1, from('203.0.113.2'))).toEqual([200])
  })

  it('tell nothing of a code: nobody’s answers exactly as one that is not active yet', async () => {
    const hub = await runHub()
    const [unknown, notActive] = [await tryCode(hub, '99999'), await tryCode(hub, '10012')]
    expect(unknown.body.outcome).toBe('not-active')
    expect(unknown.text).toBe(notActive.text)
    const told = ({ headers }: { headers: Headers }) =>
      [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    expect(told(unknown)).toEqual(told(notActive))
  })
})

describe('Tries of staff passwords', () => {
  const signIn = (hub: TestHub, username: string, password: string) =>
    hub.visitor().post<ProblemBody>('/api/staff/session', { username, password })

  it('answer an unknown name and a wrong password alike', async () => {
    const hub = await runHub()
    const [nobody, wrong] = [await signIn(hub, 'nadie', 'demo'), await signIn(hub, 'admin', 'Demo')]
    expect([nobody.status, wrong.status]).toEqual([401, 401])
    expect({ ...nobody.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
    expect(nobody.body.code).toBe('BAD_CREDENTIALS')
  })

  it('end for an account, right password or not, and leave the others', async () => {
    const hub = await runHub({ settings: limits })
    expect(await tryTimes(10, () => signIn(hub, 'admin', 'wrong'))).toEqual(Array(10).fill(401))
    const refused = await signIn(hub, 'admin', 'demo')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true])
    expect((await signIn(hub, 'finanzas', 'demo')).status).toBe(200)
  })

  it('end for an account however its name is written', async () => {
    const hub = await runHub({ settings: limits })
    const names = ['admin', 'Admin', 'ADMIN', 'admin ']
    await tryTimes(10, (index) => signIn(hub, names[index % 4] ?? '', 'wrong'))
    expect((await signIn(hub, 'admin', 'demo')).status).toBe(429)
  })

  it('never open an account that was disabled', async () => {
    const hub = await runHub()
    await hub.hub.house
      .database('staff')
      .where({ username: 'finanzas' })
      .update({ disabled_at: new Date().toISOString() })
    expect((await signIn(hub, 'finanzas', 'demo')).status).toBe(401)
  })
})
