import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { Family, payer, rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'

/** Has the provider asked about every payment now. */
async function askNow({ hub: { app } }: TestHub): Promise<void> {
  await app.database('payment_attempt').update({ ask_at: '2020-01-01T00:00:00.000Z' })
  app.work.trigger('reconcile-payments')
}

describe.each(databases)('Beginning to pay on $name', (database) => {
  const theHub = useHub({ database })

  it.each([1, -1])('refuses a total that is off by %i peso and shows the right one', async (off) => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10014')
    const quote = await family.quote(wholeYear)
    const attempts = () => hub.hub.app.database('payment_attempt')
    const before = await attempts()
    const fees = { quoteId: quote.quoteId, studentTotalV: quote.totals.totalV + off }

    const answer = await family.pay(quote, { fees })

    expect(answer.status).toBe(409)
    expect(problemOf(answer)).toMatchObject({ code: 'PRICE_CHANGED', quote })
    expect(await attempts()).toEqual(before)
  })

  it.each([
    ['10014', 'advance'],
    ['10004', 'pse'],
  ])('of %s as %s is refused: there is something to pay, or nothing', async (code, kind) => {
    const hub = theHub()
    const family = await Family.signIn(hub, code)
    const before = await hub.hub.app.database('payment_attempt')

    const answer = await family.pay(await family.quote(rightAndCosts), { kind })

    expect([answer.status, problemOf(answer).code]).toEqual([422, 'PAYMENT_KIND'])
    expect(await hub.hub.app.database('payment_attempt')).toEqual(before)
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
    expect((await readBooks(hub.hub.app, '10004')).payments).toEqual([{ status: 'PAGO ANTICIPO', amount: 0 }])
  })

  it('closes periods 1 and 2 at the cutoff, also for a family that had the price before', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10001')
    const quote = await family.quote(wholeYear)
    await setSeasonClock(hub, '2025-07-29T06:30:00-05:00')

    const answer = await family.pay(quote)

    expect(answer.status).toBe(409)
    expect(problemOf(answer).code).toBe('PERIOD_CLOSED')
    expect(await hub.hub.app.database('enrollment_order')).toEqual([])
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
    const faults = faultsAt(hub.hub.app, 'payments.card')
    await faults.injectFault('unreachable')

    const refused = await family.pay(quote)
    await faults.clearFault()
    const retried = await family.pay(quote)

    expect(refused.status).toBe(503)
    expect(retried.status).toBe(200)
    expect((await readBooks(hub.hub.app, '10001')).attempts.toSorted()).toEqual(['failed', 'open'])
  })

  describe('when the provider hung up', () => {
    async function loseAnswer() {
      const hub = await runHub({ database })
      const family = await Family.signIn(hub, '10001')
      const quote = await family.quote(rightAndCosts)
      const key = randomUUID()
      const faults = faultsAt(hub.hub.app, 'payments.card')
      await faults.injectFault('hangs-up')
      const lost = await family.pay(quote, {}, key)
      expect(lost.status).toBe(503)
      return { hub, family, quote, key, faults }
    }

    it('another visitor of the family goes on with the same checkout, as the same key does', async () => {
      const { hub, family, quote, key, faults } = await loseAnswer()
      await faults.clearFault()
      const other = await Family.signIn(hub, '10001')

      const there = await other.pay(await other.quote(rightAndCosts), {
        payer: { ...payer, name: 'Luis', email: 'luis.ruiz@example.com' },
      })
      const here = await family.pay(quote, {}, key)

      expect([there.status, here.status]).toEqual([200, 200])
      expect(there.body.data?.go?.is).toBe('form')
      expect({ ...here.body.data, go: there.body.data?.go }).toEqual(there.body.data)
      expect(there.text).not.toContain(payer.email)
      expect(here.text).toContain(payer.email)
      expect(await new Provider(hub).checkouts()).toBe(1)
      expect((await readBooks(hub.hub.app, '10001')).attempts).toEqual(['open'])
      await other.chooseAtProvider(there.body, 'approve')
      const books = await until(() => readBooks(hub.hub.app, '10001'), isDelivered)
      expect(books).toMatchObject(onePaidEnrolment)
      expect(books.payments).toHaveLength(1)
    })

    it('several visitors at once have one checkout', async () => {
      const { hub, family, quote, faults } = await loseAnswer()
      await faults.clearFault()

      await Promise.all([family.pay(quote), family.pay(quote), family.pay(quote)])

      expect((await family.check()).data?.go?.is).toBe('form')
      expect(await new Provider(hub).checkouts()).toBe(1)
      expect((await readBooks(hub.hub.app, '10001')).attempts).toEqual(['open'])
    })

    it('who has chosen something else meanwhile is refused, and finds the way on at the payment under way', async () => {
      const { hub, family, faults } = await loseAnswer()
      await faults.clearFault()

      const other = await family.pay(await family.quote(wholeYear))

      expect([other.status, problemOf(other).code]).toEqual([409, 'PAYMENT_PENDING'])
      await askNow(hub)
      const seen = await until(
        () => family.check(),
        ({ data }) => data?.go != null,
      )
      expect([seen.status, seen.data?.go?.is]).toEqual(['PENDIENTE', 'form'])
      expect(await new Provider(hub).checkouts()).toBe(1)
    })

    it('stays locked while the provider cannot be reached, for it may have the payment', async () => {
      const { hub, family, quote, faults } = await loseAnswer()
      await faults.injectFault('unreachable')

      const other = await family.pay(quote)

      expect(other.status).toBe(503)
      expect((await readBooks(hub.hub.app, '10001')).attempts).toEqual(['open'])
      await faults.clearFault()
      expect((await family.pay(quote)).status).toBe(200)
      expect(await new Provider(hub).checkouts()).toBe(1)
    })
  })
})
