import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { quietHub } from '@matricula/hub/testing/statements-of'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const code = '10004'

describe.each(databases)('A receipt on $name', (database) => {
  it('is there as soon as its order is paid, before anything is delivered', async () => {
    const hub = await quietHub({}, database)
    const family = await Family.signIn(hub, code)
    await family.enrol(rightAndCosts)

    const { data } = await family.check()

    const receipt = await hub.visitor().get(`/api/enrollment/resume/${data?.receiptToken}`)
    expect(receipt.status).toBe(200)
    const { receipts, deliveries } = await readBooks(hub.hub.app, code)
    expect({ receipts, deliveries }).toEqual({
      receipts: 1,
      deliveries: { 'accounting.order': 'due', 'notice.receipt': 'due' },
    })
  })

  it('that an earlier version left to a delivery is issued by it, and its payer is told', async () => {
    const hub = await runHub({ database })
    const { app } = hub.hub
    await (await Family.signIn(hub, code)).enrol(rightAndCosts)
    await until(() => readBooks(app, code), isDelivered)
    const { order_id: orderId } = await app.database('receipt').first('order_id')
    await app.database('receipt').delete()
    await app
      .database('outbox')
      .where({ topic: 'notice.receipt' })
      .update({ topic: 'receipt.issue', key: `receipt:${orderId}`, status: 'due', attempts: 0 })
    app.work.trigger('deliver-outbox')

    const books = await until(
      () => readBooks(app, code),
      (seen) => isDelivered(seen) && 'notice.receipt' in seen.deliveries,
    )

    expect(books).toMatchObject({
      ...onePaidEnrolment,
      deliveries: { ...onePaidEnrolment.deliveries, 'receipt.issue': 'done' },
    })
  })
})
