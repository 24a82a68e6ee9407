import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Auditor, today } from '@matricula/hub/testing/reconciliation'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { payPart, withPaidParts } from '@matricula/hub/testing/splits'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { keepClosedDays } from '../../../src/modules/reconciliation/keep-closed-days.ts'
import { giveBack } from '../payments-office/a-refund.ts'

const total = 4_750_000

describe.each(databases)('An order that was paid in parts, on $name', (database) => {
  it('has none of its parts for paid once all of it has gone back by transfer', async () => {
    const { hub, family, finance } = await withPaidParts(3, { database })
    const { token } = await family.check()
    const auditor = await Auditor.comes(hub)

    await transfer(finance, token, total)

    const { rows } = await auditor.day()
    expect(rows.map((row) => [row.hub?.status, row.verdict])).toEqual(
      Array.from({ length: 4 }, () => ['refunded', 'agrees']),
    )
    expect(await auditor.summary()).toMatchObject({
      provider: { count: 3, amount: total },
      hub: { count: 0, amount: 0, charged: total, booked: 0 },
      ledger: { gross: total, outflow: total, net: 0 },
    })
  })

  it('has all of its parts for paid while a part of it has gone back', async () => {
    const { hub, family, finance } = await withPaidParts(3, { database })
    const { token } = await family.check()
    const auditor = await Auditor.comes(hub)

    await transfer(finance, token, 1_000_000)

    const { rows } = await auditor.day()
    expect(rows.map((row) => row.hub?.status)).toEqual(Array.from({ length: 4 }, () => 'approved'))
    expect(await auditor.summary()).toMatchObject({ hub: { count: 3, amount: total, charged: total } })
  })

  it('has a closed day of its first parts heard anew once all of it has gone back', async () => {
    const { hub, family, company, finance } = await withPaidParts(2, { database })
    await setSeasonClock(hub, '2025-06-20T10:00:00-05:00')
    await payPart(company)
    const { token } = await family.check()
    await setSeasonClock(hub, '2025-06-21T10:00:00-05:00')
    await keepClosedDays(hub.hub.app, { signal: AbortSignal.timeout(20_000), trace: 'test' })
    const auditor = await Auditor.comes(hub)
    const before = await auditor.summary()

    await transfer(finance, token, total, '2025-06-21')

    expect(before).toMatchObject({ state: 'agrees', hub: { count: 2 } })
    expect(await auditor.summary()).toMatchObject({ state: 'agrees', hub: { count: 0, amount: 0 } })
  })
})

async function transfer(finance: Visitor, token: string, amount: number, day = today): Promise<void> {
  const { body } = await giveBack(finance, token, { way: 'bank', amount })
  const done = { reference: 'T-4711', day }
  const { status, text } = await finance.post(`/api/refunds/${body.id}/done`, done)
  if (status !== 200) throw new Error(text)
}
