import { expect, it } from 'vitest'
import { aGateway, call, type GatewayFixture } from './support/gateway.ts'

const expiresAt = '2025-06-30T00:00:00Z'

async function payouts({ adapter }: GatewayFixture, from: string, to = from) {
  if (!adapter.payouts) throw new Error('no payouts')
  return (await adapter.payouts.list({ from, to }, { size: 50 }, call)).items
}

/** A gateway whose clock is moved, on Thursday, 12 June 2025, at noon in Bogotá. */
async function aGatewayInTime() {
  let now = new Date('2025-06-12T17:00:00Z')
  const gateway = await aGateway({}, () => now)
  return { gateway, setTime: (at: string) => void (now = new Date(at)) }
}

it('A charge is paid out on the weekday after it, less fee, IVA on it and, of a card, what is withheld', async () => {
  const { gateway, setTime } = await aGatewayInTime()
  const page = await gateway.checkout({ reference: 'MAT-1', amount: 1_000_000, expiresAt })
  await gateway.post(page, { choice: 'approve', means: 'card' })
  await gateway.choose('decline', { reference: 'MAT-2', expiresAt })
  expect(await payouts(gateway, '2025-06-12', '2025-06-13')).toEqual([])

  setTime('2025-06-13T05:00:00Z')
  const providerRef = (await gateway.find('MAT-1'))?.providerRef
  // 29,000 + 900 = 29,900, and 5,681 of IVA.
  const line = {
    kind: 'charge',
    providerRef,
    gross: 1_000_000,
    fee: 35_581,
    withheld: { retefuente: 15_000 },
  }
  expect(await payouts(gateway, '2025-06-12', '2025-06-13')).toEqual([
    {
      id: 'PO-20250613',
      day: '2025-06-13',
      net: 949_419,
      depositRef: 'ABONO 20250613',
      lines: [{ ...line, net: 949_419 }],
    },
  ])
})

it('What was charged and given back from Friday to Sunday is paid out on Monday, each part on its own day', async () => {
  const { gateway, setTime } = await aGatewayInTime()
  await gateway.choose('approve', { reference: 'MAT-1', amount: 500_000, expiresAt })
  setTime('2025-06-13T17:00:00Z')
  await gateway.choose('approve', { reference: 'MAT-2', amount: 200_000, expiresAt })
  setTime('2025-06-15T17:00:00Z')
  const { providerRef = '' } = (await gateway.find('MAT-1')) ?? {}
  const part = { reference: 'MAT-1', providerRef, amount: 100_000, reason: 'parte' }
  await gateway.adapter.refunds?.refund(part, { ...call, key: 'part' })
  setTime('2025-06-16T17:00:00Z')
  await gateway.post(`payments/${providerRef}`, { choice: 'reverse' })
  setTime('2025-06-17T17:00:00Z')

  const told = await payouts(gateway, '2025-06-01', '2025-06-17')
  expect(
    told.map(({ day, lines }) => [day, lines.map(({ kind, gross, net }) => [kind, gross, net])]),
  ).toEqual([
    ['2025-06-13', [['charge', 500_000, 481_674]]],
    [
      '2025-06-16',
      [
        ['charge', 200_000, 192_027],
        ['refund', -100_000, -100_000],
      ],
    ],
    ['2025-06-17', [['refund', -400_000, -400_000]]],
  ])
  expect(told.map(({ net }) => net)).toEqual([481_674, 92_027, -400_000])
})
