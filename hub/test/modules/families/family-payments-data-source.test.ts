import { describe, expect, it } from 'vitest'
import { familyPaymentsDataSource } from '../../../src/modules/families/family-payments-data-source.ts'
import { hasOpenPayment } from '../../../src/modules/payments/index.ts'
import { databases } from '@matricula/hub/testing/databases'
import { beginFamily } from '@matricula/hub/testing/families'

const personal = ['Ruiz Peña', 'ana.ruiz@example.com', '52123456', '3001234567']

describe.each(databases)('What family payments hold of a family on $name', (database) => {
  it('is given out with the payer, and erased once the payment has ended, its amounts kept', async () => {
    const { hub, parent, started } = await beginFamily({ database })
    const { database: rows } = hub.hub.app
    const erase = (codes: string[]) => rows.transaction((trx) => familyPaymentsDataSource.erase(trx, codes))
    expect(await hasOpenPayment(rows, ['10013'])).toBe(true)
    expect(await erase(['10013'])).toBe(0)
    await parent.choose(started, 'decline')
    await parent.says(started.token, 'RECHAZADO')

    const exported = JSON.stringify(await familyPaymentsDataSource.export(rows, ['10001', '10013']))
    expect(personal.filter((text) => !exported.includes(text))).toEqual([])
    expect(await familyPaymentsDataSource.export(rows, ['10001'])).toEqual([])
    expect(await familyPaymentsDataSource.export(rows, [])).toEqual([])
    expect(await erase(['10001'])).toBe(0)
    expect(await erase(['10013'])).toBe(1)

    const kept = JSON.stringify(await rows('payment_attempt').where({ pays: 'orders' }))
    expect(personal.filter((text) => kept.includes(text))).toEqual([])
    expect((await parent.check(started.token)).data.amount).toBe(started.data.amount)
  })
})
