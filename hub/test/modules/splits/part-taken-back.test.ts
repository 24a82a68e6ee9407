import { describe, expect, it } from 'vitest'
import { settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { onlyContestable, open, opening, say, why } from '@matricula/hub/testing/disputes'
import { list, resolve } from '@matricula/hub/testing/exceptions'
import type { LinkPayment } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { Auditor } from '@matricula/hub/testing/reconciliation'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { splitOf, withPaidParts } from '@matricula/hub/testing/splits'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { broken, giveBack, refundsOf, sums } from '../payments-office/a-refund.ts'

const code = '10001'
const total = 4_750_000
const mothers = 2_375_000

/** The three parts are paid and accounting has their order. */
async function threePaid(options: Parameters<typeof withPaidParts>[1] = {}) {
  const order = await withPaidParts(3, options)
  const { token } = await order.family.check()
  const status = async () => (await order.family.check()).status
  /** Has the provider take back the part in this place, and waits until finance is told. */
  const takeBack = async (place: number): Promise<void> => {
    const told = (await list(order.finance)).body.length
    await new Provider(order.hub).change(paidAt(order.paid, place), 'reverse')
    await until(
      async () => (await list(order.finance)).body,
      ({ length }) => length > told,
    )
    await settled(order.hub)
  }
  return { ...order, token, status, takeBack }
}

function paidAt(paid: readonly LinkPayment[], place: number): LinkPayment {
  const found = paid[place]
  if (found === undefined) throw new Error('three have paid')
  return found
}

async function send(finance: Visitor, token: string, amount: number): Promise<string> {
  const { status, body, text } = await giveBack(finance, token, {
    way: 'bank',
    amount,
    key: `back-${amount}`,
  })
  if (status !== 200) throw new Error(text)
  return body.id
}

const record = (finance: Visitor, id: string, day = '2025-06-19') =>
  finance.post(`/api/refunds/${id}/done`, { reference: 'T-4711', day })

async function transfer(finance: Visitor, token: string, amount: number): Promise<void> {
  const { status, text } = await record(finance, await send(finance, token, amount))
  if (status !== 200) throw new Error(text)
}

async function sharesOf(finance: Visitor, token: string): Promise<readonly (readonly number[])[]> {
  const { body } = await finance.get<{ refunds: readonly { payers: readonly { amount: number }[] }[] }>(
    `/api/payments/${token}/refunds`,
  )
  return body.refunds.map(({ payers }) => payers.map(({ amount }) => amount))
}

describe.each(databases)('A part that its provider takes back after a refund, on $name', (database) => {
  it('has gone back twice for its share of that, which is nobody else’s', async () => {
    const { hub, finance, token, takeBack } = await threePaid({ database })
    await transfer(finance, token, 1_000_000)

    await takeBack(0)

    expect(await sums(hub)).toEqual({
      'provider/card': total - mothers,
      'bank/refunds': -1_000_000,
      unapplied: 500_000,
      'to-post': 1_000_000 + mothers - 500_000,
      'accounting/main': -total,
    })
    expect(await sharesOf(finance, token)).toEqual([[500_000, 289_474, 210_526]])
    expect(await refundsOf(finance, token)).toMatchObject({ left: 1_875_000 })
    expect(await broken(hub)).toEqual([])

    const { rows, outflows } = await new Auditor(finance).day()
    expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['agrees']))
    expect(outflows.map((one) => [one.is, one.amount, one.to_undo])).toEqual([
      ['refund', 1_000_000, 1_000_000],
      ['reversal', mothers, 1_875_000],
    ])
    for (const exception of (await list(finance)).body) await resolve(finance, exception, 'attended')
    expect(await sums(hub)).toMatchObject({ unapplied: 500_000, 'accounting/main': -1_875_000 })
    await transfer(finance, token, 1_875_000)
    expect(new Set(await sharesOf(finance, token))).toEqual(
      new Set([
        [500_000, 289_474, 210_526],
        [1_085_526, 789_474],
      ]),
    )
    expect(await broken(hub)).toEqual([])
  })

  it('leaves a transfer that waits to the others, and none that is more than theirs', async () => {
    const { hub, family, finance, token, takeBack } = await threePaid({ database })
    const whole = await send(finance, token, total)

    await takeBack(0)

    const refused = problemOf(await record(finance, whole))
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual(['BAD_INPUT', ['day']])
    const { status } = await finance.post(`/api/refunds/${whole}/refused`, { reason: 'Una parte volvió' })
    expect(status).toBe(200)
    expect((await family.check()).status).toBe('APROBADO')
    await transfer(finance, token, total - mothers)
    expect((await family.check()).status).toBe('DEVUELTO')
    expect(await sums(hub)).toMatchObject({ 'to-post': total, 'accounting/main': -total })
    expect(await broken(hub)).toEqual([])
  })

  it('has its share of a transfer that was sent before it, and is recorded after it', async () => {
    const { hub, finance, token, takeBack } = await threePaid({ database })
    const sent = await send(finance, token, 1_000_000)
    await setSeasonClock(hub, '2025-06-20T12:00:00-05:00')
    await takeBack(0)

    expect((await record(finance, sent, '2025-06-19')).status).toBe(200)

    expect(await sharesOf(finance, token)).toEqual([[500_000, 289_474, 210_526]])
    expect(await sums(hub)).toMatchObject({ unapplied: 500_000, 'to-post': 1_000_000 + mothers - 500_000 })
    expect(await refundsOf(finance, token)).toMatchObject({ left: 1_875_000 })
    expect(await broken(hub)).toEqual([])
  })
})

describe('A part of a complete order', () => {
  it('that is in dispute has no share of what is given back then, however the dispute ends', async () => {
    const { hub, finance, token, paid } = await threePaid()
    const contestable = await onlyContestable(finance, String(paidAt(paid, 0).data.providerRef))
    const { body: dispute } = await open(finance, opening({ ...contestable, amount: mothers }))
    await transfer(finance, token, 1_000_000)
    const shares = [[578_947, 421_053]]
    expect(await sharesOf(finance, token)).toEqual(shares)

    await say(finance, dispute, 'lose', { borne_by: 'family', reason: why })

    expect(await sharesOf(finance, token)).toEqual(shares)
    expect(await sums(hub)).not.toHaveProperty('unapplied')
    expect(await refundsOf(finance, token)).toMatchObject({ left: 1_375_000 })
    expect(await broken(hub)).toEqual([])
  })

  it('whose loss the school bears after a refund takes nothing of what is left to the others', async () => {
    const { hub, finance, token, paid } = await threePaid()
    await transfer(finance, token, 1_000_000)
    const contestable = await onlyContestable(finance, String(paidAt(paid, 0).data.providerRef))
    const { body: dispute } = await open(finance, opening({ ...contestable, amount: mothers }))
    await say(finance, dispute, 'lose', { borne_by: 'school', reason: why })

    expect(await refundsOf(finance, token)).toMatchObject({ left: 1_875_000 })
    expect(await broken(hub)).toEqual([])
  })
})

describe.each(databases)('An order whose last part its provider takes back, on $name', (database) => {
  it('after a refund is paid by nobody any more', async () => {
    const { hub, family, finance, token, status, takeBack } = await threePaid({ database })
    await takeBack(0)
    await takeBack(1)
    await transfer(finance, token, 400_000)
    expect(await status()).toBe('APROBADO')

    await takeBack(2)

    expect(await status()).toBe('DEVUELTO')
    expect((await finance.get('/api/payments')).body).toMatchObject([{ status: 'DEVUELTO' }])
    expect((await splitOf(family.visitor, code)).parts.map(({ state }) => state)).toEqual([
      'returned',
      'returned',
      'returned',
    ])
    expect(await sums(hub)).toMatchObject({ unapplied: 400_000, 'bank/refunds': -400_000 })
    expect(await broken(hub)).toEqual([])
  })

  it('or the school loses it in a dispute, is paid by nobody any more', async () => {
    const { hub, finance, token, paid, status, takeBack } = await threePaid({ database })
    await takeBack(0)
    await takeBack(1)
    await transfer(finance, token, 400_000)
    const contestable = await onlyContestable(finance, String(paidAt(paid, 2).data.providerRef))
    const { body: dispute } = await open(finance, opening({ ...contestable, amount: 1_000_000 }))
    expect(await status()).toBe('APROBADO')
    await say(finance, dispute, 'lose', { borne_by: 'school', reason: why })
    expect(await status()).toBe('DEVUELTO')
    expect(await broken(hub)).toEqual([])
  })

  it('without any refund is paid by nobody any more', async () => {
    const { hub, status, takeBack } = await threePaid({ database })
    for (const place of [0, 1, 2]) await takeBack(place)
    expect(await status()).toBe('DEVUELTO')
    expect(await broken(hub)).toEqual([])
  })

  it('beside a transfer that waits is paid again once that is cancelled', async () => {
    const { hub, finance, token, status, takeBack } = await threePaid({ database })
    const sent = await send(finance, token, 2_000_000)
    await takeBack(0)
    await takeBack(1)
    expect(await status()).toBe('DEVUELTO')
    await finance.post(`/api/refunds/${sent}/refused`, { reason: 'Dos partes volvieron' })
    expect(await status()).toBe('APROBADO')
    expect(await refundsOf(finance, token)).toMatchObject({ left: 1_000_000 })
    expect(await broken(hub)).toEqual([])
  })
})
