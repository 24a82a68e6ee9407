import { describe, expect, it } from 'vitest'
import { keepPayout } from '../../../src/modules/payouts/keep-payout.ts'
import { databases } from '@matricula/hub/testing/databases'
import { type PayoutBody, sayOfPayout } from '@matricula/hub/testing/payouts'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

const day = '2025-06-19'

/** One of each that a payout can be: 8,900,000 at the bank, 3,000,000 on its way, 200,000 owed, and 500,000 that came back. */
async function payoutsOfEachState(options: Parameters<typeof runHub>[0] = {}): Promise<Visitor> {
  const hub = await runHub(options)
  const nets = { 'PO-BANK': 8_900_000, 'PO-WAY': 3_000_000, 'PO-OWED': -200_000, 'PO-BACK': 500_000 }
  for (const [id, net] of Object.entries(nets)) {
    const amounts = { gross: net, fee: 0, withheld: {}, net }
    const line = { kind: net < 0 ? 'refund' : 'charge', providerRef: `SP-${id}`, ...amounts } as const
    const payout = { id, day, net, depositRef: null, lines: [line] }
    await keepPayout(hub.hub.app, { instance: 'card', payout, trace: 't' })
  }
  await setSeasonClock(hub, `${day}T15:00:00.000Z`)
  const finance = await signInStaff(hub, 'finance')
  const { body } = await finance.get<readonly PayoutBody[]>('/api/payouts')
  const named = (name: string) => body.find(({ reference }) => reference === name) ?? { id: '' }
  await sayOfPayout(finance, named('PO-BANK'), 'arrived', { on: day, bank_reference: '00412' })
  await sayOfPayout(finance, named('PO-BACK'), 'returned', { on: day, reason: 'Cuenta cerrada' })
  return finance
}

describe.each(databases)('What payouts come to, on $name,', (database) => {
  it('is told state by state, and in all of what arrived or is expected', async () => {
    const finance = await payoutsOfEachState({ database })

    expect((await finance.get('/api/payouts/summary')).body).toEqual({
      arrived: { count: 1, net: 8_900_000 },
      in_transit: { count: 1, net: 3_000_000 },
      owed: { count: 1, net: -200_000 },
      returned: { count: 1, net: 500_000 },
      expected: 11_700_000,
    })
    const sumOf = async (query: string) =>
      (await finance.get(`/api/payouts${query}`)).headers.get('x-total-amount')
    expect(await sumOf('')).toBe('11700000')
    expect(await sumOf('?status=in-transit')).toBe('2800000')
    expect(await sumOf('?status=returned')).toBe('500000')
  })
})

it('What payouts come to is nothing where none was told', async () => {
  const finance = await signInStaff(await runHub(), 'finance')
  const none = { count: 0, net: 0 }
  expect((await finance.get('/api/payouts/summary')).body).toEqual({
    arrived: none,
    in_transit: none,
    owed: none,
    returned: none,
    expected: 0,
  })
})
