import { describe, expect, it } from 'vitest'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family, rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { watch } from '@matricula/hub/testing/progress'
import { Provider } from '@matricula/hub/testing/provider'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

/** Waits until accounting, the receipt and the mail have what they were told of. */
const delivered = (hub: TestHub, code: string) => until(() => readBooks(hub.hub.app, code), isDelivered)

describe.each(databases)('The summary of who is missing, on $name', (database) => {
  it('has a calendar of what is due that is the sum of the charges, against the season’s day', async () => {
    const hub = await runHub({ database })
    const { summary, rowOf } = await watch(hub)
    const later: number[] = []
    for (const [code, choices] of [
      ['10001', rightAndCosts],
      ['10006', { period: 2, method: 2, quotas: 0 }],
    ] as const) {
      const family = await Family.signIn(hub, code)
      later.push((await family.quote(choices)).totals.later)
      await family.enrol(choices)
      await delivered(hub, code)
    }
    const paid = await hub.hub.app.database('payment').pluck('amount')
    const { money } = await summary()
    const total = later.reduce((a, b) => a + b)
    const sumOf = (days: typeof money.calendar) => days.reduce((sum, { amount }) => sum + amount, 0)
    const received = paid.reduce((a, b) => a + b, 0)
    expect(money).toMatchObject({ received, receivedToday: received, pending: 0 })
    expect([sumOf(money.calendar), money.dueLater, money.dueToday, money.overdue]).toEqual([
      total,
      total,
      0,
      0,
    ])
    const charges = await hub.hub.app.database('charge').where({ paid_now: 0 })
    expect(money.calendar.reduce((sum, { charges: own }) => sum + own, 0)).toBe(charges.length)
    const [first, second, ...rest] = money.calendar
    if (first === undefined || second === undefined) throw new Error('two days at least')
    expect([first.date, second.date]).toEqual(['2025-08-28', '2025-09-28'])

    // In Bogotá it is still the 28th.
    await setSeasonClock(hub, '2025-09-29T04:30:00Z')
    const autumn = (await summary()).money
    expect([autumn.overdue, autumn.dueToday, autumn.dueLater]).toEqual([
      first.amount,
      second.amount,
      sumOf(rest),
    ])
    expect([autumn.received, autumn.receivedToday]).toEqual([received, 0])
    const rows = await Promise.all(['10001', '10006'].map(rowOf))
    expect(rows.reduce((sum, { balance_due_later }) => sum + (balance_due_later ?? 0), 0)).toBe(sumOf(rest))
  })

  it('counts what a person must look at, and takes back what the provider took back', async () => {
    const hub = await runHub({ database })
    const { summary, rowOf } = await watch(hub)
    const family = await Family.signIn(hub, '10001')
    await family.enrol(wholeYear)
    await delivered(hub, '10001')
    const provider = new Provider(hub)
    await provider.change(await family.check(), 'reverse')
    await until(
      () => rowOf('10001'),
      ({ exceptions }) => exceptions === 1,
    )
    await (await Family.signIn(hub, '10003')).enrol(bankAgreement)
    const { attention, money } = await summary()
    expect([money.received, money.receivedToday]).toEqual([0, 0])
    expect(attention).toEqual({
      exceptions: 1,
      disputes: 0,
      transfers: 0,
      payouts: 0,
      deliveriesOnHold: 0,
      agreementsExpiring: 0,
      unpublishedFees: 0,
    })

    const rows = hub.hub.app.database('outbox')
    const done = await rows.clone().where({ topic: 'notice.receipt' }).first('id')
    await rows.where({ id: done?.id }).update({ status: 'on_hold' })
    const { agreementDays } = hub.hub.app.config.settings.payments
    const nearEnd = new Date(hub.hub.app.clock.now().getTime() + (agreementDays - 2) * 24 * 60 * 60 * 1000)
    await setSeasonClock(hub, nearEnd.toISOString())
    expect((await summary()).attention).toMatchObject({ deliveriesOnHold: 1, agreementsExpiring: 1 })
  })
})
