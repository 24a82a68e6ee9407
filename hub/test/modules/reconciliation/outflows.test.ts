import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { contested, say, why } from '@matricula/hub/testing/disputes'
import { only, resolve, settings } from '@matricula/hub/testing/exceptions'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { Auditor } from '@matricula/hub/testing/reconciliation'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { keepClosedDays } from '../../../src/modules/reconciliation/keep-closed-days.ts'
import { aPaidOrder, askNow, giveBack, part, refundsOf } from '../payments-office/a-refund.ts'
import { withdraw } from '../withdrawals/a-withdrawal.ts'

/** What went back on the season's day of the tests. */
async function backOf(auditor: Auditor) {
  return (await auditor.day()).outflows
}

describe.each(databases)('A day on $name', (database) => {
  const options = { database, settings }

  it('tells a refund that the provider gave, until a person has undone it in accounting', async () => {
    const { finance, token, amount } = await aPaidOrder(options)
    const auditor = new Auditor(finance)
    const { body: refund } = await giveBack(finance, token)

    const told = await auditor.day()
    expect(told.outflows).toEqual([
      {
        id: `refund:${refund.id}:done`,
        is: 'refund',
        step: 'done',
        status: 'done',
        verdict: 'to-undo',
        amount: part,
        posted: part,
        way: 'provider',
        loss_borne_by: null,
        instance: 'card',
        reference: told.rows[0]?.hub?.reference,
        charge_ref: told.rows[0]?.hub?.provider_ref,
        proof: refund.reference,
        token,
        student: '10001',
        at_provider: 'done',
        to_undo: part,
      },
    ])
    expect(told.rows).toMatchObject([{ verdict: 'agrees', hub: { amount, posted: amount } }])
    expect(await auditor.summary()).toMatchObject({
      ledger: { provider: amount, gross: amount, outflow: part, net: amount - part, accounting: amount },
      hub: { count: 1, amount },
      open: 1,
      state: 'differs',
    })

    await resolve(finance, await only(finance), 'attended')
    expect(await backOf(auditor)).toMatchObject([{ verdict: 'agrees', to_undo: 0 }])
    expect(await auditor.summary()).toMatchObject({
      ledger: { net: amount - part, accounting: amount - part },
      open: 0,
      state: 'agrees',
    })
  })

  it('tells a transfer that finance has yet to send, and whole refunds by the school as no difference of the payment', async () => {
    const { finance, token, amount } = await aPaidOrder(options)
    const auditor = new Auditor(finance)
    const { body: refund } = await giveBack(finance, token, { way: 'bank', amount })
    expect(await backOf(auditor)).toMatchObject([
      { step: 'asked', status: 'sent', verdict: 'to-transfer', amount, way: 'bank', at_provider: null },
    ])
    expect(await auditor.summary()).toMatchObject({ ledger: { gross: amount, outflow: 0 }, open: 1 })

    await finance.post(`/api/refunds/${refund.id}/done`, {
      reference: 'Transferencia 4711',
      day: '2025-06-19',
    })
    expect(await auditor.day()).toMatchObject({
      rows: [{ verdict: 'agrees', hub: { status: 'refunded' } }],
      outflows: [{ step: 'done', verdict: 'to-undo', proof: 'Transferencia 4711', to_undo: amount }],
      ledger: { gross: amount, outflow: amount, net: 0 },
    })

    await resolve(finance, await only(finance), 'attended')
    expect(await auditor.summary()).toMatchObject({ open: 0, state: 'agrees' })
  })

  it('tells what a provider took back, until a person has undone it in accounting', async () => {
    const { hub, finance, provider, started, amount } = await aPaidOrder(options)
    const auditor = new Auditor(finance)
    await provider.change(started, 'reverse')
    await until(
      () => hub.hub.app.database('payment_attempt').first(),
      ({ status }) => status === 'reversed',
    )

    expect(await auditor.day()).toMatchObject({
      rows: [{ verdict: 'reversed' }],
      outflows: [
        {
          is: 'reversal',
          step: 'reversed',
          verdict: 'to-undo',
          amount,
          posted: amount,
          token: started.token,
          at_provider: 'done',
          to_undo: amount,
        },
      ],
      ledger: { gross: amount, outflow: amount, net: 0, accounting: amount },
    })

    await resolve(finance, await only(finance), 'attended')
    expect(await auditor.day()).toMatchObject({
      state: 'agrees',
      rows: [{ verdict: 'agrees' }],
      outflows: [{ verdict: 'agrees', to_undo: 0 }],
      ledger: { accounting: 0 },
    })
  })

  it('tells a dispute from its opening to its loss', async () => {
    const { finance, dispute, amount } = await contested({ database })
    const auditor = new Auditor(finance)
    expect(await backOf(auditor)).toMatchObject([
      {
        is: 'dispute',
        step: 'opened',
        verdict: 'to-answer',
        amount,
        proof: 'CB-1',
        token: dispute.parts[0]?.order,
      },
    ])
    await say(finance, dispute, 'answer', { answer: 'El contrato' })
    expect(await backOf(auditor)).toMatchObject([
      { step: 'opened', status: 'answered', verdict: 'to-decide' },
    ])

    await say(finance, dispute, 'lose', { borne_by: 'school', reason: why })
    expect(await auditor.day()).toMatchObject({
      outflows: [{ step: 'lost', status: 'lost', verdict: 'agrees', amount }],
      ledger: { gross: amount, outflow: amount, net: 0 },
    })
  })

  it('tells who left, and whether accounting has heard of it', async () => {
    const { hub, finance } = await aPaidOrder(options)
    const auditor = new Auditor(finance)
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')
    const { body: withdrawal } = await withdraw(finance)

    const told = await backOf(auditor)
    expect(told.map(({ is, step, verdict, amount }) => [is, step, verdict, amount])).toEqual([
      ['refund', 'done', 'to-undo', 1_000_000],
      ['withdrawal', 'recorded', 'not-yet-in-accounting', 1_000_000],
    ])

    await faultsAt(hub.hub.app, 'accounting.main').clearFault()
    await hub.hub.app.database('outbox').update({ due_at: '2020-01-01T00:00:00.000Z' })
    hub.hub.app.work.trigger('deliver-outbox')
    await until(
      () => backOf(auditor),
      (outflows) => outflows.some(({ is, verdict }) => is === 'withdrawal' && verdict === 'agrees'),
    )
    expect(await backOf(auditor)).toContainEqual(
      expect.objectContaining({
        id: `withdrawal:${withdrawal.id}`,
        student: '10001',
        token: withdrawal.token,
      }),
    )
  })

  it('that was kept is heard anew once something of it has gone back', async () => {
    const { hub, finance, token } = await aPaidOrder(options)
    const { body: refund } = await giveBack(finance, token, { way: 'bank' })
    expect(refund.status).toBe('sent')
    await setSeasonClock(hub, '2025-06-21T10:00:00-05:00')
    await keepClosedDays(hub.hub.app, { signal: AbortSignal.timeout(20_000), trace: 'test' })
    const auditor = new Auditor(finance)
    expect(await auditor.summary('2025-06-20')).toMatchObject({ state: 'nothing' })

    await finance.post(`/api/refunds/${refund.id}/done`, {
      reference: 'Transferencia 4711',
      day: '2025-06-20',
    })

    expect(await auditor.summary('2025-06-20')).toMatchObject({
      state: 'differs',
      open: 1,
      ledger: { gross: 0, outflow: part, net: -part },
    })
  })
})

describe('A refund of a day', () => {
  it('that finance has for given and its provider does not know differs, and is unknown while it is away', async () => {
    const { hub, finance, token } = await aPaidOrder({ settings })
    const faults = faultsAt(hub.hub.app, 'payments.card')
    await faults.injectFault('unreachable')
    const { body: refund } = await giveBack(finance, token)
    await finance.post(`/api/refunds/${refund.id}/done`, { reference: 'RF-4711', day: '2025-06-19' })
    await resolve(finance, await only(finance), 'attended')
    const auditor = new Auditor(finance)
    expect(await backOf(auditor)).toMatchObject([{ verdict: 'unknown', at_provider: 'unknown' }])

    await faults.clearFault()
    expect(await backOf(auditor)).toMatchObject([{ verdict: 'provider-differs', at_provider: 'absent' }])
  })

  it('that the ledger has with another amount is told as a difference of its own, as is a payment', async () => {
    const { hub, finance, token, amount } = await aPaidOrder({ settings })
    await giveBack(finance, token)
    const { database } = hub.hub.app
    await database('refund').update({ amount: part - 1 })
    await database('payment_attempt').update({ amount: amount + 1 })

    expect(await new Auditor(finance).day()).toMatchObject({
      rows: [{ verdict: 'ledger-differs', hub: { amount: amount + 1, posted: amount } }],
      outflows: [{ verdict: 'ledger-differs', amount: part - 1, posted: part }],
    })
  })

  it('whose answer was lost is under way until its provider has told', async () => {
    const { hub, finance, token } = await aPaidOrder({ settings })
    const faults = faultsAt(hub.hub.app, 'payments.card')
    await faults.injectFault('hangs-up')
    await giveBack(finance, token)
    await faults.clearFault()
    const auditor = new Auditor(finance)
    expect(await backOf(auditor)).toMatchObject([{ step: 'asked', verdict: 'under-way' }])

    await askNow(hub)
    await until(
      () => refundsOf(finance, token),
      ({ refunds }) => refunds[0]?.status === 'done',
    )
    expect(await backOf(auditor)).toMatchObject([{ step: 'done', verdict: 'to-undo' }])
  })
})
