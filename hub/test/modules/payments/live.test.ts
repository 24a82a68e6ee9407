import { describe, expect, it } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { listen } from '@matricula/hub/testing/listener'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

describe('A browser that listens', () => {
  it('hears how the payment stands, and its approval without asking', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    await family.pay(await family.quote(rightAndCosts))
    const started = await family.check()
    const events = await listen(family.visitor, started.token)

    const first = await events.next()
    await family.chooseAtProvider(started, 'approve')
    let last = first
    while (last.status === 'PENDIENTE') last = await events.next()
    events.leave()

    expect(events.type).toMatch(/^text\/event-stream/)
    expect(first).toEqual(started)
    expect(last).toMatchObject({ status: 'APROBADO', token: started.token })
  })

  it('hears a decline', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    const started = (await family.pay(await family.quote(rightAndCosts))).body
    const events = await listen(family.visitor, started.token)

    await family.chooseAtProvider(started, 'decline')
    let last = await events.next()
    while (last.status === 'PENDIENTE') last = await events.next()
    events.leave()

    expect(last).toMatchObject({ status: 'RECHAZADO', data: { payAgainSafe: true } })
  })
})

const payment = (url: string, visitor: Family['visitor'], token: string) =>
  fetch(new URL(`/api/payments/events/${token}`, url), { headers: { cookie: visitor.cookie } })

describe('Whoever was signed out elsewhere', () => {
  it('hears nothing more, and the stream ends', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    const started = (await family.pay(await family.quote(rightAndCosts))).body
    const events = await listen(family.visitor, started.token)
    expect((await events.next()).status).toBe('PENDIENTE')

    const admissions = await signInStaff(hub, 'admissions')
    await admissions.delete('/api/enrollment/admin/devices/10001')
    const again = await Family.signIn(hub, '10001')
    await again.chooseAtProvider(started, 'approve')

    await expect(events.next()).rejects.toThrow('the stream ended')
  })
})

describe('Many who listen', () => {
  it('with one session are a few tabs; the next is told to ask instead, until one is closed', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    const { token } = (await family.pay(await family.quote(rightAndCosts))).body
    const tabs = await Promise.all(Array.from({ length: 6 }, () => listen(family.visitor, token)))
    const refused = await payment(hub.url, family.visitor, token)
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'TOO_MANY_TRIES'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)

    const other = await Family.signIn(hub, '10003')
    await other.pay(await other.quote(rightAndCosts))
    const theirs = await other.check()
    const beside = await listen(other.visitor, theirs.token)
    expect(await beside.next()).toEqual(theirs)

    tabs[0]?.leave()
    await until(
      async () => {
        const tab = await listen(family.visitor, token)
        if (tab.type?.startsWith('text/event-stream') !== true) tab.leave()
        return tab
      },
      ({ type }) => type?.startsWith('text/event-stream') === true,
    ).then((tab) => tab.leave())
    for (const tab of [...tabs, beside]) tab.leave()
  })

  it('hear of a change by one question to the database', async () => {
    const hub = await runHub()
    const { database, live } = hub.hub.app
    const family = await Family.signIn(hub, '10001')
    const { token } = (await family.pay(await family.quote(rightAndCosts))).body
    const tabs = await Promise.all(Array.from({ length: 5 }, () => listen(family.visitor, token)))
    for (const tab of tabs) await tab.next()
    let asked = 0
    database.on('query', ({ sql }: { sql: string }) => {
      if (/^select .*enrollment_order/.test(sql)) asked += 1
    })
    live.changed(token)
    for (const tab of tabs) await tab.next()
    expect(asked).toBe(1)
    for (const tab of tabs) tab.leave()
  })
})
