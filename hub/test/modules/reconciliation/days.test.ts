import { describe, expect, it } from 'vitest'
import { beginPayment, says, settled } from '@matricula/hub/testing/a-payment'
import { openDesk, sendOrder } from '@matricula/hub/testing/admin-orders'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family, rightAndCosts } from '@matricula/hub/testing/family'
import { beginInvoices } from '@matricula/hub/testing/invoices'
import { Provider } from '@matricula/hub/testing/provider'
import { Auditor, today } from '@matricula/hub/testing/reconciliation'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'

/** No question to the provider comes before the callback. */
const patient = { payments: { askEverySeconds: 3600 } }

const deliveries = ({ hub }: TestHub) => hub.app.database('outbox').whereLike('topic', 'accounting.%')
const delivered = (hub: TestHub, status: string) =>
  until(
    () => deliveries(hub),
    (rows) => rows.length > 0 && rows.every((row) => row.status === status),
  )

describe.each(databases)('A day on $name', (database) => {
  it('agrees once what was paid is delivered, a debt paid along with the order included', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10003')
    const started = await family.enrol(rightAndCosts)
    await delivered(hub, 'done')
    const finance = await Auditor.comes(hub)

    const { sources, rows } = await finance.day()

    expect(sources).toEqual([
      { source: 'provider', instance: 'card', state: 'listed' },
      { source: 'provider', instance: 'invoices', state: 'listed' },
      { source: 'hub', instance: 'hub', state: 'listed' },
      { source: 'accounting', instance: 'main', state: 'listed' },
    ])
    const { reference = '', amount, providerRef } = started.data ?? {}
    const [row] = rows
    expect(rows).toHaveLength(1)
    expect(row).toMatchObject({
      id: `card:${reference}`,
      verdict: 'agrees',
      hub: {
        of: 'order',
        token: started.token,
        student: '10003',
        amount,
        status: 'approved',
        provider_ref: providerRef,
      },
      provider: { instance: 'card', reference, provider_ref: providerRef, amount, status: 'approved' },
      accounting: { number: '70001', partner: 'C10003', amount: row?.hub?.booked },
      proposal: null,
      match: null,
    })
    const kept = await hub.hub.app.database('accounting_document').first()
    expect(row?.accounting?.entries.map(({ is, amount }) => [is, amount])).toEqual([
      ['order', kept.total],
      ['payment', 1_250_000],
    ])
    expect(await finance.summary()).toEqual({
      day: today,
      provider: { count: 1, amount },
      hub: { count: 1, amount, orders: 0, charged: amount, booked: kept.total + 1_250_000 },
      accounting: { count: 2, amount: kept.total + 1_250_000 },
      ledger: {
        provider: amount,
        bank: 0,
        desk: 0,
        gross: amount,
        outflow: 0,
        net: amount,
        accounting: amount,
      },
      open: 0,
      waiting: 0,
      state: 'agrees',
      heard_at: expect.any(String),
    })
  })

  it('says what of accounting is charged later, and what a credit paid', async () => {
    const hub = await runHub({ database })
    await (await Family.signIn(hub, '10003')).enrol(rightAndCosts)
    await (await Family.signIn(hub, '10004')).enrol(rightAndCosts)
    await delivered(hub, 'done')
    const finance = await Auditor.comes(hub)

    const { rows } = await finance.day()

    const held = rows
      .map(({ hub: ours }) => ours)
      .toSorted((one, other) => (one?.student ?? '').localeCompare(other?.student ?? ''))
    expect(held.map((ours) => (ours?.amount ?? 0) + (ours?.later ?? 0) + (ours?.credit ?? 0))).toEqual(
      held.map((ours) => ours?.booked),
    )
    expect(held.map((ours) => [ours?.student, (ours?.later ?? 0) > 0, (ours?.credit ?? 0) > 0])).toEqual([
      ['10003', true, false],
      ['10004', true, true],
    ])
  })

  it('holds payments of invoices as well', async () => {
    const { hub, guardian, started } = await beginInvoices({ database })
    await guardian.choose(started, 'approve')
    await guardian.says(started.token, 'APROBADO')
    await delivered(hub, 'done')
    const finance = await Auditor.comes(hub)

    expect((await finance.day()).rows).toMatchObject([
      {
        verdict: 'agrees',
        hub: { of: 'invoices', instance: 'invoices', student: '10003', amount: 1_250_000, booked: 1_250_000 },
        provider: { instance: 'invoices', amount: 1_250_000 },
        accounting: { reference: `${started.data.reference}-C10003`, amount: 1_250_000 },
      },
    ])
  })

  it('tells a wrong amount, and a callback that never came', async () => {
    const begun = await beginPayment({ database, settings: patient })
    const { hub, family, started, provider } = begun
    await provider.misbehave({ amountOff: '-1' })
    await family.chooseAtProvider(started, 'approve')
    await says(family, 'EN REVISION')
    await provider.misbehave({ lost: 'on' })
    const lost = await Family.signIn(hub, '10006')
    const unheard = (await lost.pay(await lost.quote(rightAndCosts))).body
    await lost.chooseAtProvider(unheard, 'approve')
    const finance = await Auditor.comes(hub)

    const { rows } = await finance.day()

    const byStudent = rows.toSorted((one, other) =>
      (one.hub?.student ?? '').localeCompare(other.hub?.student ?? ''),
    )
    expect(byStudent).toMatchObject([
      {
        verdict: 'amount-differs',
        hub: { student: '10001', status: 'under_review', amount: started.data?.amount },
        provider: { amount: (started.data?.amount ?? 0) - 1 },
        accounting: null,
      },
      {
        verdict: 'only-provider',
        hub: { student: '10006', status: 'open', booked: 0 },
        provider: { amount: unheard.data?.amount, status: 'approved' },
        accounting: null,
      },
    ])
    expect(await finance.summary()).toMatchObject({ hub: { count: 0 }, open: 2, state: 'differs' })
  })

  it('tells a payment of midnight once, on the day of the hub', async () => {
    const hub = await runHub({ database, settings: patient })
    await setSeasonClock(hub, '2025-06-19T23:50:00-05:00')
    await new Provider(hub).misbehave({ lost: 'on' })
    await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
    const finance = await Auditor.comes(hub)
    expect(await finance.verdicts()).toEqual([['10001', 'only-provider']])

    await setSeasonClock(hub, '2025-06-20T00:00:05-05:00')
    await hub.hub.app.database('payment_attempt').update({ ask_at: '2020-01-01T00:00:00.000Z' })
    hub.hub.app.work.trigger('reconcile-payments')
    await settled(hub)

    expect(await finance.verdicts()).toEqual([])
    expect(await finance.verdicts('2025-06-20')).toEqual([['10001', 'agrees']])
  })
})

describe('A day', () => {
  it('agrees about an order of the administration, and about a bank agreement, of which no provider knows', async () => {
    const { hub, desk } = await openDesk()
    expect((await sendOrder(desk)).status).toBe(200)
    const family = await Family.signIn(hub, '10001')
    const { token } = await family.enrol(bankAgreement)
    const finance = await Auditor.comes(hub)
    const confirmation = { status: 'PAGO DAVIVIENDA', reason: 'Visto en el banco' }
    await finance.visitor.post(`/api/payments/bank-agreement/${token}/confirm`, confirmation)
    await delivered(hub, 'done')

    expect(await finance.verdicts()).toEqual([
      ['10001', 'agrees'],
      ['10002', 'agrees'],
    ])
  })

  it('says what is not yet in accounting, and what is on hold on its way there', async () => {
    const { hub, family, started } = await beginPayment()
    const accounting = faultsAt(hub.hub.app, 'accounting.main')
    await accounting.injectFault('unreachable')
    await family.chooseAtProvider(started, 'approve')
    await says(family, 'APROBADO')
    const finance = await Auditor.comes(hub)
    expect(await finance.verdicts()).toEqual([['10001', 'not-yet-in-accounting']])

    await accounting.injectFault('refuses')
    await hub.hub.app.database('outbox').update({ due_at: '2020-01-01T00:00:00.000Z' })
    hub.hub.app.work.trigger('deliver-outbox')
    await delivered(hub, 'on_hold')

    expect(await finance.verdicts()).toEqual([['10001', 'on-hold']])
    expect(await finance.summary()).toMatchObject({ accounting: { count: 0 }, open: 1, state: 'differs' })
  })

  it('says what went back after it was paid', async () => {
    const { hub, family, started, provider } = await beginPayment()
    await family.chooseAtProvider(started, 'approve')
    await settled(hub)
    await provider.change(started, 'reverse')
    await until(
      () => hub.hub.app.database('payment_attempt').first(),
      (row) => row.status === 'reversed',
    )
    const finance = await Auditor.comes(hub)

    const { rows } = await finance.day()

    expect(rows).toMatchObject([
      { verdict: 'reversed', provider: { status: 'reversed' }, accounting: { number: '70001' } },
    ])
    expect(await finance.summary()).toMatchObject({ provider: { count: 0 }, hub: { count: 0 }, open: 1 })
  })
})
