import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Auditor, today } from '@matricula/hub/testing/reconciliation'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { settings } from '@matricula/hub/testing/exceptions'
import { aPaidOrder, giveBack, part } from '../payments-office/a-refund.ts'

describe.each(databases)('A day that is over, on $name,', (database) => {
  it('says what was posted of it later, and on which day', async () => {
    const { hub, finance, token } = await aPaidOrder({ database, settings })
    const { body: refund } = await giveBack(finance, token, { way: 'bank' })
    await setSeasonClock(hub, '2025-06-22T10:00:00-05:00')
    const done = { reference: 'Transferencia 4711', day: '2025-06-20' }
    await finance.post(`/api/refunds/${refund.id}/done`, done)
    const auditor = new Auditor(finance)

    expect((await auditor.day('2025-06-20')).posted_later).toEqual([
      { posted_on: '2025-06-22', gross: 0, outflow: part, net: -part, accounting: 0 },
    ])
    expect((await auditor.day(today)).posted_later).toEqual([])
  })
})
