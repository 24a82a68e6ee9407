import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { only, resolve } from '@matricula/hub/testing/exceptions'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { linkPayer, linksOf } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import type { RefundBody } from '../payments-office/a-refund.ts'
import { giveBackOf, invoiceRefundsOf } from '../payments-office/an-invoice-refund.ts'
import { aPaidAmount, anAmountLink, brokenIn, code, given, isBooked } from './an-amount-link.ts'

describe.each(databases)('What was paid on account on $name', (database) => {
  it('is given back in parts by the provider, and undone in accounting by finance', async () => {
    const { hub, guardian, somebody, token, finance } = await aPaidAmount({}, { database })

    const part = await giveBackOf(finance, token, { document: null, amount: 200_000 })
    expect(part.body).toMatchObject({ status: 'done', amount: 200_000, document: null })
    expect(await invoiceRefundsOf(finance, token)).toMatchObject({ left: given - 200_000, documents: [] })
    const tooMuch = await giveBackOf(finance, token, { document: null, amount: 300_001, key: 'devolver-2' })
    expect(problemOf(tooMuch).code).toBe('BAD_INPUT')
    const rest = await giveBackOf(finance, token, { document: null, amount: 300_000, key: 'devolver-3' })
    expect(rest.status).toBe(200)

    expect((await somebody.payment(token)).body).toMatchObject({ status: 'DEVUELTO' })
    expect(await linksOf(guardian.visitor, code)).toMatchObject([{ state: 'returned' }])
    expect(await brokenIn(hub)).toEqual([])
    const exception = await only(finance)
    expect(exception).toMatchObject({ kind: 'refunded', of: 'account', amount: given, token })
    expect((await resolve(finance, exception, 'attended')).status).toBe(200)
    expect(await brokenIn(hub)).toEqual([])
    const held = await hub.hub.app
      .database('posting_line')
      .where('account', 'like', 'to-post/%')
      .sum({ amount: 'amount' })
    expect(Number(held[0]?.['amount'])).toBe(0)
  })

  it('and taken back by the provider is for finance to undo, pays nothing more, and is under review until then', async () => {
    const { hub, guardian, somebody, token, done, finance } = await aPaidAmount({}, { database })

    await new Provider(hub, 'invoices').change(done, 'reverse')

    await until(
      async () => (await somebody.payment(token)).body,
      ({ status }) => status === 'EN REVISION',
    )
    expect((await somebody.read()).body.state).toBe('not-now')
    expect(await linksOf(guardian.visitor, code)).toMatchObject([{ state: 'returned' }])
    const exception = await only(finance)
    expect(exception).toMatchObject({ kind: 'reversed', of: 'account', token })
    expect(await brokenIn(hub)).toEqual([])
    expect((await resolve(finance, exception, 'attended')).status).toBe(200)
    expect(await brokenIn(hub)).toEqual([])
    expect((await somebody.payment(token)).body).toMatchObject({
      status: 'REVERSADO',
      title: 'El banco devolvió el pago',
    })
  })
})

describe('What was paid on account', () => {
  it('that goes back is told to who paid and to the family, to each their own', async () => {
    const { hub, token, finance, done } = await aPaidAmount()
    await giveBackOf(finance, token, { document: null, amount: 200_000 })
    await isBooked(hub)

    const mails = await mailsOf(hub.hub.app)
    const [toPayer] = mails.filter(({ subject }) => subject.startsWith('Devolución de su pago'))
    const [toFamily] = mails.filter(({ subject }) => subject.startsWith('Devolución de un abono'))

    expect(toPayer).toMatchObject({ to: linkPayer.email })
    expect(toPayer?.text).not.toContain(code)
    expect(toFamily?.text).toContain(done.data.reference)
    expect(toFamily?.text).not.toMatch(/Vélez|41222333|rosa@/)
  })

  it('is given back by a transfer that finance lists, finds by the student, and records', async () => {
    const { token, finance } = await aPaidAmount()
    const sent = await giveBackOf(finance, token, { document: null, amount: given, way: 'bank' })
    expect(sent.body).toMatchObject({ status: 'sent' })
    const { body: listed } = await finance.get<readonly RefundBody[]>(`/api/refunds?search=${code}`)

    expect(listed).toMatchObject([{ id: sent.body.id, of: 'account', token, student: code, document: null }])
    expect(problemOf(await giveBackOf(finance, token, { document: null, amount: 1 })).code).toBe('KEY_REUSED')
  })

  it('of another amount than was asked waits for a person, and lets the link be paid again once it went back', async () => {
    const { hub, somebody } = await anAmountLink()
    const provider = new Provider(hub, 'invoices')
    await provider.misbehave({ amountOff: '-1' })
    const { body } = await somebody.pay()
    await somebody.choose(body, 'approve')
    await until(
      async () => (await somebody.payment(body.token)).body,
      ({ status }) => status === 'EN REVISION',
    )
    expect((await somebody.read()).body.state).toBe('paying')
    const finance = await signInStaff(hub, 'finance')
    const exception = await only(finance)
    expect(exception).toMatchObject({ kind: 'wrong-amount', of: 'account' })

    expect((await resolve(finance, exception, 'refunded-by-hand')).status).toBe(200)

    expect((await somebody.read()).body).toMatchObject({ state: 'payable', amount: given })
    expect(await brokenIn(hub)).toEqual([])
  })

  it('has its movements told to finance, from the provider to accounting', async () => {
    const { finance, token } = await aPaidAmount()
    const { body } = await finance.get<readonly { lines: readonly { kind: string; amount: number }[] }[]>(
      `/api/payments/${token}/movements`,
    )

    expect(body.map(({ lines }) => lines.map(({ kind, amount }) => [kind, amount]))).toEqual([
      [
        ['provider', given],
        ['to-post', -given],
      ],
      [
        ['to-post', given],
        ['accounting', -given],
      ],
    ])
  })
})
