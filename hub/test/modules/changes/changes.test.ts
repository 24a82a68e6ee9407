import { describe, expect, it } from 'vitest'
import { beginPayment } from '@matricula/hub/testing/a-payment'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { listenTo } from '@matricula/hub/testing/listener'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'

const listen = (visitor: Visitor) => listenTo(visitor, '/api/changes')

/** Each event until that one. */
async function hearUntil(
  events: Awaited<ReturnType<typeof listen>>,
  last: string,
): Promise<readonly string[]> {
  const heard: string[] = []
  while (heard.at(-1) !== last) heard.push(await events.next())
  return heard
}

describe('Staff who listen', () => {
  it('hear that a family pays, that it has paid, and that the receipt is on its way', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    const quote = await family.quote(rightAndCosts)
    const events = await listen(await signInStaff(hub, 'finance'))

    const { body: started } = await family.pay(quote)
    const begun = await events.next()
    await family.chooseAtProvider(started, 'approve')
    const paid = await hearUntil(events, 'outbox')
    events.leave()

    expect(events.type).toMatch(/^text\/event-stream/)
    expect(begun).toBe('payments')
    expect(paid).toContain('payments')
  })

  it('hear what a colleague changes, and no more than the name of the module', async () => {
    const { hub, family, started } = await beginPayment()
    const events = await listen(await signInStaff(hub, 'it'))
    const admin = await signInStaff(hub, 'admin')

    await admin.post('/api/staff/users', {
      username: 'nueva',
      name: 'Nueva',
      password: 'una clave larga',
      roles: ['it'],
    })
    await family.chooseAtProvider(started, 'decline')
    const heard = await hearUntil(events, 'payments')
    events.leave()

    expect(heard).toContain('access')
    expect(heard.filter((name) => !['access', 'payments', 'outbox'].includes(name))).toEqual([])
  })

  it('hear nothing of what was refused, of what only reads and of what families choose', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    const admin = await signInStaff(hub, 'admin')
    const events = await listen(admin)

    await family.quote(rightAndCosts)
    await admin.post('/api/discounts/unknown/review', {})
    await admin.post('/api/people/students/by_array', ['10001'])
    await admin.post('/api/plugins/accounting.main/check', {})
    expect(await events.next()).toBe('plugins')
    events.leave()
  })

  it('hear of many changes of one module as one', async () => {
    const hub = await runHub()
    const { live } = hub.hub.app
    const events = await listen(await signInStaff(hub, 'finance'))
    for (let payment = 0; payment < 100; payment += 1) live.changed(`token-${payment}`)
    live.changed('outbox')
    expect([await events.next(), await events.next(), await events.next()]).toEqual([
      'payments',
      'payments',
      'outbox',
    ])
    events.leave()
  })

  it('hear nothing more once they were signed out elsewhere', async () => {
    const hub = await runHub()
    const finance = await signInStaff(hub, 'finance')
    const events = await listen(finance)
    await finance.delete('/api/staff/sessions')
    hub.hub.app.live.changed('payments')
    await expect(events.next()).rejects.toThrow('the stream ended')
  })

  it('have a few tabs; one more is told to come back, until one is closed', async () => {
    const hub = await runHub()
    const finance = await signInStaff(hub, 'finance')
    const tabs = await Promise.all(Array.from({ length: 12 }, () => listen(finance)))
    const again = await signInStaff(hub, 'finance')
    const refused = await again.get<{ code: string }>('/api/changes')
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_TRIES'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)

    const colleague = await listen(await signInStaff(hub, 'admin'))
    expect(colleague.status).toBe(200)

    tabs[0]?.leave()
    const tab = await until(
      () => listen(again),
      ({ status }) => status === 200,
    )
    for (const open of [...tabs, tab, colleague]) open.leave()
  })
})

it('Families and whoever has not signed in listen to no module', async () => {
  const hub = await runHub()
  const family = await Family.signIn(hub, '10001')
  expect((await family.visitor.get('/api/changes')).status).toBe(403)
  expect((await hub.visitor().get('/api/changes')).status).toBe(401)
})
