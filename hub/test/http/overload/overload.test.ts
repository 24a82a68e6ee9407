import { describe, expect, it, onTestFinished } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { numbersOf } from '@matricula/hub/testing/keys'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

/** So many requests under way are a lot for this hub, and twice as many all that it bears. */
const many = 6
const small = { server: { overload: { busy: { requests: many }, full: { requests: 2 * many } } } }

/** Callbacks that are worked on until the test ends. */
async function beginCallbacks(hub: TestHub, count: number): Promise<void> {
  const ended = new Promise<void>((end) => onTestFinished(() => end()))
  hub.hub.server.ext('onPreHandler', async (request, h) => {
    if (request.headers['x-held'] !== undefined) await ended
    return h.continue
  })
  for (let begun = 0; begun < count; begun += 1) {
    void fetch(new URL('/api/payments/callbacks/card', hub.url), {
      method: 'POST',
      headers: { 'x-held': 'yes' },
      body: '{}',
    })
  }
  await until(
    async () => Number(/^hub_requests_under_way (\d+)$/m.exec(await numbersOf(hub))?.[1]),
    // The one that asks is under way as well.
    (underWay) => underWay === count + 1,
  )
}

async function aHub() {
  const hub = await runHub({ settings: small })
  await numbersOf(hub)
  const family = await Family.signIn(hub, '10001')
  return { hub, family, staff: await signInStaff(hub, 'admissions') }
}

const signIn = (visitor: Visitor) =>
  visitor.post<ProblemBody>('/api/enrollment/login', { studentCode: '10014' })

describe('A hub with many requests under way', () => {
  it('asks new families and the office’s lists to come back, with the seconds, and serves who is in', async () => {
    const { hub, family, staff } = await aHub()
    await beginCallbacks(hub, many)
    const refused = await signIn(hub.visitor())
    expect([refused.status, refused.body.code]).toEqual([503, 'OVERLOADED'])
    const seconds = refused.headers.get('retry-after') ?? ''
    expect(Number(seconds)).toBeGreaterThan(0)
    expect(refused.body.detail).toContain(`${seconds} segundos`)
    expect((await staff.get('/api/enrollment/admin/progress')).status).toBe(503)
    expect((await family.visitor.get('/api/enrollment/student')).status).toBe(200)
    expect((await family.visitor.post('/api/enrollment/quotes', rightAndCosts)).status).toBe(200)
    const text = await numbersOf(hub)
    expect(text).toContain('hub_requests_shed_total{class="entrance"} 1')
    expect(text).toContain('hub_requests_shed_total{class="office-read"} 1')
    expect(text).toMatch(/^hub_load_delay_seconds [\d.e-]+$/m)
  })
})

describe('A hub with as many requests as it bears', () => {
  it('lets a family that has its price pay to the receipt, and asks everybody else to come back', async () => {
    const { hub, family } = await aHub()
    const { visitor } = family
    const quote = await family.quote(rightAndCosts)
    await beginCallbacks(hub, 2 * many)
    expect((await visitor.get('/api/enrollment/draft')).status).toBe(503)
    expect((await visitor.post('/api/enrollment/quotes', rightAndCosts)).status).toBe(503)
    const started = await family.pay(quote)
    expect(started.status).toBe(200)
    await family.chooseAtProvider(started.body, 'approve')
    const { data } = await until(
      () => family.check(),
      (seen) => seen.status === 'APROBADO' && seen.data?.receiptToken != null,
    )
    expect((await visitor.get(`/api/enrollment/resume/${data?.receiptToken}`)).status).toBe(200)
    expect((await visitor.get('/api/health/ready')).status).toBe(200)
    expect((await visitor.get('/enrollment/login')).status).toBe(200)
  })
})

/** Holds the event loop up as a machine does that is busy with others, until the test ends. */
function slowDown(): void {
  const late = setInterval(() => {
    const end = performance.now() + 150
    while (performance.now() < end);
  }, 160)
  onTestFinished(() => clearInterval(late))
}

describe('On a machine that is busy with others', () => {
  it('a hub asks neither of two families to come back, for nothing of it would be faster then', async () => {
    const hub = await runHub({
      settings: { server: { overload: { busy: { delayMs: 20 }, full: { delayMs: 40 } } } },
    })
    slowDown()
    await until(
      async () => Number(/^hub_load_delay_seconds (\S+)$/m.exec(await numbersOf(hub))?.[1]),
      (seconds) => seconds > 0.04,
    )
    const families = await Promise.all(['10001', '10003'].map((code) => Family.signIn(hub, code)))
    const quotes = await Promise.all(families.map((family) => family.quote(rightAndCosts)))
    expect(quotes).toHaveLength(2)
  })
})
