import { keepPayout } from '../../src/modules/payouts/keep-payout.ts'
import { takeBeforeLedger } from '../opening-balances.ts'
import type { Acts } from './act.ts'
import type { School } from './school.ts'

/** What finance does about settlements of a provider. */
export const payoutActs: Acts = {
  'GET /api/payouts/{id}': async (school) => ({ values: { id: await aPayout(school) } }),
  'PUT /api/payouts/opening-balances/{instance}': async (school) => {
    await takeBeforeLedger(school.hub)
    return {
      values: { instance: 'card' },
      body: { amount: school.count(), on: day, reason: 'Extractos de 2024' },
    }
  },
  'POST /api/payouts/{id}/arrived': async (school) => ({
    values: { id: await aPayout(school) },
    body: { bank_reference: 'ABONO 1', on: day },
  }),
  'POST /api/payouts/{id}/returned': async (school) => ({
    values: { id: await aPayout(school) },
    body: { reason: 'Cuenta cerrada', on: day },
  }),
}

/** The season's day of the tests. */
const day = '2025-06-19'

/** One that nobody has seen at the bank yet. */
async function aPayout(school: School): Promise<string> {
  const { app } = school.hub.hub
  const ref = `PO-WALK${school.count()}`
  const amounts = { gross: 100_000, fee: 4_000, withheld: {}, net: 96_000 }
  const lines = [{ kind: 'charge', providerRef: 'SP-WALK', ...amounts }] as const
  const payout = { id: ref, day, net: 96_000, depositRef: null, lines }
  await keepPayout(app, { instance: 'card', payout, trace: 'walk' })
  const kept: { id: string } = await app.database('payout').where({ payout_ref: ref }).first('id')
  return kept.id
}
