import { describe, expect, it } from 'vitest'
import type { AppContext } from '../../../src/app-context.ts'
import { beginPayment } from '@matricula/hub/testing/a-payment'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { type DatabaseKind, databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'

const instance = 'accounting.main'

/** A family that begins to pay, and the order for accounting that comes of it. */
async function anOrder(database: DatabaseKind) {
  const begun = await beginPayment({ database, settings: { outbox: { maxAttempts: 2 } } })
  const { app } = begun.hub.hub
  const order = () => app.database('outbox').where({ topic: 'accounting.order' }).first()
  const pay = () => begun.family.chooseAtProvider(begun.started, 'approve')
  return { ...begun, app, order, pay, it: await signInStaff(begun.hub, 'it') }
}

/** Nobody waits for the pauses between its tries. */
async function tryOften({ database, clock, work }: AppContext, times: number): Promise<void> {
  const about = { topic: 'accounting.order' }
  for (let tried = 0; tried < times; tried += 1) {
    const before = await database('outbox').where(about).first()
    await database('outbox').where(about).update({ due_at: clock.wall().toISOString() })
    work.trigger('deliver-outbox')
    await until(
      () => database('outbox').where(about).first(),
      ({ attempts, leased_until }) => attempts > before.attempts && leased_until === null,
    )
  }
}

const untilBooked = async (app: AppContext) => {
  const books = await until(() => readBooks(app, '10001'), isDelivered)
  expect(books).toMatchObject(onePaidEnrolment)
}

describe.each(databases)('An order for accounting on $name', (database) => {
  it('waits however long accounting is paused, and leaves by itself when a person resumes it', async () => {
    const { app, order, pay, it: staff } = await anOrder(database)
    const told = { reason: 'cierre del mes' }
    expect((await staff.post(`/api/plugins/${instance}/pause`, told)).status).toBe(200)
    await pay()
    await until(order, (row) => row?.last_fault != null)
    await tryOften(app, 5)
    await app.database('outbox').where({ topic: 'accounting.order' }).update({ due_at: '2999-01-01' })
    expect(await order()).toMatchObject({ status: 'due', attempts: 6, postponed: 6 })

    expect((await staff.post(`/api/plugins/${instance}/resume`, {})).status).toBe(200)

    await untilBooked(app)
  })

  it('waits however long accounting is away, and leaves when it is found well', async () => {
    const { app, order, pay, it: staff } = await anOrder(database)
    const faults = faultsAt(app, instance)
    await faults.injectFault('unreachable')
    await pay()
    await until(order, (row) => row?.last_fault != null)
    await tryOften(app, 7)
    await app.database('outbox').where({ topic: 'accounting.order' }).update({ due_at: '2999-01-01' })
    expect(await order()).toMatchObject({ status: 'due', attempts: 8, postponed: 8 })

    await faults.clearFault()
    expect((await staff.post(`/api/plugins/${instance}/check`, {})).status).toBe(200)

    await untilBooked(app)
  })
})
