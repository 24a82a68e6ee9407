import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import { issueCreditNotes } from '../../../src/modules/einvoices/issue-credit-notes.ts'
import { settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { onlyContestable, open, opening, say, today, why } from '@matricula/hub/testing/disputes'
import {
  answeredEinvoice,
  creditNotesOf,
  einvoiceOf,
  listedEinvoices,
  paidWithInvoice,
  withEinvoices,
} from '@matricula/hub/testing/einvoices'
import { settings } from '@matricula/hub/testing/exceptions'
import { correctPayer } from '@matricula/hub/testing/invoice-payer'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { aPaidOrder, broken, giveBack, part } from '../payments-office/a-refund.ts'
import { anInvoiced, switchesOf } from './an-invoiced.ts'

async function issuedAtProvider({ visitor }: TestHub): Promise<readonly string[]> {
  const { text } = await visitor().get('/sandbox/einvoice.main/')
  return text.match(/NC\d+<\/strong>/g) ?? []
}

const deliveryOf = ({ hub }: TestHub) =>
  hub.app.database('outbox').where({ topic: 'einvoice.credit' }).first()

async function deliverAgain(hub: TestHub): Promise<void> {
  const due = { status: 'due', due_at: '2020-01-01T00:00:00.000Z', done_at: null }
  await hub.hub.app.database('outbox').where({ topic: 'einvoice.credit' }).update(due)
  hub.hub.app.work.trigger('deliver-outbox')
}

describe.each(databases)('The credit note of a refund, on $name,', (database) => {
  it('is issued of what went back once it has, and is printed', async () => {
    const { hub, family, token, finance, einvoice } = await anInvoiced({ database })
    const { body: refund } = await giveBack(finance, token, { way: 'bank' })
    expect((await einvoiceOf(family.visitor, token)).body.creditNotes).toEqual([])
    await finance.post(`/api/refunds/${refund.id}/done`, { reference: 'T-4711', day: today })

    const [note] = await creditNotesOf(family.visitor, token)

    expect(note).toMatchObject({ total: part, number: 'NC1', hasPdf: true })
    expect(note?.cude).toMatch(/^[0-9a-f]{96}$/)
    expect(note?.checkUrl).toContain(`documentkey=${note?.cude}`)
    const pdf = await family.visitor.get(`/api/payments/${token}/credit-notes/${note?.id}.pdf`)
    expect([pdf.status, pdf.text.slice(0, 4)]).toEqual([200, '%PDF'])
    const [listed] = await listedEinvoices(finance, `?search=${note?.number}`)
    expect(listed).toMatchObject({ number: einvoice.number, creditNotes: [{ credits: 'partial-return' }] })
    expect(await broken(hub)).toEqual([])
  })

  it('annuls its invoice where all of it went back at once', async () => {
    const { hub, family, token, finance, total } = await anInvoiced({ database })
    await giveBack(finance, token, { amount: total })
    expect(await creditNotesOf(family.visitor, token)).toMatchObject([{ total }])
    expect((await listedEinvoices(finance))[0]?.creditNotes).toMatchObject([{ credits: 'annulment' }])
    expect(await broken(hub)).toEqual([])
  })

  it('that is rejected is found by finance, who issues it again under a new reference once', async () => {
    const { hub, family, token, finance } = await anInvoiced({ database })
    await switchesOf(hub, { rejectsAll: 'on' })
    await giveBack(finance, token)
    const [rejected] = await creditNotesOf(family.visitor, token, { statuses: ['rejected'] })
    const [listed] = await listedEinvoices(finance, '?note=rejected')
    expect(listed?.creditNotes).toMatchObject([
      { id: rejected?.id, reason: expect.stringContaining('FAJ44b') },
    ])
    await switchesOf(hub, {})

    const again = () => finance.post(`/api/credit-notes/${rejected?.id}/issue-again`, {})
    const [first, second] = [await again(), await again()]

    expect([first.status, problemOf(second).code]).toEqual([200, 'CREDIT_NOTE_NOT_REJECTED'])
    expect(await creditNotesOf(family.visitor, token)).toMatchObject([{ total: part, id: rejected?.id }])
    const [issued] = await listedEinvoices(finance)
    expect(issued?.creditNotes[0]?.reference).not.toBe(listed?.creditNotes[0]?.reference)
    expect(await listedEinvoices(finance, '?note=rejected')).toEqual([])
    expect(await broken(hub)).toEqual([])
  })

  it('is of all that a provider took back by itself, at a lost dispute too', async () => {
    const { hub, family, token, finance, total } = await anInvoiced({ database })
    await giveBack(finance, token)
    await creditNotesOf(family.visitor, token)
    const { payment } = await onlyContestable(finance, token)
    const { body: dispute } = await open(finance, opening({ payment, amount: total - part }))

    const lost = await say(finance, dispute, 'lose', { borne_by: 'family', reason: why, on: today })

    expect(lost.status).toBe(200)
    const notes = await creditNotesOf(family.visitor, token, { count: 2 })
    expect(notes.map((note) => note.total)).toEqual([part, total - part])
    expect(await broken(hub)).toEqual([])
  })
})

describe('The credit note of a refund', () => {
  it('waits for its invoice, and follows once that is accepted', async () => {
    const hub = await runHub({ settings, plugins: withEinvoices(3600) })
    const { family, token } = await paidWithInvoice(hub)
    await answeredEinvoice(family.visitor, token, ['waiting'])
    await settled(hub)
    const finance = await signInStaff(hub, 'finance')
    await giveBack(finance, token)
    await until(
      () => deliveryOf(hub),
      (row) => row?.status === 'done',
    )
    expect((await einvoiceOf(family.visitor, token)).body.creditNotes).toEqual([])

    const [{ reference } = { reference: '' }] = await listedEinvoices(finance)
    await switchesOf(hub, {})
    await hub.visitor().submit(`/sandbox/einvoice.main/documents/${reference}`, { choice: 'accept' })
    hub.hub.app.work.trigger('refresh-einvoices')

    expect(await creditNotesOf(family.visitor, token)).toMatchObject([{ total: part }])
  })

  it('is awaited from the tax authority, and looked up until it answers', async () => {
    const { hub, family, token, finance } = await anInvoiced()
    await switchesOf(hub, { waitSeconds: '3600' })
    await giveBack(finance, token)
    await creditNotesOf(family.visitor, token, { statuses: ['waiting'] })
    const [listed] = await listedEinvoices(finance, '?note=waiting')
    const reference = listed?.creditNotes[0]?.reference
    await hub.visitor().submit(`/sandbox/einvoice.main/documents/${reference}`, { choice: 'accept' })
    hub.hub.app.work.trigger('refresh-einvoices')
    expect(await creditNotesOf(family.visitor, token)).toMatchObject([{ number: 'NC1' }])
  })

  it('is found again when the provider took it and hung up, and is one however often it is delivered', async () => {
    const { hub, family, token, finance } = await anInvoiced()
    await switchesOf(hub, { trouble: 'hangs-up' })
    await giveBack(finance, token)
    await until(
      () => deliveryOf(hub),
      (row) => row?.last_fault != null,
    )
    await switchesOf(hub, {})
    await deliverAgain(hub)
    await creditNotesOf(family.visitor, token)
    await deliverAgain(hub)
    await until(
      () => deliveryOf(hub),
      (row) => row?.status === 'done',
    )
    expect(await issuedAtProvider(hub)).toHaveLength(1)
    expect(await creditNotesOf(family.visitor, token)).toHaveLength(1)
  })

  it('is one where the hub died before it wrote the answer down', async () => {
    const { hub, token, finance } = await anInvoiced()
    const { app } = hub.hub
    await switchesOf(hub, { trouble: 'unreachable' })
    await giveBack(finance, token)
    await until(
      () => deliveryOf(hub),
      (row) => row?.last_fault != null,
    )
    await app.work.stop()
    await switchesOf(hub, {})
    const { attempt_id: attemptId } = await app.database('einvoice').first()
    const message = { payload: { attemptId }, key: 'credit', attempts: 1, trace: 'test' }
    await app.database('credit_note').update({ provider_ref: null })
    const deliver = async () => {
      const record = await issueCreditNotes(app)(message, AbortSignal.timeout(20_000))
      await inTransaction(app.database, record)
    }
    await deliver()
    await app.database('credit_note').update({ status: 'sending' })
    await deliver()
    expect(await app.database('credit_note')).toMatchObject([{ status: 'accepted', number: 'NC1' }])
    expect(await issuedAtProvider(hub)).toHaveLength(1)
  })

  it('is left to finance, who sees it, where the provider issues none', async () => {
    const { family, token, finance } = await anInvoiced({ plugins: withEinvoices(0, { creditNotes: false }) })
    await giveBack(finance, token)
    expect(await creditNotesOf(family.visitor, token, { statuses: ['manual'] })).toMatchObject([
      { total: part, number: null, hasPdf: false },
    ])
    expect(await listedEinvoices(finance, '?note=manual')).toMatchObject([{ token }])
  })

  it('follows an invoice that is issued after the refund was done', async () => {
    const { hub, family, finance, token } = await aPaidOrder({ settings, plugins: withEinvoices() })
    await giveBack(finance, token)
    await settled(hub)
    expect((await correctPayer(family.visitor, token)).status).toBe(200)
    await answeredEinvoice(family.visitor, token, ['accepted'])
    expect(await creditNotesOf(family.visitor, token)).toMatchObject([{ total: part }])
  })

  it('is of an invoice that was written down before all of it went back', async () => {
    const hub = await runHub({ settings, plugins: withEinvoices() })
    await switchesOf(hub, { trouble: 'unreachable' })
    const { family, token, quote } = await paidWithInvoice(hub)
    await until(
      () => hub.hub.app.database('outbox').where({ topic: 'einvoice.issue' }).first(),
      (row) => row?.last_fault != null,
    )
    await settled(hub)
    const finance = await signInStaff(hub, 'finance')
    await giveBack(finance, token, { amount: quote.totals.totalV })
    await switchesOf(hub, {})
    await hub.hub.app
      .database('outbox')
      .where({ topic: 'einvoice.issue' })
      .update({ due_at: '2020-01-01T00:00:00.000Z' })
    hub.hub.app.work.trigger('deliver-outbox')
    expect(await creditNotesOf(family.visitor, token)).toMatchObject([{ total: quote.totals.totalV }])
  })
})
