import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { beginInvoices } from '@matricula/hub/testing/invoices'
import { Provider } from '@matricula/hub/testing/provider'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const curious = { payments: { askEverySeconds: 1 } }
const patient = { payments: { askEverySeconds: 3600 } }
const documents = ({ hub }: TestHub) => hub.app.database('allocation').whereNotNull('doc_num')
const holds = (hub: TestHub) => documents(hub).whereNotNull('open_key')
const exceptions = ({ hub }: TestHub) => hub.app.database('payment_exception')
const statuses = async ({ hub }: TestHub) =>
  (await hub.app.database('payment_attempt').where({ pays: 'invoices' }).orderBy('started_at')).map(
    ({ status }) => String(status),
  )

/** Lets the time to pay run out, and has the provider asked. */
async function letItExpire(hub: TestHub) {
  const { app } = hub.hub
  await setSeasonClock(hub, new Date(app.clock.now().getTime() + 31 * 60_000).toISOString())
  await app
    .database('payment_attempt')
    .where({ pays: 'invoices' })
    .where({ status: 'open' })
    .update({ ask_at: '2020-01-01T00:00:00.000Z' })
  app.work.trigger('reconcile-payments')
}

describe.each(databases)('What the provider says of invoices on $name', (database) => {
  it('comes by callback, and is nobody’s unknown reference', async () => {
    const { hub, guardian, started } = await beginInvoices({ database, settings: patient })

    await guardian.choose(started, 'approve')

    await guardian.says(started.token, 'APROBADO')
    expect(await exceptions(hub)).toEqual([])
    expect(await hub.hub.app.database('callback_inbox')).toHaveLength(1)
  })

  it('is asked for when the callback is lost', async () => {
    const { hub, guardian, started } = await beginInvoices({ database, settings: curious })
    await new Provider(hub, 'invoices').misbehave({ lost: 'on' })

    await guardian.choose(started, 'approve')

    await guardian.says(started.token, 'APROBADO')
    expect(await hub.hub.app.database('callback_inbox')).toEqual([])
  })

  it('counts once, however often it comes', async () => {
    const { hub, guardian, started } = await beginInvoices({ database, settings: curious })
    await new Provider(hub, 'invoices').misbehave({ copies: '5', reversed: 'on' })

    await guardian.choose(started, 'approve')

    await guardian.says(started.token, 'APROBADO')
    await until(
      () => holds(hub),
      (rows) => rows.length === 0,
    )
    const deliveries = await hub.hub.app.database('outbox').where({ topic: 'accounting.incoming-payment' })
    expect(deliveries).toHaveLength(1)
    expect(await exceptions(hub)).toEqual([])
  })

  it('waits for a person when the amount is wrong, keeps the invoices, and frees them once it is resolved', async () => {
    const { hub, guardian, payables, started } = await beginInvoices({ database, settings: curious })
    await new Provider(hub, 'invoices').misbehave({ amountOff: '-1' })

    await guardian.choose(started, 'approve')

    await guardian.says(started.token, 'EN REVISION')
    expect(await holds(hub)).toHaveLength(payables.length)
    expect((await guardian.pay(payables)).status).toBe(409)
    const [exception] = await exceptions(hub)
    expect(exception).toMatchObject({ kind: 'wrong-amount', instance: 'invoices' })
    expect(JSON.parse(exception.facts)).toMatchObject({ expected: 1_250_000, seen: 1_249_999 })

    const finance = await signInStaff(hub, 'finance')
    const resolution = {
      exception: exception.id,
      outcome: 'refunded-by-hand',
      reason: 'Devuelto por el banco',
    }
    const resolved = await finance.post(`/api/payments/${started.token}/resolve`, resolution)

    expect(resolved.status).toBe(200)
    expect(resolved.body).toMatchObject({ of: 'invoices', token: started.token, state: 'resolved' })
    expect(await holds(hub)).toEqual([])
    expect((await guardian.pay(payables)).status).toBe(200)
  })

  it('nobody paid: the invoices are free when the time is over', async () => {
    const { hub, guardian, started } = await beginInvoices({ database, settings: patient })

    await letItExpire(hub)

    const expired = await guardian.says(started.token, 'EXPIRADO')
    expect(expired.data).toMatchObject({ payAgainSafe: true, go: null })
    expect(await holds(hub)).toEqual([])
  })

  it('late of a first payment counts, and makes the second a duplicate to give back', async () => {
    const { hub, guardian, payables, started } = await beginInvoices({ database, settings: patient })
    const provider = new Provider(hub, 'invoices')
    const approve = { rawStatus: 'Aceptada', amount: started.data.amount }
    await letItExpire(hub)
    await guardian.says(started.token, 'EXPIRADO')
    const second = (await guardian.pay(payables)).body
    await guardian.choose(second, 'approve')
    await guardian.says(second.token, 'APROBADO')

    await provider.decide(started.data.reference, approve)
    await hub.hub.app
      .database('payment_attempt')
      .where({ pays: 'invoices' })
      .where({ token: started.token })
      .update({ ask_at: '2020-01-01T00:00:00.000Z' })
    hub.hub.app.work.trigger('reconcile-payments')

    await until(
      () => statuses(hub),
      (seen) => seen.includes('duplicate'),
    )
    expect(await statuses(hub)).toEqual(['duplicate', 'approved'])
    expect((await exceptions(hub)).map(({ kind }) => kind)).toEqual(['duplicate-payment'])
    expect((await guardian.check(started.token)).status).toBe('EN REVISION')
  })

  it('late of a payment that nobody repeated is honoured', async () => {
    const { hub, guardian, started } = await beginInvoices({ database, settings: patient })
    await letItExpire(hub)
    await guardian.says(started.token, 'EXPIRADO')

    await new Provider(hub, 'invoices').decide(started.data.reference, {
      rawStatus: 'Aceptada',
      amount: started.data.amount,
    })
    await hub.hub.app
      .database('payment_attempt')
      .where({ pays: 'invoices' })
      .update({ ask_at: '2020-01-01T00:00:00.000Z' })
    hub.hub.app.work.trigger('reconcile-payments')

    await guardian.says(started.token, 'APROBADO')
    await until(
      () => documents(hub).pluck('posted_ref'),
      (refs) => refs.every((ref) => ref !== null),
    )
    expect(await exceptions(hub)).toEqual([])
  })

  it('of money that went back is an exception', async () => {
    const { hub, guardian, started } = await beginInvoices({ database, settings: patient })
    await guardian.choose(started, 'approve')
    await guardian.says(started.token, 'APROBADO')

    await new Provider(hub, 'invoices').change(started, 'reverse')

    await guardian.says(started.token, 'EN REVISION')
    expect((await exceptions(hub)).map(({ kind }) => kind)).toEqual(['reversed'])
  })
})
