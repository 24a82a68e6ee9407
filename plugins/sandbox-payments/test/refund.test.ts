import { describe, expect, it } from 'vitest'
import { aGateway, call, type GatewayFixture } from './support/gateway.ts'

async function giveBack({ adapter, find }: GatewayFixture, given: { amount?: number; key?: string } = {}) {
  if (!adapter.refunds) throw new Error('no refunds')
  const providerRef = (await find())?.providerRef ?? ''
  const { amount = 4_750_000, key = 'r1' } = given
  return adapter.refunds.refund(
    { reference: 'MAT-0001', providerRef, amount, reason: 'pago duplicado' },
    { ...call, key },
  )
}

describe('a refund', () => {
  it('reverses an approved payment once and tells the hub', async () => {
    const gateway = await aGateway()
    await gateway.choose('approve')
    const first = await giveBack(gateway)
    expect(await giveBack(gateway)).toEqual(first)
    expect(await gateway.find()).toMatchObject({ rawStatus: 'Reversada', status: 'reversed' })
    expect(await gateway.kit.memo.list('step:MAT-0001:')).toHaveLength(2)
    await gateway.post('callbacks', {})
    expect(gateway.receiver.received).toHaveLength(2)
  })

  it('under another key is a conflict that names the first', async () => {
    const gateway = await aGateway()
    await gateway.choose('approve')
    const { ref } = await giveBack(gateway)
    await expect(giveBack(gateway, { key: 'r2' })).rejects.toMatchObject({ code: 'conflict', existing: ref })
  })

  it('of a part, or of a payment that is not approved, is rejected with the reason', async () => {
    const gateway = await aGateway()
    await gateway.choose('pending')
    await expect(giveBack(gateway)).rejects.toMatchObject({ code: 'rejected' })
    await gateway.choose('approve', { reference: 'MAT-0001' })
    await expect(giveBack(gateway, { amount: 1 })).rejects.toMatchObject({
      code: 'rejected',
      field: 'amount',
    })
  })

  it('of a payment nobody made is not found', async () => {
    await expect(giveBack(await aGateway())).rejects.toMatchObject({ code: 'not-found' })
  })
})
