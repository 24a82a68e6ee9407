import { describe, expect, it } from 'vitest'
import { aRead, aWrite, anAccounting } from './support/an-accounting.ts'

describe('money on account', () => {
  const onAccount = {
    reference: 'ACC-1',
    partnerCode: 'C10003',
    amount: 300_000,
    paidOn: '2025-06-19',
    providerRef: 'provider-1',
  }

  it('lowers the balance once and closes no invoice', async () => {
    const accounting = anAccounting()
    const open = await accounting.openInvoices('C10003', aRead())
    const first = await accounting.onAccount.record(onAccount, aWrite('key-1'))

    expect(await accounting.onAccount.record(onAccount, aWrite('key-1'))).toEqual(first)
    expect(await accounting.onAccount.find('ACC-1', aRead())).toEqual(first)
    expect((await accounting.balance('C10003', aRead()))[0]?.balance2).toBe(950_000)
    expect(await accounting.openInvoices('C10003', aRead())).toEqual(open)
    await expect(accounting.onAccount.record(onAccount, aWrite('key-2'))).rejects.toMatchObject({
      code: 'conflict',
      existing: first.ref,
    })
  })

  it('of who owes nothing is the balance in their favour', async () => {
    const accounting = anAccounting()
    await accounting.onAccount.record({ ...onAccount, partnerCode: 'C10001' }, aWrite('key-1'))

    expect((await accounting.balance('C10001', aRead()))[0]?.balance2).toBe(-300_000)
  })

  it.each([0, -1, 0.5])('of %d pesos is refused', async (amount) => {
    await expect(
      anAccounting().onAccount.record({ ...onAccount, amount }, aWrite('key-1')),
    ).rejects.toMatchObject({ code: 'invalid', field: 'amount' })
  })
})
