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

  it('of more than is left, or of a payment that is not approved, is rejected with the reason', async () => {
    const gateway = await aGateway()
    await gateway.choose('pending')
    await expect(giveBack(gateway)).rejects.toMatchObject({ code: 'rejected' })
    await gateway.choose('approve', { reference: 'MAT-0001' })
    await giveBack(gateway, { amount: 1_000_000 })
    await expect(giveBack(gateway, { amount: 3_750_001, key: 'r2' })).rejects.toMatchObject({
      code: 'rejected',
      field: 'amount',
    })
  })

  it('of a part leaves the payment approved, on its day, until the last peso is back', async () => {
    const gateway = await aGateway()
    await gateway.choose('approve')
    const paid = await gateway.find()
    const part = await giveBack(gateway, { amount: 1_000_000 })
    expect(part).toMatchObject({ status: 'done', reason: null })
    expect(await gateway.find()).toEqual(paid)
    const rest = await giveBack(gateway, { amount: 3_750_000, key: 'r2' })
    expect(rest.ref).not.toBe(part.ref)
    expect(await gateway.find()).toMatchObject({ status: 'reversed', amount: 4_750_000 })
  })

  it('of two parts at once that are too much together gives one of them', async () => {
    const gateway = await aGateway()
    await gateway.choose('approve')
    const ends = await Promise.allSettled(
      ['r1', 'r2'].map((key) => giveBack(gateway, { amount: 3_000_000, key })),
    )
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('of a second charge under the reference leaves the first where it is', async () => {
    const gateway = await aGateway()
    await gateway.choose('approve')
    const first = await gateway.find()
    const [paid] = await gateway.kit.memo.list('step:MAT-0001:')
    await gateway.kit.memo.set('step:MAT-0001-2:000000', paid?.value ?? {})
    const request = { reference: 'MAT-0001', amount: 4_750_000, reason: 'pago duplicado' }
    const providerRef = `${first?.providerRef}-2`
    await gateway.adapter.refunds?.refund({ ...request, providerRef }, { ...call, key: 'r1' })
    const others = [{ ...first, providerRef, status: 'reversed', rawStatus: 'Reversada' }]
    expect(await gateway.find()).toEqual({ ...first, others })
  })

  it('is found by its key alone', async () => {
    const gateway = await aGateway()
    await gateway.choose('approve')
    const given = await giveBack(gateway, { amount: 1_000_000 })
    const sought = { reference: 'MAT-0001', providerRef: '', amount: 1_000_000, ref: null }
    expect(await gateway.adapter.refunds?.find({ ...sought, key: 'r1' }, call)).toEqual(given)
    expect(await gateway.adapter.refunds?.find({ ...sought, key: 'r2' }, call)).toBeNull()
  })

  it('of a payment nobody made is not found', async () => {
    await expect(giveBack(await aGateway())).rejects.toMatchObject({ code: 'not-found' })
  })
})
