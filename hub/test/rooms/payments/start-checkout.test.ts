import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readBooks } from '../../support/books.ts'
import { databases } from '../../support/databases.ts'
import { Family, rightAndCosts, wholeYear } from '../../support/family.ts'
import { problemOf } from '../../support/problem.ts'
import { Provider } from '../../support/provider.ts'
import { setSeasonClock } from '../../support/season-clock.ts'
import { runHub, useHub } from '../../support/test-hub.ts'
import { until } from '../../support/until.ts'
import { troubleAt } from '../../support/vendor.ts'

describe.each(databases)('Beginning to pay on $name', (database) => {
  const theHub = useHub({ database })

  it.each([1, -1])('refuses a total that is off by %i peso and shows the right one', async (off) => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10014')
    const quote = await family.quote(wholeYear)
    const attempts = () => hub.hub.house.database('payment_attempt')
    const before = await attempts()
    const fees = { quoteId: quote.quoteId, studentTotalV: quote.totals.totalV + off }

    const answer = await family.pay(quote, { fees })

    expect(answer.status).toBe(409)
    expect(problemOf(answer)).toMatchObject({ code: 'PRICE_CHANGED', quote })
    expect(await attempts()).toEqual(before)
  })

  it('refuses to pay a paid order again', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10001')
    const quote = await family.quote(rightAndCosts)
    const { token } = await family.enrol(rightAndCosts)
    await until(
      () => family.check(),
      ({ status }) => status === 'APROBADO',
    )

    const again = await family.pay(quote)

    expect(again.status).toBe(409)
    expect(problemOf(again)).toMatchObject({ code: 'ORDER_PAID', token })
  })

  it('pays an order with nothing left to pay once, however often the family clicks', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10004')
    const quote = await family.quote(rightAndCosts)
    const key = randomUUID()

    const sameKey = await Promise.all(Array.from({ length: 4 }, () => family.pay(quote, {}, key)))
    const otherKeys = await Promise.all(Array.from({ length: 4 }, () => family.pay(quote)))

    expect(sameKey.map(({ status, body }) => [status, body.status])).toEqual(
      Array.from({ length: 4 }, () => [200, 'APROBADO']),
    )
    expect(otherKeys.map((answer) => problemOf(answer).code)).toEqual(
      Array.from({ length: 4 }, () => 'ORDER_PAID'),
    )
    expect((await readBooks(hub.hub.house, '10004')).payments).toEqual([
      { status: 'PAGO ANTICIPO', amount: 0 },
    ])
  })

  it('closes periods 1 and 2 at the cutoff, also for a family that had the price before', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10001')
    const quote = await family.quote(wholeYear)
    await setSeasonClock(hub, '2025-07-29T06:30:00-05:00')

    const answer = await family.pay(quote)

    expect(answer.status).toBe(409)
    expect(problemOf(answer).code).toBe('PERIOD_CLOSED')
    expect(await hub.hub.house.database('enrollment_order')).toEqual([])
  })

  it('shows one family nothing of another', async () => {
    const hub = theHub()
    const [family, stranger] = await Promise.all(['10013', '10003'].map((code) => Family.signIn(hub, code)))
    if (family === undefined || stranger === undefined) throw new Error('both sign in')
    const quote = await family.quote(rightAndCosts)
    const { token } = (await family.pay(quote)).body

    const answers = await Promise.all([
      stranger.visitor.get('/api/payments/enrollment/check/10013'),
      stranger.visitor.get(`/api/payments/enrollment/check/${token}`),
      stranger.visitor.get(`/api/payments/events/${token}`),
      stranger.pay(quote, { student: '10013' }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await family.visitor.get(`/api/payments/enrollment/check/${token}`)).status).toBe(200)
  })

  it('frees the order at once when the provider did not take the payment up', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10001')
    const quote = await family.quote(rightAndCosts)
    const trouble = troubleAt(hub.hub.house, 'payments.card')
    await trouble.suffer('unreachable')

    const refused = await family.pay(quote)
    await trouble.heal()
    const retried = await family.pay(quote)

    expect(refused.status).toBe(503)
    expect(retried.status).toBe(200)
    expect((await readBooks(hub.hub.house, '10001')).attempts.toSorted()).toEqual(['failed', 'open'])
  })

  it('keeps the order locked when the provider hung up, and goes on with the same key', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10001')
    const quote = await family.quote(rightAndCosts)
    const trouble = troubleAt(hub.hub.house, 'payments.card')
    const key = randomUUID()
    await trouble.suffer('hangs-up')

    const lost = await family.pay(quote, {}, key)
    await trouble.heal()
    const other = await family.pay(quote)
    const same = await family.pay(quote, {}, key)

    expect([lost.status, other.status, same.status]).toEqual([503, 409, 200])
    expect(same.body.data?.go?.is).toBe('form')
    expect(await new Provider(hub).checkouts()).toBe(1)
  })
})
