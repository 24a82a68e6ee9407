import { describe, expect, it } from 'vitest'
import { PluginFault } from '@matricula/contract'
import { inTransaction } from '../../../src/db/transaction.ts'
import { recordInvoicePayment } from '../../../src/modules/accounting/record-invoice-payment.ts'
import type { Message } from '../../../src/modules/outbox/deliver-outbox.ts'
import { databases } from '../../support/databases.ts'
import { beginInvoices } from '../../support/invoices.ts'
import type { DatabaseKind } from '../../support/databases.ts'

const signal = () => AbortSignal.timeout(20_000)

/** An approved payment of invoices whose delivery is in the test's hands. */
async function approved(database: DatabaseKind) {
  const { hub, guardian, started } = await beginInvoices({
    database,
    settings: { outbox: { leaseSeconds: 60 } },
  })
  const { app } = hub.hub
  const { accounting } = app.plugins
  const { id } = await app.database('invoice_payment').first()
  await app.work.stop()
  const at = app.clock.now().toISOString()
  await app.database('invoice_payment').update({ status: 'approved', finished_at: at })
  const message: Message = { payload: { paymentId: id }, key: `invoices:${id}`, attempts: 1, trace: 'test' }
  const deliver = async (changed: object = {}) => {
    const plugins = { ...app.plugins, accounting: { ...accounting, ...changed } }
    const write = await recordInvoicePayment({ ...app, plugins })(message, signal())
    await inTransaction(app.database, write)
  }
  const reference = `${started.data.reference}-C10003`
  const recorded = () => accounting.incomingPayments?.find(reference, { signal: signal(), trace: 'test' })
  const holds = () => app.database('invoice_hold')
  return { app, accounting, guardian, deliver, recorded, holds }
}

describe.each(databases)('An approved payment of invoices on $name', (database) => {
  it('is recorded once, however often it is delivered', async () => {
    const { app, deliver, recorded, holds } = await approved(database)

    await deliver()
    const first = await recorded()
    await deliver()

    expect(first).not.toBeNull()
    expect(await recorded()).toEqual(first)
    expect(await holds()).toEqual([])
    const { posted } = await app.database('invoice_payment').first()
    expect(JSON.parse(posted)).toEqual([{ partnerCode: 'C10003', ref: first?.ref }])
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
})
