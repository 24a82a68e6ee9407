import { describe, expect, it } from 'vitest'
import { Family, rightAndCosts } from '../../support/family.ts'
import { listen } from '../../support/listener.ts'
import { runHub } from '../../support/test-hub.ts'

describe('A browser that listens', () => {
  it('hears how the payment stands, and its approval without asking', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    const started = (await family.pay(await family.quote(rightAndCosts))).body
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
