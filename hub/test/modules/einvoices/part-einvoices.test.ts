import { describe, expect, it } from 'vitest'
import { settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import {
  type CreditNoteBody,
  einvoiceOf,
  type EinvoiceBody,
  listedEinvoices,
} from '@matricula/hub/testing/einvoices'
import { only } from '@matricula/hub/testing/exceptions'
import { Family } from '@matricula/hub/testing/family'
import {
  correctPayer,
  invoicedCompany,
  invoicePayer,
  payerOfPayment,
} from '@matricula/hub/testing/invoice-payer'
import type { LinkPayer, LinkPayment } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import type { aSplit } from '@matricula/hub/testing/splits'
import { signInStaff } from '@matricula/hub/testing/staff'
import { broken, giveBack } from '../payments-office/a-refund.ts'
import { type Invoiced, invoicesIn, notesOf, threePaidBy, totalOf } from './an-invoiced-split.ts'

const code = '10001'

/** Mother and employer give whom their part is invoiced to, the father gives nobody. */
const threePaid = (options: Parameters<typeof aSplit>[0] = {}) =>
  threePaidBy([{ invoicePayer }, {}, { invoicePayer: invoicedCompany }], options)

const ofPayer = (payer: LinkPayer, { token }: LinkPayment) =>
  payer.visitor.get<EinvoiceBody>(`/api/pay-links/payments/${token}/einvoice`)

/** What the invoices are for, line by line over all of them. */
function linesOf(invoices: readonly Invoiced[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const { lines } of invoices) {
    const read: readonly { description: string; unitPrice: number }[] = JSON.parse(lines)
    for (const { description, unitPrice } of read) found[description] = (found[description] ?? 0) + unitPrice
  }
  return found
}

describe.each(databases)('The invoices of an order that was paid in parts, on $name,', (database) => {
  it('are one for each part, made out to whom its payer gave, else to whom the family names', async () => {
    const { hub, family, mother, father, company, mothers, fathers, companys, token, finance } =
      await threePaid({ database })
    const first = await invoicesIn(hub, 2)
    expect(first.map(({ total }) => total).toSorted((one, other) => one - other)).toEqual([
      1_000_000, 2_375_000,
    ])

    expect((await correctPayer(family.visitor, token)).status).toBe(200)

    const all = await invoicesIn(hub, 3)
    expect(totalOf(all)).toBe(4_750_000)
    const { quote } = await hub.hub.app.database('enrollment_order').first('quote')
    const rows: readonly { name: string; now: number }[] = JSON.parse(quote).annual
    for (const [description, amount] of Object.entries(linesOf(all)))
      expect(rows.find(({ name }) => description.startsWith(name))?.now, description).toBe(amount)
    expect(new Set(all.map(({ attempt_id: id }) => id)).size).toBe(3)

    const [own, others, hers] = [
      (await ofPayer(mother, mothers)).body,
      (await ofPayer(father, fathers)).body,
      (await ofPayer(company, companys)).body,
    ]
    expect(own).toMatchObject({ status: 'accepted', total: 2_375_000, withheld: false, hasPdf: true })
    expect(own.number).toMatch(/^SETP99\d+$/)
    expect(others).toMatchObject({ status: 'none', number: null, total: null })
    expect(hers).toMatchObject({ total: 1_000_000 })
    const pdf = await mother.visitor.get(`/api/pay-links/payments/${mothers.token}/einvoice.pdf`)
    expect([pdf.status, pdf.text.slice(0, 4)]).toEqual([200, '%PDF'])
    const hidden = await father.visitor.get(`/api/pay-links/payments/${fathers.token}/einvoice.pdf`)
    expect(hidden.status).toBe(404)

    const told = await einvoiceOf(family.visitor, token)
    expect(told.body).toMatchObject({
      status: 'none',
      parts: [
        {
          place: 1,
          status: 'accepted',
          withheld: true,
          number: null,
          cufe: null,
          total: null,
          hasPdf: false,
        },
        { place: 2, status: 'accepted', withheld: false, total: 1_375_000, hasPdf: true },
        {
          place: 3,
          status: 'accepted',
          withheld: true,
          number: null,
          cufe: null,
          total: null,
          hasPdf: false,
        },
      ],
    })
    expect(told.text).not.toContain(own.number)
    expect(await payerOfPayment(family.visitor, token)).toMatchObject({ mayCorrect: false })
    const listed = await listedEinvoices(finance)
    expect(listed.map((one) => one.token)).toEqual([token, token, token])
    expect(await broken(hub)).toEqual([])
  })

  it('are credited together what the school gives back, to the peso', async () => {
    const { hub, family, token, finance, mother, mothers } = await threePaid({ database })
    await correctPayer(family.visitor, token)
    const invoices = await invoicesIn(hub, 3)
    for (const [key, amount] of [
      ['devolver-1', 1_000_001],
      ['devolver-2', 3_749_999],
    ] as const) {
      const { body } = await giveBack(finance, token, { amount, way: 'bank', key })
      const transfer = { reference: `T-${key}`, day: '2025-06-19' }
      expect((await finance.post(`/api/refunds/${body.id}/done`, transfer)).status).toBe(200)
      await notesOf(hub, key === 'devolver-1' ? 3 : 6)
    }

    const notes = await notesOf(hub, 6)
    expect(totalOf(notes)).toBe(totalOf(invoices))
    const { creditNotes } = (await ofPayer(mother, mothers)).body
    expect(totalOf(creditNotes)).toBe(2_375_000)
    const [note]: readonly CreditNoteBody[] = creditNotes
    const pdf = await mother.visitor.get(
      `/api/pay-links/payments/${mothers.token}/credit-notes/${note?.id}.pdf`,
    )
    expect([pdf.status, pdf.text.slice(0, 4)]).toEqual([200, '%PDF'])
    expect(await broken(hub)).toEqual([])
  })

  it('are credited one by one what a provider took back of a part', async () => {
    const { hub, finance, mother, company, companys, mothers } = await threePaid({ database })
    await invoicesIn(hub, 2)

    await new Provider(hub).change(mothers, 'reverse')
    await only(finance)

    expect(await notesOf(hub, 1)).toMatchObject([{ total: 2_375_000 }])
    expect((await ofPayer(mother, mothers)).body.creditNotes).toMatchObject([{ total: 2_375_000 }])
    expect((await ofPayer(company, companys)).body.creditNotes).toEqual([])
    await settled(hub)
    expect(await broken(hub)).toEqual([])
  })
})

describe('The invoice of a part', () => {
  it('that is rejected leaves the others as they are, and is issued again once the family has corrected it', async () => {
    const { hub, family, token, finance } = await threePaid()
    await invoicesIn(hub, 2)
    const rejected = { ...invoicePayer, number: '1098765413' }
    await correctPayer(family.visitor, token, rejected)
    await invoicesIn(hub, 3, ['accepted', 'rejected'])
    const [one] = await listedEinvoices(finance, '?status=rejected')

    expect((await correctPayer(family.visitor, token)).status).toBe(200)
    expect((await finance.post(`/api/einvoices/${one?.id}/issue-again`, {})).status).toBe(200)

    await invoicesIn(hub, 4, ['accepted', 'rejected'])
    expect(await listedEinvoices(finance, '?status=accepted')).toHaveLength(3)
    expect(problemOf(await correctPayer(family.visitor, token)).code).toBe('INVOICE_ISSUED')
  })

  it('is of its own payer, whatever token is asked by, and in no other family’s file', async () => {
    const { hub, family, mother, father, fathers, mothers, token, finance } = await threePaid()
    await invoicesIn(hub, 2)
    const [own] = await listedEinvoices(finance, `?search=${(await ofPayer(mother, mothers)).body.number}`)
    const path = `/api/payments/${token}/einvoices/${own?.id}.pdf`
    expect((await finance.get(path)).status).toBe(200)
    expect((await family.visitor.get(path)).status).toBe(404)
    const stranger = await Family.signIn(hub, '10003')
    expect((await stranger.visitor.get(path)).status).toBe(404)
    for (const other of [token, mother.token, father.token, 'f'.repeat(32)])
      expect((await ofPayer(mother, { ...mothers, token: other })).status).toBe(404)
    expect((await ofPayer(father, fathers)).body.status).toBe('none')
    const admin = await signInStaff(hub, 'admin')
    const { text } = await admin.get(`/api/privacy/families/${code}`)
    expect(text).not.toContain(own?.number ?? 'none')
  })

  it('is asked of nobody where the school has no provider of them', async () => {
    const { hub, mother, mothers } = await threePaid({ plugins: {} })
    expect(await hub.hub.app.database('outbox').where({ topic: 'einvoice.issue' })).toEqual([])
    expect((await ofPayer(mother, mothers)).body.status).toBe('none')
  })
})
