import { expect, it } from 'vitest'
import { payoutPosting } from '../../../src/modules/payouts/payout-posting.ts'
import type { KeptLine } from '../../../src/modules/payouts/payout.ts'

const nothing = { fee: 0, retefuente: 0, reteiva: 0, reteica: 0 }

function line(kind: KeptLine['kind'], given: Partial<KeptLine>): KeptLine {
  const { gross = 0, fee = 0, retefuente = 0, reteiva = 0, reteica = 0 } = given
  const net = gross - fee - retefuente - reteiva - reteica
  return { ...nothing, ...given, kind, providerRef: 'SP-1', gross, net }
}

function posted(lines: readonly KeptLine[]) {
  const net = lines.reduce((sum, one) => sum + one.net, 0)
  const payout = { id: 'p', instance: 'card', day: '2025-06-20', net, trace: 't' }
  const known = {
    payoutRef: 'PO-1',
    depositRef: null,
    digest: 'd',
    status: 'in-transit',
    toldAt: 't',
  } as const
  const unseen = { differsSince: null, bankRef: null, arrivedOn: null, arrivedBy: null }
  const posting = payoutPosting({ ...payout, ...known, ...unseen, returnedOn: null, returnedBy: null }, lines)
  return posting.lines.filter(({ amount }) => amount !== 0).map(({ account, amount }) => [account, amount])
}

it('A payout of 9,300,000 with a fee and what is withheld takes all of it from the provider', () => {
  expect(
    posted([
      line('charge', { gross: 5_600_000, fee: 160_000, retefuente: 84_000 }),
      line('charge', { gross: 3_700_000, fee: 90_000, retefuente: 41_000, reteica: 15_000 }),
      line('fee', { fee: 10_000 }),
    ]),
  ).toEqual([
    ['in-transit/p', 8_900_000],
    ['fees/card', 260_000],
    ['withheld/retefuente', 125_000],
    ['withheld/reteica', 15_000],
    ['provider/card', -9_300_000],
  ])
})

it('What a refund and a dispute take is given back to the provider, the case’s fee without being a fee again', () => {
  expect(
    posted([
      line('charge', { gross: 2_000_000, fee: 60_000 }),
      line('refund', { gross: -500_000 }),
      line('dispute', { gross: -1_000_000, fee: 30_000 }),
    ]),
  ).toEqual([
    ['in-transit/p', 410_000],
    ['fees/card', 60_000],
    ['provider/card', -470_000],
  ])
})
