import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { only, resolve, settings } from '@matricula/hub/testing/exceptions'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { problemOf } from '@matricula/hub/testing/problem'
import { until } from '@matricula/hub/testing/until'
import { memoOf } from '@matricula/hub/testing/vendor'
import { broken, sums } from './a-refund.ts'
import { giveBackOf, invoiceRefundsOf, named, paidInvoices } from './an-invoice-refund.ts'

describe.each(databases)('A refund of a payment of invoices on $name', (database) => {
  const options = { database, settings }

  it('of a part of one goes back by the provider; the others stay paid, and the guardian reads it', async () => {
    const { hub, guardian, finance, token, larger, smaller } = await paidInvoices(options)
    const total = larger.amount + smaller.amount
    const offered = await invoiceRefundsOf(finance, token)
    expect(offered).toMatchObject({ left: total, refunds: [] })
    expect(new Set(offered.documents.map(({ document, left }) => [document.DocNum, left].join()))).toEqual(
      new Set([larger, smaller].map(({ DocNum, amount }) => [DocNum, amount].join())),
    )

    const sent = await giveBackOf(finance, token, { document: named(larger), amount: 50_000 })

    expect([sent.status, sent.body]).toMatchObject([
      200,
      { status: 'done', amount: 50_000, document: named(larger) },
    ])
    const steps = await memoOf(hub.hub.app, 'payments.invoices').list('step:')
    expect(JSON.stringify(steps)).toContain('"amount":50000')
    expect(await sums(hub)).toEqual({
      'provider/invoices': total - 50_000,
      'to-post': 50_000,
      'accounting/main': -total,
    })
    const seen = await guardian.check(token)
    expect(seen.status).toBe('APROBADO')
    expect(seen.data.refunds).toMatchObject([{ status: 'done', amount: 50_000, way: 'provider' }])
    const told = seen.data.documents.map(({ DocNum, refunds }) => [DocNum, refunds.length])
    expect(Object.fromEntries(told)).toEqual({ [larger.DocNum]: 1, [smaller.DocNum]: 0 })
    expect(await broken(hub)).toEqual([])

    const exception = await only(finance)
    expect(exception).toMatchObject({ kind: 'refunded', amount: 50_000 })
    expect((await resolve(finance, exception, 'attended')).status).toBe(200)
    expect(await sums(hub)).toEqual({
      'provider/invoices': total - 50_000,
      'accounting/main': 50_000 - total,
    })
    expect(await broken(hub)).toEqual([])
  })

  it('of all of them one by one reverses the payment, and the guardian reads that it is given back', async () => {
    const { hub, guardian, finance, token, larger, smaller } = await paidInvoices(options)

    for (const [index, { amount, ...document }] of [larger, smaller].entries()) {
      const asked = { document: named(document), amount, way: 'bank', key: `devolver-${index}` }
      const { body } = await giveBackOf(finance, token, asked)
      expect(body).toMatchObject({ status: 'sent', way: 'bank' })
      expect((await guardian.check(token)).status).toBe(index === 0 ? 'APROBADO' : 'DEVUELTO')
      const transfer = { reference: `Transferencia ${index}`, day: '2025-06-19' }
      expect((await finance.post(`/api/refunds/${body.id}/done`, transfer)).status).toBe(200)
    }

    expect(await invoiceRefundsOf(finance, token)).toMatchObject({ left: 0 })
    const mails = await until(
      async () =>
        (await mailsOf(hub.hub.app)).filter(({ subject }) =>
          subject.startsWith('Devolución de su pago de facturas'),
        ),
      ({ length }) => length === 2,
    )
    expect(mails.map(({ to }) => to)).toEqual(['ana.ruiz@example.com', 'ana.ruiz@example.com'])
    expect(mails.map(({ text }) => text).join()).toContain(`de su pago de la factura ${larger.DocNum}`)
    expect(mails.map(({ text }) => text).join()).not.toContain('10003')
    expect(await sums(hub)).toMatchObject({ 'bank/refunds': -larger.amount - smaller.amount })
    expect(await broken(hub)).toEqual([])
  })

  it('by transfer that is dropped pays the invoice again', async () => {
    const { hub, guardian, finance, token, larger } = await paidInvoices(options)
    const before = await sums(hub)
    const asked = { document: named(larger), amount: larger.amount, way: 'bank' }
    const { body } = await giveBackOf(finance, token, asked)

    const dropped = await finance.post(`/api/refunds/${body.id}/refused`, { reason: 'Cuenta errada' })

    expect(dropped.body).toMatchObject({ status: 'refused' })
    expect(await sums(hub)).toEqual(before)
    expect((await guardian.check(token)).data.refunds).toEqual([])
    expect(await broken(hub)).toEqual([])
  })

  it('is of one of its invoices, at most of what is left of it, and once under one key', async () => {
    const { finance, token, larger, smaller } = await paidInvoices(options)
    const document = named(larger)
    for (const asked of [null, { ...document, DocNum: '999999' }]) {
      const refused = await giveBackOf(finance, token, { document: asked, amount: 1 })
      expect(problemOf(refused).code).toBe('NOT_FOUND')
    }
    const much = await giveBackOf(finance, token, { document, amount: larger.amount + 1 })
    expect([problemOf(much).code, Object.keys(problemOf(much).errors ?? {})]).toEqual([
      'BAD_INPUT',
      ['amount'],
    ])

    const [one, again] = [
      await giveBackOf(finance, token, { document, amount: 1000 }),
      await giveBackOf(finance, token, { document, amount: 1000 }),
    ]

    expect(again.body).toEqual(one.body)
    const other = await giveBackOf(finance, token, { document: named(smaller), amount: 1000 })
    expect(problemOf(other).code).toBe('KEY_REUSED')
  })

  it('is listed with its student and document, and found by it', async () => {
    const { finance, token, larger } = await paidInvoices(options)
    await giveBackOf(finance, token, { document: named(larger), amount: 50_000, way: 'bank' })

    for (const query of ['', `?search=${larger.DocNum}`, '?search=10003']) {
      const { body } = await finance.get<readonly object[]>(`/api/refunds${query}`)
      expect(body, query).toMatchObject([
        { token, student: '10003', document: named(larger), amount: 50_000, status: 'sent' },
      ])
    }
    const path = '/api/enrollment/admin/students/10003/paid-invoices'
    const { body } =
      await finance.get<readonly { readonly document: object; readonly refunded: number }[]>(path)
    expect(body).toHaveLength(2)
    expect(body).toContainEqual(
      expect.objectContaining({ token, document: named(larger), refunded: 50_000, returned: false }),
    )
  })
})
