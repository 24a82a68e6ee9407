import { describe, expect, it } from 'vitest'
import { type AdjustedPayment, PluginFault, type Write } from '@matricula/contract'
import { inTransaction } from '../../../src/db/transaction.ts'
import { recordInvoicePayment } from '../../../src/modules/accounting/record-invoice-payment.ts'
import type { Message } from '../../../src/modules/outbox/deliver-outbox.ts'
import { databases } from '@matricula/hub/testing/databases'
import { beginInvoices } from '@matricula/hub/testing/invoices'
import type { DatabaseKind } from '@matricula/hub/testing/databases'

const signal = () => AbortSignal.timeout(20_000)

/** An approved payment of invoices whose delivery is in the test's hands. */
async function approved(database: DatabaseKind) {
  const { hub, guardian, started } = await beginInvoices({
    database,
    settings: { outbox: { leaseSeconds: 60 } },
  })
  const { app } = hub.hub
  const { accounting } = app.plugins
  const { id } = await app.database('payment_attempt').where({ pays: 'invoices' }).first()
  await app.work.stop()
  const at = app.clock.now().toISOString()
  await app
    .database('payment_attempt')
    .where({ pays: 'invoices' })
    .update({ status: 'approved', finished_at: at })
  await app.database('allocation').update({ status: 'approved', ended_at: at })
  const message: Message = { payload: { paymentId: id }, key: `invoices:${id}`, attempts: 1, trace: 'test' }
  const deliver = async (changed: object = {}) => {
    const plugins = { ...app.plugins, accounting: { ...accounting, ...changed } }
    const write = await recordInvoicePayment({ ...app, plugins })(message, signal())
    await inTransaction(app.database, write)
  }
  const reference = `${started.data.reference}-C10003`
  const recorded = () => accounting.incomingPayments?.find(reference, { signal: signal(), trace: 'test' })
  const documents = () => app.database('allocation')
  const holds = () => documents().whereNotNull('open_key')
  return { accounting, guardian, deliver, recorded, documents, holds }
}

describe.each(databases)('An approved payment of invoices on $name', (database) => {
  it('is recorded once, however often it is delivered', async () => {
    const { deliver, recorded, documents, holds } = await approved(database)

    await deliver()
    const first = await recorded()
    await deliver()

    expect(first).not.toBeNull()
    expect(await recorded()).toEqual(first)
    expect(await holds()).toEqual([])
    expect(new Set(await documents().pluck('posted_ref'))).toEqual(new Set([first?.ref]))
  })

  it('is adopted when accounting took it and hung up', async () => {
    const { accounting, deliver, recorded, holds } = await approved(database)
    const { incomingPayments } = accounting
    if (incomingPayments === undefined) throw new Error('the sandbox records payments')

    await deliver({
      incomingPayments: {
        ...incomingPayments,
        async record(...given: Parameters<typeof incomingPayments.record>) {
          await incomingPayments.record(...given)
          throw new PluginFault('unknown-outcome', 'the line broke')
        },
      },
    })

    expect(await recorded()).not.toBeNull()
    expect(await holds()).toEqual([])
  })

  it('waits for a person where accounting records no payments, and keeps its invoices', async () => {
    const { deliver, recorded, holds } = await approved(database)

    await expect(deliver({ incomingPayments: undefined })).rejects.toMatchObject({ code: 'unsupported' })

    expect(await recorded()).toBeNull()
    expect((await holds()).length).toBeGreaterThan(0)
  })

  it('that was late waits for a person where accounting books no surcharge', async () => {
    const { deliver, recorded, documents, holds } = await approved(database)
    await documents().update({ surcharge: 12 })

    await expect(deliver({ adjustedPayments: undefined })).rejects.toMatchObject({ code: 'unsupported' })

    expect(await recorded()).toBeNull()
    expect((await holds()).length).toBeGreaterThan(0)
  })

  it('tells surcharge and discount apart, once', async () => {
    const { accounting, deliver, documents } = await approved(database)
    const [document] = await documents().orderBy('doc_num')
    await documents()
      .where({ id: document.id })
      .update({ amount: 1_425_012, surcharge: 12, discount: 75_000 })
    const told: AdjustedPayment[] = []
    const record = async (payment: AdjustedPayment, write: Write) => {
      told.push(payment)
      return accounting.adjustedPayments?.record(payment, write)
    }

    await deliver({ adjustedPayments: { record } })
    await deliver({ adjustedPayments: { record } })

    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ amount: 1_425_012 + 625_000 })
    expect(told[0]?.documents).toContainEqual({
      docNum: document.doc_num,
      amount: 1_425_000,
      surcharge: 12,
      discount: 75_000,
    })
  })
})
