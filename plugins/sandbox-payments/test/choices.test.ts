import { describe, expect, it } from 'vitest'
import { aGateway, htmlOf, noon, verdictOn } from './support/gateway.ts'

describe('what the payer chooses', () => {
  it.each([
    ['approve', 'Aceptada', 'approved', null],
    ['decline', 'Rechazada', 'declined', 'Fondos insuficientes'],
    ['pending', 'Pendiente', 'pending', null],
  ])('%s: the vendor says %s, tells the hub the same and sends the payer back', async (...row) => {
    const [choice, rawStatus, status, reason] = row
    const { choose, find, receiver, adapter } = await aGateway()
    const answer = await choose(choice)
    expect(answer).toEqual({ is: 'redirect', to: 'http://hub.example/enrollment/checkout' })
    const found = await find()
    expect(found).toMatchObject({
      rawStatus,
      status,
      reason,
      amount: 4_750_000,
      currency: 'COP',
      means: 'pse',
    })
    expect(receiver.received).toHaveLength(1)
    expect(await verdictOn(adapter, receiver.received[0])).toMatchObject({ is: 'event', event: found })
  })

  it('a payer who walks away chose nothing: started, untold and pending until it expires', async () => {
    let now = noon
    const { choose, find, receiver } = await aGateway({}, () => now)
    expect(await choose('leave')).toMatchObject({ is: 'redirect' })
    expect(await find()).toMatchObject({ rawStatus: 'Iniciada', status: 'pending', means: null })
    now = new Date('2025-06-10T18:00:00Z')
    expect(await find()).toMatchObject({ rawStatus: 'Expirada', status: 'expired' })
    expect(receiver.received).toEqual([])
  })

  it('comes too late once the payment has expired', async () => {
    let now = noon
    const { checkout, post, find, receiver } = await aGateway({}, () => now)
    const page = await checkout()
    now = new Date('2025-06-10T18:00:01Z')
    await post(page, { choice: 'approve', means: 'card' })
    expect(await find()).toMatchObject({ rawStatus: 'Expirada' })
    expect(receiver.received).toEqual([])
  })

  it('counts once when two choices come at the same moment', async () => {
    const { checkout, post, receiver, kit } = await aGateway()
    const page = await checkout()
    await Promise.all(['approve', 'decline'].map((choice) => post(page, { choice, means: 'card' })))
    expect(await kit.memo.list('step:MAT-0001:')).toHaveLength(1)
    expect(receiver.received).toHaveLength(1)
  })

  it('cannot be a reversal', async () => {
    const { checkout, post, find } = await aGateway()
    const page = await checkout()
    await post(page, { choice: 'approve', means: 'card' })
    await post(page, { choice: 'reverse' })
    expect(await find()).toMatchObject({ rawStatus: 'Aceptada' })
  })
})

describe('what a tester does later', () => {
  it('approves a payment that was left pending, as a second event', async () => {
    const { choose, post, find, receiver, adapter } = await aGateway()
    await choose('pending')
    const { providerRef } = (await find()) ?? { providerRef: '' }
    await post(`payments/${providerRef}`, { choice: 'approve' })
    expect(await find()).toMatchObject({ status: 'approved', means: 'pse' })
    const verdicts = await Promise.all(receiver.received.map((request) => verdictOn(adapter, request)))
    expect(verdicts).toMatchObject([
      { event: { rawStatus: 'Pendiente' } },
      { event: { rawStatus: 'Aceptada' } },
    ])
    expect(new Set(verdicts.map((verdict) => (verdict.is === 'event' ? verdict.eventId : ''))).size).toBe(2)
  })

  it('sees the newest payment first, with the acts that fit its status', async () => {
    const { choose, get } = await aGateway()
    await choose('pending', { reference: 'MAT-0001' })
    await choose('decline', { reference: 'MAT-0002' })
    const page = htmlOf(await get(''))
    expect(page.indexOf('MAT-0002')).toBeLessThan(page.indexOf('MAT-0001'))
    expect(page).toContain('Aprobar: MAT-0001')
    expect(page).not.toContain('Aprobar: MAT-0002')
  })
})
