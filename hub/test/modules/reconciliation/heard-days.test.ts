import { describe, expect, it, vi } from 'vitest'
import { keepClosedDays, mayKeep } from '../../../src/modules/reconciliation/keep-closed-days.ts'
import { spansBeside } from '../../../src/modules/reconciliation/list-days.ts'
import { beginPayment, settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { Auditor, bookElsewhere, chargeElsewhere, today } from '@matricula/hub/testing/reconciliation'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, type TestHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

/** No question to the provider comes before the callback. */
const patient = { payments: { askEverySeconds: 3600 } }

/** A day on which one family has paid, seen on the day after. */
async function aClosedDay(options: TestHubOptions = {}) {
  const begun = await beginPayment(options)
  await begun.family.chooseAtProvider(begun.started, 'approve')
  await settled(begun.hub)
  await setSeasonClock(begun.hub, '2025-06-20T10:00:00-05:00')
  return { ...begun, asked: questionsTo(begun.hub), finance: await Auditor.comes(begun.hub) }
}

/** What the hub does each night. */
function aNight({ hub }: TestHub): Promise<void> {
  return keepClosedDays(hub.app, { signal: AbortSignal.timeout(20_000), trace: 'test' })
}

/** How often the provider was asked for a list of days. */
function questionsTo({ hub }: TestHub) {
  const { statement } = hub.app.plugins.payments('card')
  const list = vi.spyOn(statement ?? { list: () => undefined }, 'list')
  return () => list.mock.calls.length
}

describe.each(databases)('A closed day on $name', (database) => {
  it('that agreed is as it was heard, and says when that was', async () => {
    const { hub, finance, asked } = await aClosedDay({ database })
    await aNight(hub)

    const first = await finance.summary()
    const second = await finance.summary()

    expect(first).toMatchObject({ state: 'agrees', open: 0 })
    expect(second).toEqual(first)
    expect(asked()).toBe(1)
  })

  it('is heard anew once money of its payments has moved', async () => {
    const { hub, finance, provider, started } = await aClosedDay({ database })
    await aNight(hub)
    const before = await finance.summary()
    await provider.change(started, 'reverse')
    await until(
      () => hub.hub.app.database('payment_attempt').first(),
      (row) => row.status === 'reversed',
    )

    expect(before).toMatchObject({ state: 'agrees' })
    expect(await finance.summary()).toMatchObject({ state: 'differs', open: 1 })
  })

  it('is heard anew every night, whatever was kept of it', async () => {
    const { hub, finance, provider, started } = await aClosedDay({ database, settings: patient })
    await aNight(hub)
    const before = await finance.summary()
    await provider.misbehave({ lost: 'on' })
    await provider.change(started, 'reverse')
    const unheard = await finance.summary()

    hub.hub.app.work.trigger('reconcile-days')
    const after = await until(
      () => finance.summary(),
      (day) => day?.state === 'differs',
    )

    expect(unheard).toEqual(before)
    expect(after).toMatchObject({ provider: { count: 0 }, open: 1 })
  })

  it('is heard anew once a match of it is undone', async () => {
    const hub = await runHub({ database })
    const elsewhere = { reference: 'LINK-1', amount: 1000 }
    await chargeElsewhere(hub, [elsewhere])
    const booked = await bookElsewhere(hub, elsewhere)
    const finance = await Auditor.comes(hub)
    const match = (await finance.match(['card:SP-LINK-1', booked])).body
    await setSeasonClock(hub, '2025-06-20T10:00:00-05:00')
    await aNight(hub)
    const before = await finance.summary()

    await finance.visitor.delete(`/api/reconciliation/matches/${match.id}`)

    expect(before).toMatchObject({ state: 'joined' })
    expect(await finance.summary()).toMatchObject({ state: 'differs', open: 2 })
  })
})

describe('A day', () => {
  it('that differs is asked about each time it is listed', async () => {
    const { hub, finance, asked } = await aClosedDay()
    await chargeElsewhere(hub, [{ reference: 'LINK-1', amount: 1000 }])
    await aNight(hub)

    expect(await finance.summary()).toMatchObject({ state: 'differs' })
    expect(await finance.summary()).toMatchObject({ state: 'differs' })
    expect(asked()).toBe(3)
  })

  it('that no night has heard yet is asked about each time it is listed', async () => {
    const { finance, asked } = await aClosedDay()

    expect(await finance.summary()).toMatchObject({ state: 'agrees' })
    expect(await finance.summary()).toMatchObject({ state: 'agrees' })
    expect(asked()).toBe(2)
  })

  it('that is not over is asked about each time', async () => {
    const { finance, asked } = await aClosedDay()

    await finance.summary('2025-06-20')
    await finance.summary('2025-06-20')

    expect(asked()).toBe(2)
  })

  it.each([
    ['agrees', true],
    ['joined', true],
    ['nothing', true],
    ['differs', false],
    ['waiting', false],
    ['unknown', false],
  ] as const)('that is over and %s is kept: %s', (state, isKept) => {
    expect(mayKeep({ day: '2025-06-18', state }, today)).toBe(isKept)
    expect(mayKeep({ day: today, state }, today)).toBe(false)
  })

  it.each([
    ['none is', [], [['2025-02-27', '2025-03-02']]],
    ['the first is', ['2025-02-27'], [['2025-02-28', '2025-03-02']]],
    [
      'one between is',
      ['2025-03-01'],
      [
        ['2025-02-27', '2025-02-28'],
        ['2025-03-02', '2025-03-02'],
      ],
    ],
    ['all are', ['2025-02-27', '2025-02-28', '2025-03-01', '2025-03-02'], []],
  ])('is asked about with its neighbours where of four %s kept', (_title, kept, spans) => {
    const days = { from: '2025-02-27', to: '2025-03-02' }
    expect(spansBeside(days, new Set(kept)).map(({ from, to }) => [from, to])).toEqual(spans)
  })
})
