import { describe, expect, it } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { numbersOf } from '@matricula/hub/testing/keys'
import { hasRedis, RedisServer } from '@matricula/hub/testing/redis-server'
import { beginCallbacks } from '@matricula/hub/testing/requests-under-way'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

/** So many requests under way make this hub busy. */
const many = 6
const overload = { busy: { requests: many }, full: { requests: 20 } }

interface Held extends ProblemBody {
  readonly line?: { readonly ahead: number; readonly seconds: number }
}

const signIn = (visitor: Visitor, studentCode = '10014') =>
  visitor.post<Held>('/api/enrollment/login', { studentCode })

const aheadOf = async (visitor: Visitor) => (await signIn(visitor)).body.line?.ahead

async function aBusyHub(settings: object = {}) {
  const hub = await runHub({ settings: { server: { overload }, ...settings } })
  await numbersOf(hub)
  const family = await Family.signIn(hub, '10001')
  return { hub, family, calmDown: await beginCallbacks(hub, many) }
}

describe('A family that comes to a hub that is busy', () => {
  it('is given a place in line, about how long it takes, and when to ask again', async () => {
    const { hub } = await aBusyHub()
    expect(await aheadOf(hub.visitor())).toBe(0)
    const held = await signIn(hub.visitor())
    expect([held.status, held.body.code]).toEqual([503, 'OVERLOADED'])
    expect(held.body.line).toEqual({ ahead: 1, seconds: expect.any(Number) })
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(held.headers.getSetCookie().join()).toMatch(
      /^matricula-place=[0-9a-f]{32}; .*HttpOnly; SameSite=Lax/,
    )
    expect(await numbersOf(hub)).toMatch(/^hub_waiting_line_families 2$/m)
    const it = await signInStaff(hub, 'it')
    expect((await it.get('/api/doctor')).body).toMatchObject({ line: { waiting: 2 } })
  })

  it('keeps its place by asking, in another tab of its browser and after others have come', async () => {
    const { hub } = await aBusyHub()
    await aheadOf(hub.visitor())
    const family = hub.visitor()
    expect(await aheadOf(family)).toBe(1)
    expect(await aheadOf(hub.visitor())).toBe(2)
    expect(await aheadOf(family)).toBe(1)
  })

  it('signs in when its turn has come, and with it again after a code that was mistyped', async () => {
    const { hub, calmDown } = await aBusyHub()
    const family = hub.visitor()
    await signIn(family)
    calmDown()
    const wrong = await until(
      () => signIn(family, 'ZZZZ9'),
      ({ status }) => status === 200,
    )
    expect(wrong.body).toMatchObject({ outcome: 'not-active' })
    await beginCallbacks(hub, many)
    expect((await signIn(family)).body).toMatchObject({ outcome: 'proceed' })
    expect(await aheadOf(hub.visitor())).toBe(0)
  })

  it('stands behind those who came before it, also once the hub is calm', async () => {
    const { hub, calmDown } = await aBusyHub({
      server: { overload: { ...overload, admissionsPerSecond: 1 } },
    })
    const families = Array.from({ length: 3 }, () => hub.visitor())
    for (const family of families) await signIn(family)
    calmDown()
    const order: number[] = []
    const askAll = async () => {
      for (const [index, family] of families.entries())
        if (!order.includes(index) && (await signIn(family)).status === 200) order.push(index)
      return order.length
    }
    await until(askAll, (count) => count === 3)
    expect(order).toEqual([0, 1, 2])
  })

  it('keeps out no family that is inside, and no staff', async () => {
    const { hub, family } = await aBusyHub()
    await signIn(hub.visitor())
    expect((await family.visitor.get('/api/enrollment/student')).status).toBe(200)
    expect((await family.visitor.post('/api/enrollment/quotes', rightAndCosts)).status).toBe(200)
    const gate = await signInStaff(hub, 'security')
    expect((await signIn(gate, '10001')).status).toBe(200)
  })

  it('waits as well where it sends nothing at all', async () => {
    const { hub } = await aBusyHub()
    const held = await hub.visitor().send<Held>('POST', '/api/enrollment/login', undefined, {})
    expect([held.status, held.body.line?.ahead]).toEqual([503, 0])
  })

  it('keeps its turn while the hub is full', async () => {
    const { hub, calmDown } = await aBusyHub()
    const family = hub.visitor()
    await signIn(family)
    calmDown()
    await until(
      () => numbersOf(hub),
      (numbers) => /^hub_waiting_line_families 0$/m.test(numbers),
    )
    const emptyFull = await beginCallbacks(hub, overload.full.requests)
    for (let asked = 0; asked < 15; asked += 1) expect(await aheadOf(family)).toBe(0)
    emptyFull()
    await until(
      () => signIn(family),
      ({ status }) => status === 200,
    )
  })

  it('waits at the portal of guardians as well', async () => {
    const { hub } = await aBusyHub()
    const attempt = { email: 'ana.ruiz@example.com', password: 'a password of hers' }
    const held = await hub.visitor().post<Held>('/api/guardians/session', attempt)
    expect([held.status, held.body.line?.ahead]).toEqual([503, 0])
  })
})

describe('Somebody hostile', () => {
  it('who invents a ticket stands at the end', async () => {
    const { hub } = await aBusyHub()
    await signIn(hub.visitor())
    for (const forged of ['f'.repeat(32), 'x', '%00', 'f'.repeat(4000)]) {
      const stranger = hub.visitor()
      stranger.place = `matricula-place=${forged}`
      const { status, body } = await signIn(stranger)
      expect([status, body.line?.ahead ?? 0]).toEqual([503, expect.any(Number)])
      expect(body.line?.ahead).toBeGreaterThan(0)
    }
  })

  it('is given only so many places in line, and the others keep theirs', async () => {
    const access = { triesPerAddress: 3, ceilingPerAddress: 3 }
    const { hub } = await aBusyHub({ access })
    const first = hub.visitor()
    await signIn(first)
    for (let place = 1; place < 3; place += 1) await signIn(hub.visitor())
    const refused = await signIn(hub.visitor())
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_TRIES'])
    expect(await aheadOf(first)).toBe(0)
  })
})

describe.skipIf(!hasRedis)('Two hubs', () => {
  const oneOf = (url: string): Promise<TestHub> =>
    runHub({ settings: { redis: { url, work: 'workers' }, server: { overload } } })

  it('have one line, and who has a place in it may ask either', async () => {
    const { url } = await RedisServer.start()
    const hubs = await Promise.all([oneOf(url), oneOf(url)])
    for (const hub of hubs) await numbersOf(hub)
    const calmDowns = await Promise.all(hubs.map((hub) => beginCallbacks(hub, many)))
    const [one, other] = hubs
    const family = one.visitor()
    expect([await aheadOf(family), await aheadOf(other.visitor())]).toEqual([0, 1])
    const elsewhere = other.visitor()
    elsewhere.place = family.place
    expect(await aheadOf(elsewhere)).toBe(0)
    for (const calmDown of calmDowns) calmDown()
    await until(
      () => signIn(elsewhere),
      ({ status }) => status === 200,
    )
  })

  it('hold families back without a place while Redis is away', async () => {
    const redis = await RedisServer.start()
    const hub = await oneOf(redis.url)
    await numbersOf(hub)
    const calmDown = await beginCallbacks(hub, many)
    await redis.kill()
    const held = await signIn(hub.visitor())
    expect([held.status, held.body.code, held.body.line]).toEqual([503, 'OVERLOADED', undefined])
    calmDown()
    await until(
      () => signIn(hub.visitor()),
      ({ status }) => status === 200,
    )
    // A hub that stops says so there.
    await redis.begin()
  })
})
