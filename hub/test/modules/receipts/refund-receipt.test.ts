import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { settings } from '@matricula/hub/testing/exceptions'
import { readPdf } from '@matricula/hub/testing/pdf-text'
import type { Visitor } from '@matricula/hub/testing/visitor'
import type { ReceiptView } from '../../../src/modules/receipts/receipt-document.ts'
import type { RefundReceiptView } from '../../../src/modules/receipts/refund-receipt.view.ts'
import { aPaidOrder, giveBack, part } from '../payments-office/a-refund.ts'

const transfer = { reference: 'T-4711', day: '2025-06-19' }

async function aRefundable(options: Parameters<typeof aPaidOrder>[0] = {}) {
  const paid = await aPaidOrder({ settings, ...options })
  const receipt = (await paid.family.check()).data?.receiptToken ?? ''
  const pathOf = (place: number) => `/api/receipts/${receipt}/refunds/${place}`
  const visitor = paid.hub.visitor()
  const statusOf = async (place: number) => (await visitor.get(pathOf(place))).status
  const read = async (place: number) => (await visitor.get<RefundReceiptView>(pathOf(place))).body
  return { ...paid, receipt, visitor, pathOf, statusOf, read }
}

const withoutBlanks = (text: string) => text.replaceAll(/\s+/g, '')

/** A line may break after any hyphen and slash. */
async function textOf(url: string): Promise<string> {
  return withoutBlanks(readPdf(Buffer.from(await (await fetch(url)).arrayBuffer())).text)
}

const receiptOf = async (visitor: Visitor, token: string) =>
  (await visitor.get<ReceiptView>(`/api/enrollment/resume/${token}`)).body

describe.each(databases)('A refund receipt, on $name,', (database) => {
  it('says what went back, when, how and of what, on its page and on paper, once it has', async () => {
    const { hub, finance, token, amount, receipt, visitor, pathOf, statusOf, read } = await aRefundable({
      database,
    })
    const { body: refund } = await giveBack(finance, token, { way: 'bank' })
    expect([await statusOf(1), (await fetch(`${hub.url}${pathOf(1)}.pdf`)).status]).toEqual([404, 404])

    await finance.post(`/api/refunds/${refund.id}/done`, transfer)

    const of = await receiptOf(visitor, receipt)
    const view = await read(1)
    expect(view).toMatchObject({
      number: `${of.number}-D1`,
      day: '2025-06-19',
      amount: part,
      way: 'bank',
      reference: 'T-4711',
      payment: { reference: of.reference, amount, netPaid: amount - part, method: of.paymentMethod },
      receipt: { number: of.number, token: receipt },
      student: of.student,
      school: of.school,
    })
    expect(view.address).toMatch(new RegExp(`/enrollment/resume/${receipt}/refunds/1$`))
    expect(JSON.stringify(view)).not.toContain('Cupo no usado')
    const paper = await textOf(`${hub.url}${pathOf(1)}.pdf`)
    for (const said of [
      `${of.number}-D1`,
      'devolvió $1.000.000 el 19 de junio de 2025',
      'T-4711',
      view.address,
    ])
      expect(paper).toContain(withoutBlanks(said))
    expect((await fetch(`${hub.url}${pathOf(1)}.pdf`)).headers.get('x-robots-tag')).toBe('noindex')
  })

  it('keeps its number and what it says, whatever is given back after it', async () => {
    const { finance, token, amount, read, statusOf } = await aRefundable({ database })
    const { body: slow } = await giveBack(finance, token, { way: 'bank' })
    await giveBack(finance, token, { key: 'devolver-2', amount: 200_000 })
    const first = await read(1)
    expect(first).toMatchObject({
      amount: 200_000,
      way: 'provider',
      payment: { netPaid: amount - 200_000 },
    })

    await finance.post(`/api/refunds/${slow.id}/done`, transfer)

    expect({ ...(await read(1)), asOf: first.asOf }).toEqual(first)
    expect(await read(2)).toMatchObject({
      amount: part,
      number: first.number.replace('-D1', '-D2'),
      payment: { netPaid: amount - part - 200_000 },
    })
    expect(await statusOf(3)).toBe(404)
  })
})

describe('A refund receipt', () => {
  it('is of no refund that was dropped', async () => {
    const { finance, token, statusOf } = await aRefundable()
    const { body } = await giveBack(finance, token, { way: 'bank' })
    await finance.post(`/api/refunds/${body.id}/refused`, { reason: 'Cuenta errada' })
    expect(await statusOf(1)).toBe(404)
  })

  it('is named where a family and whoever has the receipt read of the refund', async () => {
    const { family, finance, token, receipt, visitor } = await aRefundable()
    await giveBack(finance, token, { way: 'bank' })
    expect((await family.check()).data?.refunds).toMatchObject([{ status: 'sent', place: null }])
    await giveBack(finance, token, { key: 'devolver-2', amount: 200_000 })
    const told = [{ place: null }, { status: 'done', place: 1 }]
    expect((await family.check()).data?.refunds).toMatchObject(told)
    expect((await receiptOf(visitor, receipt)).refunds).toMatchObject(told)
  })

  it('of a payment that went back as a whole says that nothing of it is paid', async () => {
    const { finance, token, amount, read } = await aRefundable()
    await giveBack(finance, token, { amount })
    expect((await read(1)).payment).toMatchObject({ amount, netPaid: 0 })
  })
})
