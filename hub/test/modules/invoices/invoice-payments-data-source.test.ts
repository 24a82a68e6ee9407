import { describe, expect, it } from 'vitest'
import { invoicePaymentsDataSource } from '../../../src/modules/invoices/invoice-payments-data-source.ts'
import { hasOpenPayment } from '../../../src/modules/payments/index.ts'
import { databases } from '@matricula/hub/testing/databases'
import { beginInvoices } from '@matricula/hub/testing/invoices'

const personal = ['Ruiz Peña', 'ana.ruiz@example.com', '52123456', '3001234567']

describe.each(databases)('What payments of invoices hold of a family on $name', (database) => {
  it('is given out with the payer, and erased once the payment has ended, its amounts kept', async () => {
    const { hub, guardian, started, payables } = await beginInvoices({ database })
    const { database: rows } = hub.hub.app
    const erase = (codes: string[]) => rows.transaction((trx) => invoicePaymentsDataSource.erase(trx, codes))
    expect(await hasOpenPayment(rows, ['10003'])).toBe(true)
    expect(await erase(['10003'])).toBe(0)
    await guardian.choose(started, 'decline')
    await guardian.says(started.token, 'RECHAZADO')

    const exported = JSON.stringify(await invoicePaymentsDataSource.export(rows, ['10001', '10003']))
    expect(personal.filter((text) => !exported.includes(text))).toEqual([])
    expect(await invoicePaymentsDataSource.export(rows, ['10001'])).toEqual([])
    expect(await erase(['10001'])).toBe(0)
    expect(await erase(['10003'])).toBe(1)

    const kept = JSON.stringify(await rows('payment_attempt'))
    expect(personal.filter((text) => kept.includes(text))).toEqual([])
    expect((await guardian.check(started.token)).data).toMatchObject({
      amount: 1_250_000,
      documents: payables,
    })
    expect(await hasOpenPayment(rows, ['10003'])).toBe(false)
  })

  it('is nothing for nobody', async () => {
    const { hub } = await beginInvoices({ database })

    expect(await invoicePaymentsDataSource.export(hub.hub.app.database, [])).toEqual([])
  })
})
