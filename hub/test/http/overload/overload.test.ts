import { describe, expect, it, onTestFinished } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { numbersOf } from '@matricula/hub/testing/keys'
import { beginCallbacks } from '@matricula/hub/testing/requests-under-way'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'
import { until } from '@matricula/hub/testing/until'

/** So many requests under way are a lot for this hub, and twice as many all that it bears. */
const many = 6
const small = { server: { overload: { busy: { requests: many }, full: { requests: 2 * many } } } }

async function aHub() {
  const hub = await runHub({ settings: small })
  await numbersOf(hub)
  const family = await Family.signIn(hub, '10001')
  return { hub, family, staff: await signInStaff(hub, 'admissions') }
}

describe('A hub with many requests under way', () => {
  it('asks the office’s lists to come back, with the seconds, and serves the families who are in', async () => {
    const { hub, family, staff } = await aHub()
    await beginCallbacks(hub, many)
    const list = await staff.get<ProblemBody>('/api/enrollment/admin/progress')
    expect([list.status, list.body.code]).toEqual([503, 'OVERLOADED'])
    const seconds = list.headers.get('retry-after') ?? ''
    expect(Number(seconds)).toBeGreaterThan(0)
    expect(list.body.detail).toContain(`${seconds} segundos`)
    expect((await family.visitor.get('/api/enrollment/student')).status).toBe(200)
    expect((await family.visitor.post('/api/enrollment/quotes', rightAndCosts)).status).toBe(200)
    const text = await numbersOf(hub)
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
