import { describe, expect, it } from 'vitest'
import { hasOpenPayment } from '../../../src/modules/payments/index.ts'
import { ordersDataSource } from '../../../src/modules/payments/orders-data-source.ts'
import { beginPayment, code, says } from '@matricula/hub/testing/a-payment'
import { readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement } from '@matricula/hub/testing/family'

const personal = ['Ruiz Peña', 'ana.ruiz@example.com', '52123456', '3001234567']

describe.each(databases)('What orders hold of a family on $name', (database) => {
  it('is given out with the payer, and erased without touching an amount', async () => {
    const { hub, family, started } = await beginPayment({ database })
    const { app } = hub.hub
    await family.chooseAtProvider(started, 'approve')
    await says(family, 'APROBADO')
    const before = await readBooks(app, code)
    const charges = await app.database('charge').orderBy('id')

    const exported = JSON.stringify(await ordersDataSource.export(app.database, [code]))
    const touched = await app.database.transaction((trx) => ordersDataSource.erase(trx, [code]))

    expect(personal.filter((text) => !exported.includes(text))).toEqual([])
    expect(touched).toBe(2)
    const kept = JSON.stringify([
      await app.database('payment_attempt'),
      await app.database('enrollment_order'),
      await ordersDataSource.export(app.database, [code]),
    ])
    expect(personal.filter((text) => kept.includes(text))).toEqual([])
    expect((await readBooks(app, code)).payments).toEqual(before.payments)
    expect(await app.database('charge').orderBy('id')).toEqual(charges)
    expect((await family.check()).data?.amount).toBe(started.data?.amount)
  })

  it('has no home of the family left in an order', async () => {
    const { hub } = await beginPayment({ database })
    const { database: rows } = hub.hub.app
    const place = { lat: 4.86, lng: -74.05, address: 'Calle 22 # 3-45' }
    const { choices, quote } = await rows('enrollment_order').first()
    const transport = { is: 'chosen', itemCode: 'CT-0001', place }
    await rows('enrollment_order').update({
      choices: JSON.stringify({ ...JSON.parse(choices), transport }),
      quote: JSON.stringify({ ...JSON.parse(quote), choices: { transport } }),
    })

    await rows.transaction((trx) => ordersDataSource.erase(trx, [code]))

    const order = await rows('enrollment_order').first()
    expect(order.choices + order.quote).not.toContain('Calle 22')
    expect(JSON.parse(order.quote).totals).toEqual(JSON.parse(quote).totals)
  })

  it('of another family is neither given out nor touched', async () => {
    const { hub } = await beginPayment({ database })

    expect(await ordersDataSource.export(hub.hub.app.database, ['10003'])).toEqual([])
    expect(await hub.hub.app.database.transaction((trx) => ordersDataSource.erase(trx, ['10003']))).toBe(0)
  })
})

describe('An open payment', () => {
  it('is one at the provider until it ends', async () => {
    const { hub, family, started } = await beginPayment()
    const { database } = hub.hub.app
    expect(await hasOpenPayment(database, ['10003', code])).toBe(true)
    expect(await hasOpenPayment(database, ['10003'])).toBe(false)

    await family.chooseAtProvider(started, 'decline')
    await says(family, 'RECHAZADO')

    expect(await hasOpenPayment(database, [code])).toBe(false)
  })

  it('is one that waits for the bank', async () => {
    const { hub } = await beginPayment({}, bankAgreement)

    expect(await hasOpenPayment(hub.hub.app.database, [code])).toBe(true)
  })
})
