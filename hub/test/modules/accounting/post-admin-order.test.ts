import { describe, expect, it } from 'vitest'
import { type BookedLine, PluginFault } from '@matricula/contract'
import { inTransaction } from '../../../src/db/transaction.ts'
import type { AppContext } from '../../../src/app-context.ts'
import { postAdminOrder } from '../../../src/modules/accounting/post-admin-order.ts'
import type { Message } from '../../../src/modules/outbox/deliver-outbox.ts'
import {
  bookByHand,
  openDesk,
  previewedLines,
  sendOrder,
  vendorOrders,
} from '@matricula/hub/testing/admin-orders'
import { databases } from '@matricula/hub/testing/databases'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { someTotal } from '@matricula/hub/testing/with-custom-fields'
import type { DatabaseKind } from '@matricula/hub/testing/databases'

const signal = () => AbortSignal.timeout(20_000)

interface OnItsWay {
  readonly app: AppContext
  readonly message: Message
  /** Of the order. */
  readonly lines: readonly BookedLine[]
}

/** An order whose first delivery met an accounting that was away; the hub leaves it alone from then on. */
async function anOrderOnItsWay(database?: DatabaseKind): Promise<OnItsWay> {
  const { app, desk } = await openDesk(database === undefined ? {} : { database })
  await faultsAt(app, 'accounting.main').injectFault('unreachable')
  await sendOrder(desk)
  await app.database('outbox').update({ due_at: '2999-01-01T00:00:00.000Z' })
  await faultsAt(app, 'accounting.main').clearFault()
  const { payload, key, trace } = await app.database('outbox').first()
  const lines = await previewedLines(desk)
  return { app, lines, message: { payload: JSON.parse(payload), key, trace, attempts: 1 } }
}

async function post(app: AppContext, message: Message): Promise<void> {
  await inTransaction(app.database, await postAdminOrder(app)(message, signal()))
}

const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe.each(databases)('The delivery of an administrator’s order on $name', (database) => {
  it('adopts what accounting took before it hung up', async () => {
    const { app, message } = await anOrderOnItsWay(database)
    const { accounting } = app.plugins
    const hangingUp: typeof accounting = {
      ...accounting,
      async createOrder(order, write) {
        await accounting.createOrder(order, write)
        throw new PluginFault('unknown-outcome', 'the line broke')
      },
    }

    await post({ ...app, plugins: { ...app.plugins, accounting: hangingUp } }, message)
    await post(app, message)

    expect(await vendorOrders(app)).toHaveLength(1)
    expect(await app.database('enrollment_order').first()).toMatchObject({ status: 'sent' })
    expect(await app.database('accounting_document')).toMatchObject([{ total: someTotal }])
  })

  it('adopts what accounting had although nobody wrote it down', async () => {
    const { app, message } = await anOrderOnItsWay(database)

    // As when the process dies after the vendor's answer.
    await postAdminOrder(app)(message, signal())
    expect(await app.database('enrollment_order').first()).toMatchObject({ status: 'sending' })
    await post(app, message)

    expect(await vendorOrders(app)).toHaveLength(1)
    expect(await app.database('enrollment_order').first()).toMatchObject({ status: 'sent' })
  })
})

describe('The delivery of an administrator’s order', () => {
  it('adopts an order of the same content that somebody made meanwhile', async () => {
    const { app, message, lines } = await anOrderOnItsWay()
    const byHand = await bookByHand(app, lines)

    await post(app, message)

    expect(await app.database('accounting_document')).toMatchObject([{ number: byHand.number }])
    expect(await vendorOrders(app)).toHaveLength(1)
  })

  it('leaves one of another content to a person', async () => {
    const { app, message } = await anOrderOnItsWay()
    const byHand = await bookByHand(app, 1)

    const fault = await faultOf(post(app, message))

    expect(fault).toMatchObject({ code: 'rejected', reason: byHand.number })
    expect(await vendorOrders(app)).toHaveLength(1)
    expect(await app.database('enrollment_order').first()).toMatchObject({ status: 'sending' })
  })
})
