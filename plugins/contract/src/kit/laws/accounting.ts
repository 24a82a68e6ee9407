import { expect } from 'vitest'
import type {
  AccountingDocument,
  AccountingOrder,
  JournalEntry,
  Receivable,
} from '../../domain/accounting.ts'
import { bogotaDay } from '../../domain/bogota-day.ts'
import { PluginFault } from '../../fault.ts'
import type { Page, Paging, Read, Write } from '../../lifecycle.ts'
import { anIncomingPayment, anOrder, priceQuery } from '../acts/accounting.ts'
import { claimed } from '../claimed.ts'
import { expectFault } from '../expect-fault.ts'
import type { Law } from '../law.ts'
import { expectWholePesos } from '../whole-pesos.ts'
import { expectStablePaging, walkPages } from '../walk-pages.ts'
import type { Scene } from '../scene.ts'
import { adjustedPaymentLaws } from './adjusted-payments.ts'
import { onAccountLaws } from './on-account.ts'
import { withdrawalLaws } from './withdrawals.ts'

export const accountingLaws: readonly Law<'accounting'>[] = [
  {
    title: 'the price list pages stably',
    readsOnly: true,
    async run({ adapter, read }) {
      await expectStablePaging(
        (paging, read) => adapter.priceList(paging, read),
        ({ itemCode, listName }) => `${itemCode} ${listName}`,
        read(),
      )
    },
  },
  {
    title: 'money is whole pesos everywhere',
    async run(scene) {
      const { adapter, stage, read } = scene
      const { partnerCode } = stage.facts
      expectWholePesos(
        'the price list',
        await walkPages((paging, read) => adapter.priceList(paging, read), 100, read()),
      )
      expectWholePesos("a student's prices", await adapter.studentPrices(priceQuery(scene), read()))
      expectWholePesos('the balance', await adapter.balance(partnerCode, read()))
      expectWholePesos('the transport charge', await adapter.lastTransportCharge(partnerCode, read()))
      expectWholePesos('the invoices', await adapter.openInvoices(partnerCode, read()))
      expectWholePesos('an order', await adapter.createOrder(await anOrder(scene), scene.write()))
    },
  },
  {
    title: 'the same order again leaves one document',
    async run(scene) {
      const order = await anOrder(scene)
      const write = scene.write()
      const first = await scene.adapter.createOrder(order, write)
      expect(await refOfRepeated(scene, order, write)).toBe(first.ref)
      expect(await refOfRepeated(scene, order, scene.write()), 'the reference alone says so').toBe(first.ref)
      expect(await scene.stage.vendor.effects(order.reference)).toBe(1)
    },
  },
  {
    title: 'an order is found by our reference and by NumAtCard and project',
    async run(scene) {
      const { adapter, read } = scene
      const order = await anOrder(scene)
      const { reference, numAtCard, project } = order
      const { ref } = await adapter.createOrder(order, scene.write())
      const same = { ref, reference, numAtCard, project }
      expect(await adapter.findOrder(reference, read())).toMatchObject(same)
      expect(await adapter.ordersOf(numAtCard, project, read())).toContainEqual(expect.objectContaining(same))
    },
  },
  {
    title: 'an order tells the lines that it was booked with',
    async run(scene) {
      const { adapter, read } = scene
      const order = await anOrder(scene)
      const lines = order.lines.map(({ itemCode, quantity, unitPrice, discountPercent }) =>
        expect.objectContaining({ itemCode, quantity, unitPrice, discountPercent }),
      )
      const created = await adapter.createOrder(order, scene.write())
      const found = await adapter.findOrder(order.reference, read())
      const listed = await adapter.ordersOf(order.numAtCard, order.project, read())
      expect(created.lines).toEqual(lines)
      expect(found?.lines).toEqual(lines)
      expect(listed.find(({ ref }) => ref === created.ref)?.lines).toEqual(lines)
    },
  },
  {
    title: 'an order and a payment are booked at the vendor in the pesos that were asked',
    async run(scene) {
      const { adapter, stage } = scene
      const order = await anOrder(scene)
      const { total } = await adapter.createOrder(order, scene.write())
      const [{ unitPrice }] = order.lines
      expect(total, 'the total that the adapter tells').toBe(unitPrice)
      expect(await stage.facts.bookedAtVendor(order.reference), 'the order at the vendor').toBe(unitPrice)
      if (adapter.incomingPayments === undefined) return
      const payment = await anIncomingPayment(scene)
      await adapter.incomingPayments.record(payment, scene.write())
      expect(await stage.facts.bookedAtVendor(payment.reference), 'the payment at the vendor').toBe(
        payment.amount,
      )
    },
  },
  {
    title: 'an order accepted before the vendor hung up is found, and sent again is still one',
    async run(scene) {
      const { adapter, stage, read } = scene
      const order = await anOrder(scene)
      const write = scene.write()
      await stage.vendor.injectFault('hangs-up', 'changes')
      await expectFault('createOrder', 'unknown-outcome', () => adapter.createOrder(order, write))
      await stage.vendor.clearFault()
      const found = await adapter.findOrder(order.reference, read())
      expect(found, 'the order is found').toMatchObject({ reference: order.reference })
      expect(await refOfRepeated(scene, order, write)).toBe(found?.ref)
      expect(await stage.vendor.effects(order.reference)).toBe(1)
    },
  },
  {
    title: 'an incoming payment is recorded once and found by our reference',
    appliesTo: ({ adapter }) => adapter.supports.incomingPayments,
    async run(scene) {
      const incomingPayments = claimed('incomingPayments', scene.adapter.incomingPayments)
      const payment = await anIncomingPayment(scene)
      const write = scene.write()
      const first = await incomingPayments.record(payment, write)
      expect(await incomingPayments.record(payment, write)).toEqual(first)
      expect(await incomingPayments.find(payment.reference, scene.read())).toEqual(first)
      expect(await scene.stage.vendor.effects(payment.reference)).toBe(1)
    },
  },
  ...adjustedPaymentLaws,
  ...onAccountLaws,
  ...withdrawalLaws,
  {
    title: 'the invoices due on some days hold the open ones, with what each was for',
    appliesTo: ({ adapter }) => adapter.invoices !== undefined,
    async run({ adapter, stage, read }) {
      const invoices = claimed('invoices', adapter.invoices)
      const { partnerCode } = stage.facts
      const open = await adapter.openInvoices(partnerCode, read())
      const days = open.map(({ dueDate }) => dueDate).sort()
      const dueOn = { from: days[0] ?? longAgo, to: days.at(-1) ?? longAgo }
      const all = await invoices.list(partnerCode, dueOn, read())
      expectWholePesos('the invoices of those days', all)
      for (const invoice of open)
        expect(all, 'the invoices of those days').toContainEqual(expect.objectContaining(invoice))
      for (const { docNum, total, pending } of all)
        expect(total, `the total of ${docNum} beside what is left of it`).toBeGreaterThanOrEqual(pending)
      const before = { from: longAgo, to: longAgo }
      expect(await invoices.list(partnerCode, before, read()), 'a day before all of them').toEqual([])
    },
  },
  {
    title: 'what all partners owe pages stably and holds what each of them owes',
    readsOnly: true,
    appliesTo: ({ adapter }) => adapter.receivables !== undefined,
    async run({ adapter, stage, read }) {
      const receivables = claimed('receivables', adapter.receivables)
      const idOf = ({ partnerCode, docNum }: Receivable) => `${partnerCode} ${docNum}`
      const list = (paging: Paging, read: Read) => receivables.list(paging, read)
      const all = await walkPages(list, 100, read())
      expectWholePesos('what all partners owe', all)
      for (const one of all) expect(one.pending, `what is left of ${one.docNum}`).toBeGreaterThan(0)
      const { partnerCode } = stage.facts
      const open = await adapter.openInvoices(partnerCode, read())
      const owed = open.map(({ description: _description, ...rest }) => rest)
      const listed = all.filter((one) => one.partnerCode === partnerCode)
      expect(listed, 'what a partner owes').toHaveLength(owed.length)
      expect(listed, 'what a partner owes').toEqual(expect.arrayContaining(owed))
      const one = (await walkPages(list, 1, read())).map(idOf)
      expect(new Set(one).size, 'nothing comes twice').toBe(one.length)
      expect(one, 'by pages of one').toEqual(all.map(idOf))
    },
  },
  {
    title: 'the journal of a span of days pages stably and holds what was booked',
    appliesTo: ({ adapter }) => adapter.journal !== undefined,
    async run(scene) {
      const journal = claimed('journal', scene.adapter.journal)
      const on = (from: string, to: string) => (paging: Paging, read: Read) =>
        journal.list({ from, to }, paging, read)
      const documents: AccountingDocument[] = []
      for (const _ of [1, 2, 3]) {
        documents.push(await scene.adapter.createOrder(await anOrder(scene), scene.write()))
      }
      const day = bogotaDay(new Date(documents[0]?.createdAt ?? ''))
      const entries = await walkPages(on(day, day), 2, scene.read())
      for (const { ref, number, reference, total: amount } of documents) {
        const entry = { is: 'order', ref, number, reference, amount, day }
        expect(entries, 'the journal').toContainEqual(expect.objectContaining(entry))
      }
      await expectPaymentIn(scene, on)
      expectWholePesos('the journal', entries)
      await expectStablePaging(on(day, day), ({ is, ref }) => `${is} ${ref}`, scene.read())
      const span = await walkPages(on(longAgo, day), 50, scene.read())
      expect(span, 'a span until that day').toEqual(expect.arrayContaining([...entries]))
      expect(await walkPages(on(longAgo, longAgo), 2, scene.read()), 'a day before all of them').toEqual([])
    },
  },
  {
    title: 'a partner is created once and found',
    appliesTo: ({ adapter }) => adapter.supports.createsPartners,
    async run({ adapter, stage, read, write }) {
      const partners = claimed('partners', adapter.partners)
      const code = stage.facts.unknownPartnerCode
      const key = write()
      const first = await partners.create(code, key)
      expect(first).toMatchObject({ code })
      expect(await partners.create(code, key)).toEqual(first)
      expect(await adapter.findPartner(code, read())).toEqual(first)
      expect(await stage.vendor.effects(code)).toBe(1)
    },
  },
]

/** The vendor may answer the same document or say that it is there. */
async function refOfRepeated(
  { adapter }: Scene<'accounting'>,
  order: AccountingOrder,
  write: Write,
): Promise<string | undefined> {
  try {
    return (await adapter.createOrder(order, write)).ref
  } catch (error) {
    if (error instanceof PluginFault && error.code === 'conflict') return error.existing
    throw error
  }
}

/** Before any school's first order. */
const longAgo = '2000-01-01'

/** A payment is in the journal of the day it was paid on, where the system records payments. */
async function expectPaymentIn(
  scene: Scene<'accounting'>,
  on: (from: string, to: string) => (paging: Paging, read: Read) => Promise<Page<JournalEntry>>,
): Promise<void> {
  const { incomingPayments } = scene.adapter
  if (incomingPayments === undefined) return
  const payment = await anIncomingPayment(scene)
  const { ref } = await incomingPayments.record(payment, scene.write())
  const { reference, amount, paidOn: day } = payment
  expect(await walkPages(on(day, day), 2, scene.read()), 'the journal').toContainEqual(
    expect.objectContaining({ is: 'payment', ref, reference, amount, day }),
  )
}
