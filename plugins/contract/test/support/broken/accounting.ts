import { bogotaDay, PluginFault } from '../../../src/index.ts'
import type { AccountingAdapter, JournalEntry } from '../../../src/index.ts'
import type { Law } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { anInvoice, prices } from '../sound/accounting.ts'
import { pageOf } from '../sound/sis.ts'
import { recordEffect } from '../sound/sound.ts'
import { brokenBookings } from './bookings.ts'
import { brokenReceivables } from './receivables.ts'
import { brokenWithdrawals } from './withdrawals.ts'
import { breaking, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { accounting } = sound

/** Every call makes one more document at the vendor. */
const doubling = withAdapter(accounting, (intact, { memo }) => ({
  async createOrder(order, write) {
    await recordEffect(memo, order.reference)
    return intact.createOrder(order, write)
  },
}))

const doublingPayments = withAdapter(accounting, ({ incomingPayments }, { memo }) =>
  incomingPayments
    ? {
        incomingPayments: {
          ...incomingPayments,
          async record(payment, write) {
            await recordEffect(memo, payment.reference)
            return incomingPayments.record(payment, write)
          },
        },
      }
    : {},
)

const anEntry: JournalEntry = {
  is: 'payment',
  ref: 'R-1',
  number: 'R-1',
  reference: null,
  partnerCode: 'C10001',
  amount: 1,
  day: '2025-06-19',
  at: null,
}

/** A journal that tells a day's entries changed. */
const journalling = (change: (entries: readonly JournalEntry[]) => readonly JournalEntry[]) =>
  withAdapter(accounting, ({ journal }) =>
    journal
      ? {
          journal: {
            async list(days, paging, read) {
              const { items } = await journal.list(days, { size: 1000 }, read)
              return pageOf(change(items), paging)
            },
          },
        }
      : {},
  )

const blind: Partial<AccountingAdapter> = { findOrder: async () => null }

export const brokenAccounting: Breakages<Law<'accounting'>> = {
  ...brokenBookings,
  ...brokenReceivables,
  ...brokenWithdrawals,
  'the price list pages stably': [
    breaking(
      'an entry comes on two pages',
      'nothing comes twice',
      withAdapter(accounting, (intact) => ({
        async priceList(paging, read) {
          const page = await intact.priceList(paging, read)
          return { ...page, items: page.next === null ? prices.slice(0, 2) : page.items }
        },
      })),
    ),
  ],
  'money is whole pesos everywhere': [
    breaking(
      'a price with cents',
      '.price is 0.5',
      withAdapter(accounting, () => ({
        studentPrices: async () => prices.map((entry) => ({ ...entry, price: 0.5 })),
      })),
    ),
    breaking(
      'a balance that is no number',
      '.balance2 is NaN',
      withAdapter(accounting, () => ({
        balance: async (partnerCode) => [{ partnerCode, balance2: Number.NaN }],
      })),
    ),
    breaking(
      'a total with cents',
      '.total is 10.1',
      withAdapter(accounting, (intact) => ({
        createOrder: async (order, write) => ({ ...(await intact.createOrder(order, write)), total: 10.1 }),
      })),
    ),
  ],
  'the same order again leaves one document': [
    breaking('every call makes a document', 'to be 1', doubling),
    breaking(
      'the conflict names nothing',
      'to be',
      withAdapter(accounting, (intact) => ({
        createOrder: (order, write) =>
          intact.createOrder(order, write).catch(() => {
            throw new PluginFault('conflict', 'it is there')
          }),
      })),
    ),
  ],
  'an order tells the lines that it was booked with': [
    breaking(
      'the lines of what is found are not told',
      'deeply equal',
      withAdapter(accounting, (intact) => ({
        async findOrder(reference, read) {
          const found = await intact.findOrder(reference, read)
          return found === null ? null : { ...found, lines: [] }
        },
      })),
    ),
  ],
  'an order is found by our reference and by NumAtCard and project': [
    breaking(
      'our reference is not stored',
      'to match object',
      withAdapter(accounting, () => blind),
    ),
    breaking(
      'orders of others are not seen',
      'deep equally contain',
      withAdapter(accounting, () => ({ ordersOf: async () => [] })),
    ),
  ],
  'an order accepted before the vendor hung up is found, and sent again is still one': [
    breaking(
      'it is not found',
      'the order is found',
      withAdapter(accounting, () => blind),
    ),
    breaking(
      'sending again makes another',
      'to be 1',
      withAdapter(accounting, (intact, { memo }) => {
        let calls = 0
        return {
          async createOrder(order, write) {
            calls += 1
            if (calls > 1) await recordEffect(memo, order.reference)
            return intact.createOrder(order, write)
          },
        }
      }),
    ),
  ],
  'an incoming payment is recorded once and found by our reference': [
    breaking('every call records a payment', 'to be 1', doublingPayments),
    breaking(
      'it is not found',
      'to deeply equal',
      withAdapter(accounting, ({ incomingPayments }) =>
        incomingPayments ? { incomingPayments: { ...incomingPayments, find: async () => null } } : {},
      ),
    ),
  ],
  'the invoices due on some days hold the open ones, with what each was for': [
    breaking(
      'open ones are left out',
      'the invoices of those days',
      withAdapter(accounting, () => ({ invoices: { list: async () => [] } })),
    ),
    breaking(
      'the total is what is left less a peso',
      'beside what is left of it',
      withAdapter(accounting, () => ({ invoices: { list: async () => [{ ...anInvoice, total: 399_999 }] } })),
    ),
    breaking(
      'the days are not asked',
      'a day before all of them',
      withAdapter(accounting, () => ({ invoices: { list: async () => [anInvoice] } })),
    ),
  ],
  'the journal of a span of days pages stably and holds what was booked': [
    breaking(
      'an entry comes on two pages',
      'nothing comes twice',
      journalling((entries) => [...entries, ...entries.slice(0, 1)]),
    ),
    breaking(
      'the amounts are in cents',
      'the journal',
      journalling((entries) => entries.map((entry) => ({ ...entry, amount: entry.amount * 100 }))),
    ),
    breaking(
      'payments are left out',
      'the journal',
      journalling((entries) => entries.filter(({ is }) => is === 'order')),
    ),
    breaking(
      'an amount is half a peso',
      '.amount is 0.5',
      journalling((entries) => [...entries, { ...anEntry, amount: 0.5 }]),
    ),
    breaking(
      'what is booked today is booked in 2000 as well',
      'a day before all of them',
      withAdapter(accounting, ({ journal }, kit) =>
        journal
          ? {
              journal: {
                list: ({ from }, paging, read) =>
                  journal.list({ from, to: bogotaDay(kit.now()) }, paging, read),
              },
            }
          : {},
      ),
    ),
  ],
  'a partner is created once and found': [
    breaking(
      'every call creates a partner',
      'to be 1',
      withAdapter(accounting, ({ partners }, { memo }) =>
        partners
          ? {
              partners: {
                async create(code, write) {
                  await recordEffect(memo, code)
                  return partners.create(code, write)
                },
              },
            }
          : {},
      ),
    ),
    breaking(
      'it is not found',
      'to deeply equal',
      withAdapter(accounting, () => ({ findPartner: async () => null })),
    ),
  ],
}
