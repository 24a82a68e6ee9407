import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import {
  type PayoutBody,
  aPayoutDay,
  payoutDay,
  readToldPayouts,
  sayOfPayout,
} from '@matricula/hub/testing/payouts'
import { Auditor } from '@matricula/hub/testing/reconciliation'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'

/** Of the only charge on the season's day of the tests. */
async function payoutOf(finance: Visitor) {
  const { rows } = await new Auditor(finance).day()
  expect(rows).toHaveLength(1)
  return rows[0]?.provider?.payout
}

describe.each(databases)('A charge of a day, on $name', (database) => {
  it('says in which payout it is, and whether finance has seen it at the bank', async () => {
    const { hub, finance } = await aPayoutDay({ database })
    await readToldPayouts(hub)
    const [payout] = (await finance.get<readonly PayoutBody[]>('/api/payouts')).body
    if (payout === undefined) throw new Error('a payout is told')
    const { reference } = payout

    expect(await payoutOf(finance)).toEqual({
      state: 'in-transit',
      reference,
      day: payoutDay,
      net: payout.net,
    })

    await sayOfPayout(finance, payout, 'arrived', { on: payoutDay, bank_reference: 'ABONO 4711' })
    expect(await payoutOf(finance)).toEqual({ state: 'arrived', reference, day: payoutDay, net: payout.net })
  })

  it('is not yet paid out before its provider tells so', async () => {
    const { finance } = await aPayoutDay({ database })
    expect(await payoutOf(finance)).toEqual({ state: 'not-yet', reference: null, day: null, net: null })
  })

  it('is not to be paid out once its provider took it back', async () => {
    const { hub, finance, provider, started } = await aPayoutDay({ database })
    await provider.change(started, 'reverse')
    await until(
      () => hub.hub.app.database('payment_attempt').first(),
      ({ status }) => status === 'reversed',
    )
    expect(await payoutOf(finance)).toBeNull()
  })
})
