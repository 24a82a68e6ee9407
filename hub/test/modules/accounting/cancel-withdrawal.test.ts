import { describe, expect, it } from 'vitest'
import { PluginFault } from '@matricula/contract'
import { inTransaction } from '../../../src/db/transaction.ts'
import { tellWithdrawal } from '../../../src/modules/accounting/cancel-withdrawal.ts'
import { type DatabaseKind, databases } from '@matricula/hub/testing/databases'
import { settings } from '@matricula/hub/testing/exceptions'
import { until } from '@matricula/hub/testing/until'
import { aPaidOrder } from '../payments-office/a-refund.ts'
import { withdraw } from '../withdrawals/a-withdrawal.ts'

const call = () => ({ signal: AbortSignal.timeout(20_000), trace: 'test' })

/** A student who has left, and the delivery of that to accounting in the test's hands. */
async function withdrawn(database: DatabaseKind) {
  const { hub, finance, token } = await aPaidOrder({ database, settings })
  const { app } = hub.hub
  const order = await app.database('enrollment_order').where({ token }).first()
  const delivery = () => app.database('outbox').where({ topic: 'accounting.withdrawal' }).first()
  const { accounting } = app.plugins
  const found = () => accounting.withdrawals?.find(order.reference, call())
  const deliver = async (changed: object = {}) => {
    const { payload, key, trace } = await delivery()
    const plugins = { ...app.plugins, accounting: { ...accounting, ...changed } }
    const handle = tellWithdrawal({ database: app.database, plugins })
    const write = await handle({ payload: JSON.parse(payload), key, trace, attempts: 1 }, call().signal)
    await inTransaction(app.database, write)
  }
  return { app, finance, order, delivery, accounting, found, deliver }
}

describe.each(databases)('A withdrawal on its way to accounting, on $name', (database) => {
  it('is told once, by the reference of the order', async () => {
    const { finance, delivery, found, deliver } = await withdrawn(database)
    expect(await found()).toBeNull()

    await withdraw(finance)
    await until(delivery, ({ status }) => status === 'done')

    const first = await found()
    expect(first).not.toBeNull()
    await deliver()
    expect(await found()).toEqual(first)
  })

  it('is adopted when accounting took it and hung up', async () => {
    const { app, finance, accounting, found, deliver } = await withdrawn(database)
    const { withdrawals } = accounting
    if (withdrawals === undefined) throw new Error('the sandbox can be told')
    await app.work.stop()
    await withdraw(finance)

    await deliver({
      withdrawals: {
        ...withdrawals,
        async cancel(...given: Parameters<typeof withdrawals.cancel>) {
          await withdrawals.cancel(...given)
          throw new PluginFault('unknown-outcome', 'the line broke')
        },
      },
    })

    expect(await found()).not.toBeNull()
  })

  it('waits for a person where accounting cannot be told', async () => {
    const { app, finance, found, deliver } = await withdrawn(database)
    await app.work.stop()
    await withdraw(finance)
    await expect(deliver({ withdrawals: undefined })).rejects.toMatchObject({ code: 'unsupported' })
    expect(await found()).toBeNull()
  })

  it.each([
    ['due', 'throttled'],
    ['on_hold', 'not-found'],
  ])('waits while the order itself is %s', async (status, code) => {
    const { app, finance, order, found, deliver } = await withdrawn(database)
    await app.work.stop()
    await app
      .database('outbox')
      .where({ key: `order:${order.id}` })
      .update({ status })
    await withdraw(finance)
    await expect(deliver()).rejects.toMatchObject({ code })
    expect(await found()).toBeNull()
  })
})
