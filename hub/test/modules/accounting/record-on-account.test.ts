import { describe, expect, it } from 'vitest'
import { type PaymentOnAccount, PluginFault, type Write } from '@matricula/contract'
import { inTransaction } from '../../../src/db/transaction.ts'
import { recordOnAccount } from '../../../src/modules/accounting/record-on-account.ts'
import { type DatabaseKind, databases } from '@matricula/hub/testing/databases'
import { anAmountLink, balanceOf, bookedToday, given, owed } from '../pay-links/an-amount-link.ts'

const signal = () => AbortSignal.timeout(20_000)

/** An approved payment on account whose delivery is in the test's hands. */
async function approved(database: DatabaseKind) {
  const { hub, somebody } = await anAmountLink({}, { database })
  await somebody.pay()
  const { app } = hub.hub
  const { accounting } = app.plugins
  await app.work.stop()
  const at = app.clock.now().toISOString()
  await app.database('payment_attempt').update({ status: 'approved', finished_at: at })
  await app.database('allocation').update({ status: 'approved', ended_at: at, approved_at: at })
  const { id } = await app.database('payment_attempt').first('id')
  const message = { payload: { attemptId: id }, key: `account:${id}`, attempts: 1, trace: 'test' }
  const deliver = async (changed: object = {}) => {
    const plugins = { ...app.plugins, accounting: { ...accounting, ...changed } }
    await inTransaction(app.database, await recordOnAccount({ ...app, plugins })(message, signal()))
  }
  const posted = () => app.database('allocation').pluck('posted_ref')
  const { onAccount } = accounting
  if (onAccount === undefined) throw new Error('the sandbox books money on account')
  return { hub, deliver, posted, onAccount }
}

describe.each(databases)('An approved payment on account on $name', (database) => {
  it('is booked once, however often it is delivered', async () => {
    const { hub, deliver, posted } = await approved(database)

    await deliver()
    const first = await posted()
    await deliver()

    expect(first).toEqual([expect.any(String)])
    expect(await posted()).toEqual(first)
    expect(await bookedToday(hub)).toMatchObject([{ amount: given }])
    expect(await balanceOf(hub)).toBe(owed - given)
  })

  it('is adopted when accounting took it and hung up', async () => {
    const { hub, deliver, posted, onAccount } = await approved(database)

    await deliver({
      onAccount: {
        ...onAccount,
        async record(payment: PaymentOnAccount, write: Write) {
          await onAccount.record(payment, write)
          throw new PluginFault('unknown-outcome', 'accounting hung up')
        },
      },
    })

    expect(await posted()).toEqual([expect.any(String)])
    expect(await bookedToday(hub)).toHaveLength(1)
  })

  it('waits for a person where accounting cannot book it any more', async () => {
    const { hub, deliver, posted } = await approved(database)

    await expect(deliver({ onAccount: undefined })).rejects.toMatchObject({ code: 'unsupported' })

    expect(await posted()).toEqual([null])
    expect(await bookedToday(hub)).toEqual([])
  })
})
