import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { linkPayer, linksOf } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import {
  anAmountLink,
  balanceOf,
  bookedToday,
  brokenIn,
  code,
  given,
  isBooked,
  owed,
} from './an-amount-link.ts'

const asked = { shownTotal: given, payer: linkPayer }

describe.each(databases)('A link for an amount on $name', (database) => {
  it('pays it on account once: accounting has it in the student’s favour, and no invoice is paid', async () => {
    const { hub, guardian, somebody } = await anAmountLink({ shows: 'concepts' }, { database })
    const open = await guardian.payables()
    expect((await somebody.read()).body).toMatchObject({
      state: 'payable',
      amount: given,
      children: 1,
      concepts: ['Salida'],
      names: null,
    })

    const { body } = await somebody.pay()
    expect((await somebody.read()).body).toMatchObject({ state: 'paying', amount: null })
    await somebody.choose(body, 'approve')

    const done = await somebody.approved(body.token)
    expect(done).toMatchObject({ payer: 'Rosa Vélez', concepts: ['Salida'], data: { amount: given } })
    await isBooked(hub)
    expect(await balanceOf(hub)).toBe(owed - given)
    expect(await bookedToday(hub)).toMatchObject([{ amount: given }])
    expect(await guardian.payables()).toEqual(open)
    expect((await somebody.read()).body.state).toBe('paid')
    expect(await linksOf(guardian.visitor, code)).toMatchObject([
      {
        kind: 'account',
        students: [code],
        onAccount: { amount: given, concept: 'Salida' },
        state: 'paid',
        paid: { amount: given },
      },
    ])
    expect(await brokenIn(hub)).toEqual([])
  })

  it('is begun by one of two who come at once, and is one payment under one key', async () => {
    const { hub, somebody } = await anAmountLink({}, { database })
    const key = randomUUID()

    const answers = await Promise.all([
      somebody.begin(asked, key),
      somebody.begin(asked, key),
      somebody.begin(asked),
    ])

    const begun = answers.filter(({ status }) => status === 200)
    expect(new Set(begun.map(({ body }) => body.token)).size).toBe(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(problemOf(answer).code).toBe('PAY_LINK_BUSY')
    expect(await hub.hub.app.database('payment_attempt')).toHaveLength(1)
  })
})

describe('A link for an amount', () => {
  it('is refused to who saw another amount', async () => {
    const { somebody } = await anAmountLink()
    const refused = await somebody.begin({ ...asked, shownTotal: given - 1 })
    expect(problemOf(refused)).toMatchObject({ code: 'PRICE_CHANGED', amount: given })
  })

  it('nothing begins once it is withdrawn or over, and what has begun goes on under its key', async () => {
    const { hub, guardian, link, somebody } = await anAmountLink({ days: 1 })
    const key = randomUUID()
    await setSeasonClock(hub, '2025-06-20T09:50:00-05:00')
    const begun = await somebody.begin(asked, key)
    await guardian.visitor.post(`/api/pay-links/${link.id}/withdraw`, {})
    await setSeasonClock(hub, '2025-06-20T10:10:00-05:00')

    expect((await somebody.begin(asked)).status).toBe(404)
    expect((await somebody.begin(asked, key)).body.token).toBe(begun.body.token)
    expect(problemOf(await somebody.begin({ ...asked, shownTotal: 1 }, key)).code).toBe('KEY_REUSED')
    await somebody.choose(begun.body, 'approve')
    await somebody.approved(begun.body.token)
    await isBooked(hub)
    expect(await balanceOf(hub)).toBe(owed - given)
  })

  it('that is declined can be paid again', async () => {
    const { hub, somebody } = await anAmountLink()
    const { body } = await somebody.pay()
    await somebody.choose(body, 'decline')
    await until(
      async () => (await somebody.payment(body.token)).body,
      ({ status }) => status === 'RECHAZADO',
    )

    expect((await somebody.pay()).status).toBe(200)
    expect(await hub.hub.app.database('payment_attempt').orderBy('started_at').pluck('status')).toEqual([
      'declined',
      'open',
    ])
  })

  it('of which a payment is approved late, after another one paid it, has a duplicate to give back', async () => {
    const { hub, somebody } = await anAmountLink()
    const { app } = hub.hub
    const askNow = async (token: string) => {
      await app.database('payment_attempt').where({ token }).update({ ask_at: '2020-01-01T00:00:00.000Z' })
      app.work.trigger('reconcile-payments')
      return (await somebody.payment(token)).body
    }
    const { body: late } = await somebody.pay()
    await setSeasonClock(hub, new Date(app.clock.now().getTime() + 31 * 60_000).toISOString())
    await until(
      () => askNow(late.token),
      ({ status }) => status === 'EXPIRADO',
    )
    const { body } = await somebody.pay()
    await somebody.choose(body, 'approve')
    await somebody.approved(body.token)
    await new Provider(hub, 'invoices').decide(late.data.reference, { rawStatus: 'Aceptada', amount: given })
    await askNow(late.token)

    const finance = await signInStaff(hub, 'finance')
    const [exception] = await until(
      async () => (await finance.get<readonly { readonly id: number }[]>('/api/payments/exceptions')).body,
      ({ length }) => length === 1,
    )

    expect(exception).toMatchObject({
      kind: 'duplicate-payment',
      of: 'account',
      token: late.token,
      students: [{ code }],
    })
    await isBooked(hub)
    expect(await balanceOf(hub)).toBe(owed - given)
    expect(await brokenIn(hub)).toEqual([])

    const back = { exception: exception?.id, outcome: 'refunded-by-bank', reason: 'Transferencia 8812' }
    const resolved = await finance.post(`/api/payments/${late.token}/resolve`, back)
    expect(resolved.status, resolved.text).toBe(200)
    expect(await app.database('payment_attempt').orderBy('started_at').pluck('status')).toEqual([
      'returned',
      'approved',
    ])
    expect(await brokenIn(hub)).toEqual([])
  })

  it('is confirmed to who paid, and told to the guardian on file without a word of who that was', async () => {
    const { hub, somebody } = await anAmountLink({ shows: 'amount' })
    const { body } = await somebody.pay()
    await somebody.choose(body, 'approve')
    await somebody.approved(body.token)
    await isBooked(hub)

    const mails = await mailsOf(hub.hub.app)
    const [toPayer] = mails.filter(({ to }) => to === linkPayer.email)
    const [toFamily] = mails.filter(({ subject }) => subject.startsWith('Abono a cuenta recibido'))

    expect(toPayer?.text).toContain(`/enrollment/pay/result/${body.token}`)
    expect(toPayer?.text).not.toContain('Salida')
    expect(toFamily?.text).toContain('$500.000')
    expect(toFamily?.text).toContain(body.data.reference)
    expect(toFamily?.text).not.toMatch(/Vélez|41222333|rosa@/)
    expect(toFamily?.to).not.toBe(linkPayer.email)
  })
})
