import { describe, expect, it } from 'vitest'
import { keepPayout } from '../../../src/modules/payouts/keep-payout.ts'
import { databases } from '@matricula/hub/testing/databases'
import { aToldPayout, payoutDay, type PayoutBody, sayOfPayout } from '@matricula/hub/testing/payouts'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'

const total = 4_750_000

/** The provider takes back of a payment, with a case that costs 30,000, in a payout of nothing else. */
async function takeBack({ hub }: TestHub, providerRef: string): Promise<void> {
  const dispute = { kind: 'dispute', providerRef, gross: -1_000_000, fee: 30_000 } as const
  const lines = [{ ...dispute, withheld: {}, net: -1_030_000 }]
  const payout = { id: 'PO-TAKEN', day: payoutDay, net: -1_030_000, depositRef: null, lines }
  await keepPayout(hub.app, { instance: 'card', payout, trace: 't' })
}

describe.each(databases)('The payouts of an order’s payment, on $name,', (database) => {
  it('say how much of it left its provider in each, before fees, until one comes back', async () => {
    const { hub, finance, started } = await aToldPayout({ database })
    const path = `/api/payments/${started.token}/payouts`
    const [payout] = (await finance.get<readonly PayoutBody[]>('/api/payouts')).body
    if (payout === undefined) throw new Error('a payout is told')
    const { provider_ref: providerRef } = await hub.hub.app.database('payment').first('provider_ref')

    const { id, reference, net } = payout
    const paidOut = { id, instance: 'card', reference, net, day: payoutDay, amount: total }
    expect((await finance.get(path)).body).toEqual([{ ...paidOut, status: 'in-transit', returned_on: null }])

    await takeBack(hub, providerRef)
    expect((await finance.get(path)).body).toHaveLength(2)
    expect((await finance.get(path)).body).toContainEqual(
      expect.objectContaining({ reference: 'PO-TAKEN', net: -1_030_000, amount: -1_030_000 }),
    )

    await sayOfPayout(finance, payout, 'returned', { reason: 'Cuenta cerrada', on: payoutDay })
    expect((await finance.get(path)).body).toContainEqual({
      ...paidOut,
      status: 'returned',
      returned_on: payoutDay,
    })
  })
})

it('The payouts of an order are finance’s alone, and each read of them is in the trail', async () => {
  const { hub, family, finance, started } = await aToldPayout()
  const path = `/api/payments/${started.token}/payouts`
  const admissions = await signInStaff(hub, 'admissions')
  expect((await finance.get(`/api/payments/${'0'.repeat(32)}/payouts`)).status).toBe(404)
  expect((await admissions.get(path)).status).toBe(403)
  expect((await family.visitor.get(path)).status).toBe(403)

  await finance.get(path)

  const [read] = await hub.hub.app.database('audit').where({ act: 'record.read', subject: '10001' })
  expect(read).toMatchObject({ actor: 'staff:finanzas' })
})
