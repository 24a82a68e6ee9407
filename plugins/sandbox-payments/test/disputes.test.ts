import { expect, it } from 'vitest'
import { aGateway, call, type GatewayFixture } from './support/gateway.ts'

const expiresAt = '2025-06-30T00:00:00Z'

/** A gateway whose clock is moved, on Thursday, 12 June 2025, at noon in Bogotá, with a payment of 1,000,000 by PSE. */
async function aPaidGateway() {
  let now = new Date('2025-06-12T17:00:00Z')
  const gateway = await aGateway({}, () => now)
  await gateway.choose('approve', { reference: 'MAT-1', amount: 1_000_000, expiresAt })
  const { providerRef = '' } = (await gateway.find('MAT-1')) ?? {}
  const decide = (choice: string) => gateway.post(`payments/${providerRef}`, { choice })
  return { gateway, providerRef, decide, setTime: (at: string) => void (now = new Date(at)) }
}

async function disputes({ adapter }: GatewayFixture, from: string, to = from) {
  return (await adapter.disputes?.list({ from, to }, { size: 50 }, call))?.items
}

it('An approved payment is contested once, for all that is left of it, and decided once', async () => {
  const { gateway, providerRef, decide } = await aPaidGateway()
  const part = { reference: 'MAT-1', providerRef, amount: 100_000, reason: 'parte' }
  await gateway.adapter.refunds?.refund(part, { ...call, key: 'part' })

  await decide('win')
  expect(await disputes(gateway, '2025-06-12')).toEqual([])
  await decide('contest')
  await decide('contest')

  const opened = {
    ref: expect.stringMatching(/^CB-[0-9A-F]{12}$/),
    providerRef,
    amount: 900_000,
    fee: 30_000,
    reason: 'unrecognised',
    openedOn: '2025-06-12',
    answerBy: '2025-06-17',
  }
  expect(await disputes(gateway, '2025-06-12')).toEqual([{ ...opened, status: 'opened', endedOn: null }])
  await decide('lose')
  await decide('win')
  expect(await disputes(gateway, '2025-06-12')).toEqual([
    { ...opened, status: 'lost', endedOn: '2025-06-12' },
  ])
  expect(await gateway.find('MAT-1')).toMatchObject({ status: 'approved' })
})

it('What is contested and the fee are kept from the next payout, and what was won comes back', async () => {
  const { gateway, providerRef, decide, setTime } = await aPaidGateway()
  await decide('contest')
  setTime('2025-06-16T17:00:00Z')
  await decide('win')
  setTime('2025-06-17T17:00:00Z')

  const payouts = await gateway.adapter.payouts?.list(
    { from: '2025-06-12', to: '2025-06-17' },
    { size: 50 },
    call,
  )

  const about = { kind: 'dispute', providerRef, withheld: {} }
  expect(
    payouts?.items.map(({ day, lines }) => [day, lines.filter(({ kind }) => kind === 'dispute')]),
  ).toEqual([
    ['2025-06-13', [{ ...about, gross: -1_000_000, fee: 30_000, net: -1_030_000 }]],
    ['2025-06-17', [{ ...about, gross: 1_000_000, fee: 0, net: 1_000_000 }]],
  ])
  expect(await disputes(gateway, '2025-06-16')).toMatchObject([{ status: 'won', endedOn: '2025-06-16' }])
})
