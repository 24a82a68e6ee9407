import { describe, expect, it } from 'vitest'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { payoutDay, type PayoutBody, readToldPayouts } from '@matricula/hub/testing/payouts'
import { Auditor } from '@matricula/hub/testing/reconciliation'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { aSplit, payPart } from '@matricula/hub/testing/splits'
import { until } from '@matricula/hub/testing/until'

const total = 4_750_000

describe.each(databases)('The day of an order that is paid in parts, on $name', (database) => {
  it('has each part at the provider and the order in accounting, and goes on to the bank by its order', async () => {
    const { hub, family, payers } = await aSplit({ database })
    const { token } = await family.check()
    const [last, ...first] = payers
    for (const payer of first) await payPart(payer)
    const auditor = await Auditor.comes(hub)
    expect(await auditor.summary()).toMatchObject({
      open: 0,
      hub: { count: 2, amount: 2_375_000 },
      ledger: { provider: 2_375_000, gross: 2_375_000, outflow: 0, accounting: 0 },
    })

    if (last !== undefined) await payPart(last)

    await until(() => readBooks(hub.hub.app, '10001'), isDelivered)
    const { state, rows } = await auditor.day()
    expect([state, rows.map(({ verdict }) => verdict)]).toEqual([
      'agrees',
      ['agrees', 'agrees', 'agrees', 'agrees'],
    ])
    expect(rows.map((row) => row.hub?.student)).toEqual(['10001', '10001', '10001', '10001'])
    expect(await auditor.summary()).toMatchObject({
      open: 0,
      provider: { count: 3, amount: total },
      hub: { count: 3, amount: total, orders: 0 },
      ledger: { provider: total, gross: total, outflow: 0, net: total, accounting: total },
    })

    await setSeasonClock(hub, `${payoutDay}T15:00:00.000Z`)
    await readToldPayouts(hub)
    const [payout] = (await auditor.visitor.get<readonly PayoutBody[]>('/api/payouts')).body
    const told = await auditor.visitor.get<PayoutBody>(`/api/payouts/${payout?.id ?? ''}`)
    expect(told.body.parts).toHaveLength(3)
    expect(told.body.parts).toEqual(told.body.parts.map(() => expect.objectContaining({ orders: [token] })))
  })
})
