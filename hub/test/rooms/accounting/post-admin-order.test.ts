import { describe, expect, it } from 'vitest'
import { type BookedLine, PluginFault } from '@matricula/contract'
import { inTransaction } from '../../../src/db/transaction.ts'
import type { House } from '../../../src/house.ts'
import { postAdminOrder } from '../../../src/rooms/accounting/post-admin-order.ts'
import type { Message } from '../../../src/rooms/outbox/deliver-outbox.ts'
import { bookByHand, openDesk, previewedLines, sendOrder, vendorOrders } from '../../support/admin-orders.ts'
import { databases } from '../../support/databases.ts'
import { troubleAt } from '../../support/vendor.ts'
import { someTotal } from '../../support/with-custom-fields.ts'
import type { DatabaseKind } from '../../support/databases.ts'

const signal = () => AbortSignal.timeout(20_000)

interface OnItsWay {
  readonly house: House
  readonly message: Message
  /** Of the order. */
  readonly lines: readonly BookedLine[]
}

/** An order whose first delivery met an accounting that was away; the hub leaves it alone from then on. */
async function anOrderOnItsWay(database?: DatabaseKind): Promise<OnItsWay> {
  const { house, desk } = await openDesk(database === undefined ? {} : { database })
  await troubleAt(house, 'accounting.main').suffer('unreachable')
  await sendOrder(desk)
  await house.database('outbox').update({ due_at: '2999-01-01T00:00:00.000Z' })
  await troubleAt(house, 'accounting.main').heal()
  const { payload, key, trace } = await house.database('outbox').first()
  const lines = await previewedLines(desk)
  return { house, lines, message: { payload: JSON.parse(payload), key, trace, attempts: 1 } }
}

async function post(house: House, message: Message): Promise<void> {
  await inTransaction(house.database, await postAdminOrder(house)(message, signal()))
}

const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe.each(databases)('The delivery of an administrator’s order on $name', (database) => {
  it('adopts what accounting took before it hung up', async () => {
    const { house, message } = await anOrderOnItsWay(database)
    const { accounting } = house.plugins
    const hangingUp: typeof accounting = {
      ...accounting,
      async createOrder(order, write) {
        await accounting.createOrder(order, write)
        throw new PluginFault('unknown-outcome', 'the line broke')
      },
    }

    await post({ ...house, plugins: { ...house.plugins, accounting: hangingUp } }, message)
    await post(house, message)

    expect(await vendorOrders(house)).toHaveLength(1)
    expect(await house.database('enrollment_order').first()).toMatchObject({ status: 'sent' })
    expect(await house.database('accounting_document')).toMatchObject([{ total: someTotal }])
  })

  it('adopts what accounting had although nobody wrote it down', async () => {
    const { house, message } = await anOrderOnItsWay(database)

    // As when the process dies after the vendor's answer.
    await postAdminOrder(house)(message, signal())
    expect(await house.database('enrollment_order').first()).toMatchObject({ status: 'sending' })
    await post(house, message)

    expect(await vendorOrders(house)).toHaveLength(1)
    expect(await house.database('enrollment_order').first()).toMatchObject({ status: 'sent' })
  })
})

describe('The delivery of an administrator’s order', () => {
  it('adopts an order of the same content that somebody made meanwhile', async () => {
    const { house, message, lines } = await anOrderOnItsWay()
    const byHand = await bookByHand(house, lines)

    await post(house, message)

    expect(await house.database('accounting_document')).toMatchObject([{ number: byHand.number }])
    expect(await vendorOrders(house)).toHaveLength(1)
  })

  it('leaves one of another content to a person', async () => {
    const { house, message } = await anOrderOnItsWay()
    const byHand = await bookByHand(house, 1)

    const fault = await faultOf(post(house, message))

    expect(fault).toMatchObject({ code: 'rejected', reason: byHand.number })
    expect(await vendorOrders(house)).toHaveLength(1)
    expect(await house.database('enrollment_order').first()).toMatchObject({ status: 'sending' })
  })
})
