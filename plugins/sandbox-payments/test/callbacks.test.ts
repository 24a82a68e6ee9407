import { describe, expect, it } from 'vitest'
import type { ProviderPayment, WebhookVerdict } from '@matricula/contract'
import { aGateway, verdictOn, type GatewayFixture } from './support/gateway.ts'

async function verdicts({ adapter, receiver }: GatewayFixture): Promise<WebhookVerdict<ProviderPayment>[]> {
  return Promise.all(receiver.received.map((request) => verdictOn(adapter, request)))
}

function statusesOf(told: readonly WebhookVerdict<ProviderPayment>[]): string[] {
  return told.map((verdict) => (verdict.is === 'event' ? verdict.event.rawStatus : verdict.is))
}

describe('callbacks', () => {
  it('survive a hub that is down and a process that dies, as the same event', async () => {
    const gateway = await aGateway()
    gateway.receiver.answer(503)
    await gateway.choose('approve')
    gateway.receiver.answer(200)
    await gateway.again().start(new AbortController().signal)
    await gateway.receiver.arrived(2)
    const [first, second] = await verdicts(gateway)
    expect(first).toEqual(second)
    expect(first).toMatchObject({ is: 'event', event: { status: 'approved' } })
  })

  it('survive a death between the decision and its callback', async () => {
    const gateway = await aGateway()
    const page = await gateway.checkout()
    const { memo } = gateway.kit
    const add = memo.add.bind(memo)
    memo.add = async (key, value) => {
      if (key.startsWith('letter:')) throw new Error('the process dies here')
      return add(key, value)
    }
    await expect(gateway.post(page, { choice: 'approve', means: 'card' })).rejects.toThrow('dies here')
    memo.add = add
    await gateway.again().start(new AbortController().signal)
    await gateway.receiver.arrived(1)
    expect(statusesOf(await verdicts(gateway))).toEqual(['Aceptada'])
  })

  it('are not sent again after an answer of 2xx', async () => {
    const gateway = await aGateway()
    await gateway.choose('approve')
    await gateway.post('callbacks', {})
    expect(gateway.receiver.received).toHaveLength(1)
  })
})

describe('the switches of the callbacks', () => {
  it('lost: the vendor knows, the hub is never told', async () => {
    const gateway = await aGateway({ switches: { lost: true } })
    await gateway.choose('approve')
    await gateway.post('callbacks', {})
    expect(gateway.receiver.received).toEqual([])
    expect(await gateway.find()).toMatchObject({ status: 'approved' })
  })

  it('late: it waits, and leaves when a tester says so', async () => {
    const gateway = await aGateway({ switches: { lateSeconds: 3600 } })
    await gateway.choose('approve')
    expect(gateway.receiver.received).toEqual([])
    await gateway.post('callbacks', {})
    expect(statusesOf(await verdicts(gateway))).toEqual(['Aceptada'])
  })

  it('copies: the same event many times', async () => {
    const gateway = await aGateway({ switches: { copies: 5 } })
    await gateway.choose('approve')
    const told = await verdicts(gateway)
    expect(told).toHaveLength(5)
    expect(new Set(told.map((verdict) => JSON.stringify(verdict))).size).toBe(1)
  })

  it.each(['wrongSignature', 'alteredCopy'])('%s: one more arrives and is forged', async (name) => {
    const gateway = await aGateway({ switches: { [name]: true } })
    await gateway.choose('approve')
    expect(statusesOf(await verdicts(gateway)).sort()).toEqual(['Aceptada', 'forged'])
  })

  it('a forged one is not repeated when the hub refuses it', async () => {
    const gateway = await aGateway({ switches: { lost: false, wrongSignature: true } })
    gateway.receiver.answer(401)
    await gateway.choose('approve')
    expect(await gateway.kit.memo.list('letter:')).toMatchObject([{ value: { until: 'accepted' } }])
  })

  it('reversed: the pending event arrives after the approval', async () => {
    const gateway = await aGateway({ switches: { reversed: true } })
    await gateway.choose('approve')
    expect(statusesOf(await verdicts(gateway))).toEqual(['Aceptada', 'Pendiente'])
  })

  it('amountOff: the vendor charges another amount and says so, signed', async () => {
    const gateway = await aGateway({ switches: { amountOff: -1000 } })
    await gateway.choose('approve')
    expect(await gateway.find()).toMatchObject({ status: 'approved', amount: 4_749_000 })
    expect(await verdicts(gateway)).toMatchObject([{ is: 'event', event: { amount: 4_749_000 } }])
  })
})
