import { bogotaDay, isWithin, PluginFault } from '../../../src/index.ts'
import type {
  AccountingAdapter,
  AccountingDocument,
  AccountingLine,
  IncomingPayment,
  Invoice,
  JournalEntry,
  Memo,
  Partner,
  Receivable,
  StudentPrice,
} from '../../../src/index.ts'
import type { Facts } from '../../../src/kit/index.ts'
import { faultSwitch } from '../../../src/sandbox/fault-switch.ts'
import { pageOf } from './sis.ts'
import { keep, soundDefinition, soundLife, soundTrial } from './sound.ts'

function price(itemCode: string): StudentPrice {
  return {
    itemCode,
    itemName: 'Derecho de matrícula',
    listName: 'PRIMERO-SEGUNDO',
    price: 3_800_000,
    commercialPrice: 0,
    total: null,
    scholarship: 0,
    progressiveDiscount: null,
    annuity100Paid: 'No',
    annuity50Paid: 'No',
    annuity100: 0,
    annuity50: 0,
  }
}

export const prices = ['CA-0001', 'CA-0004', 'CM-0016'].map(price)
const partner: Partner = { code: 'C10001', name: 'Rojas', email: null }

export const anInvoice: Invoice = {
  docNum: '1',
  dueDate: '2025-05-10',
  description: 'Pensión mayo',
  total: 900_000,
  pending: 400_000,
  partnerCode: partner.code,
  partnerName: partner.name,
}

function openPart({ total: _total, ...open }: Invoice) {
  return open
}

/** What this partner owes and two others do. */
export const allOwed: readonly Receivable[] = ['C10001', 'C10002', 'C10003'].map((partnerCode) => {
  const { description: _description, ...owed } = openPart(anInvoice)
  return { ...owed, partnerCode }
})

const definition = soundDefinition('accounting', (kit): AccountingAdapter => {
  const { memo } = kit
  const faults = faultSwitch(memo)
  const orders = async () =>
    (await memo.list('order:')).map(({ value }) => value as unknown as AccountingDocument)
  const orderOf = async (reference: string) =>
    (await orders()).find((order) => order.reference === reference) ?? null
  const partnerOf = async (code: string) =>
    code === partner.code ? partner : (((await memo.get(`partner:${code}`)) as Partner | undefined) ?? null)
  return {
    ...soundLife(faults),
    supports: Object.freeze({ incomingPayments: true, createsPartners: true }),
    findPartner: (code, { signal }) => faults.read(signal, () => partnerOf(code)),
    partnersByEmail: (_email, { signal }) => faults.read(signal, async () => []),
    priceList: (paging, { signal }) => faults.read(signal, async () => pageOf(prices, paging)),
    studentPrices: (_query, { signal }) => faults.read(signal, async () => prices),
    balance: (partnerCode, { signal }) =>
      faults.read(signal, async () => {
        const onAccount = (await memo.list('on-account:')).map(({ value }) => Number(value))
        const balance2 = onAccount.reduce((balance, amount) => balance - amount, -300_000)
        return partnerCode === partner.code ? [{ partnerCode, balance2 }] : []
      }),
    projects: ({ signal }) =>
      faults.read(signal, async () => [{ code: '2025-2026', name: '2025-2026', active: true }]),
    lastTransportCharge: (_code, { signal }) => faults.read(signal, async () => null),
    openInvoices: (code, { signal }) =>
      faults.read(signal, async () => {
        const isClosed = (await memo.get(`closed:${anInvoice.docNum}`)) !== undefined
        return code === partner.code && !isClosed ? [openPart(anInvoice)] : []
      }),
    invoices: {
      list: (code, dueOn, { signal }) =>
        faults.read(signal, async () =>
          code === partner.code && isWithin(anInvoice.dueDate, dueOn) ? [anInvoice] : [],
        ),
    },
    receivables: {
      list: (paging, { signal }) => faults.read(signal, async () => pageOf(allOwed, paging)),
    },
    createOrder: ({ reference, partnerCode, numAtCard, project, lines }, { key, signal }) =>
      faults.write(signal, async () => {
        const shared = { number: reference, reference, numAtCard, project, shipDate: null, madeBy: key }
        const total = lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0)
        const createdAt = kit.now().toISOString()
        const value = { ...shared, ref: `D-${reference}`, total, createdAt, lines: lines.map(bookedLine) }
        await book(memo, { ...entryOf(value, kit.now()), partnerCode })
        const { madeBy, ...document } = await keep(memo, `order:${reference}`, { value, effect: reference })
        if (madeBy === key) return document
        throw new PluginFault('conflict', 'the order is there', { existing: document.ref })
      }),
    findOrder: (reference, { signal }) => faults.read(signal, () => orderOf(reference)),
    ordersOf: (numAtCard, project, { signal }) =>
      faults.read(signal, async () =>
        (await orders()).filter((order) => order.numAtCard === numAtCard && order.project === project),
      ),
    partners: {
      create: (code, { signal }) =>
        faults.write(signal, () =>
          keep(memo, `partner:${code}`, { value: { code, name: code, email: null }, effect: code }),
        ),
    },
    withdrawals: {
      cancel: ({ reference, day }, { signal }) =>
        faults.write(signal, async () => {
          if ((await orderOf(reference)) === null)
            throw new PluginFault('not-found', 'there is no such order')
          const value = { ref: `W-${reference}`, day }
          const { ref } = await keep(memo, `withdrawn:${reference}`, { value, effect: value.ref })
          return { ref }
        }),
      find: (reference, { signal }) =>
        faults.read(signal, async () => {
          const kept = (await memo.get(`withdrawn:${reference}`)) as { ref: string } | undefined
          return kept === undefined ? null : { ref: kept.ref }
        }),
    },
    journal: {
      list: (days, paging, { signal }) =>
        faults.read(signal, async () => {
          const booked = (await memo.list('booked:')).map(({ value }) => value as unknown as JournalEntry)
          return pageOf(
            booked.filter((entry) => isWithin(entry.day, days)),
            paging,
          )
        }),
    },
    adjustedPayments: {
      record: (payment, { signal }) =>
        faults.write(signal, async () => {
          const { reference, documents } = payment
          for (const { docNum, discount } of documents) await memo.set(`closed:${docNum}`, discount)
          await book(memo, paymentEntryOf(payment))
          return keep(memo, `paid:${reference}`, { value: { ref: reference }, effect: reference })
        }),
    },
    onAccount: {
      record: (payment, { signal }) =>
        faults.write(signal, async () => {
          const { reference, partnerCode, amount } = payment
          if ((await partnerOf(partnerCode)) === null)
            throw new PluginFault('not-found', 'there is no such partner')
          await memo.set(`on-account:${reference}`, amount)
          await book(memo, paymentEntryOf(payment))
          return keep(memo, `paid:${reference}`, { value: { ref: reference }, effect: reference })
        }),
      find: (reference, { signal }) => faults.read(signal, () => paymentOf(memo, reference)),
    },
    incomingPayments: {
      record: (payment, { signal }) =>
        faults.write(signal, async () => {
          const { reference } = payment
          await book(memo, paymentEntryOf(payment))
          return keep(memo, `paid:${reference}`, { value: { ref: reference }, effect: reference })
        }),
      find: (reference, { signal }) => faults.read(signal, () => paymentOf(memo, reference)),
    },
  }
})

async function paymentOf(memo: Memo, reference: string): Promise<{ readonly ref: string } | null> {
  return ((await memo.get(`paid:${reference}`)) as { ref: string } | undefined) ?? null
}

function bookedLine({ itemCode, name, quantity, unitPrice, discountPercent }: AccountingLine) {
  return { itemCode, name, quantity, unitPrice, discountPercent }
}

function book(memo: Memo, entry: JournalEntry): Promise<void> {
  return memo.set(`booked:${entry.is}:${entry.ref}`, { ...entry })
}

function entryOf(
  { ref, number, reference, total }: BookedOrder,
  now: Date,
): Omit<JournalEntry, 'partnerCode'> {
  return { is: 'order', ref, number, reference, amount: total, day: bogotaDay(now), at: now.toISOString() }
}

type BookedOrder = Pick<AccountingDocument, 'ref' | 'number' | 'reference' | 'total'>

function paymentEntryOf({
  reference,
  partnerCode,
  amount,
  paidOn: day,
}: Omit<IncomingPayment, 'documents'>): JournalEntry {
  return { is: 'payment', ref: reference, number: reference, reference, partnerCode, amount, day, at: null }
}

export const soundAccounting = soundTrial(definition, ({ memo }): Facts['accounting'] => ({
  partnerCode: partner.code,
  unknownPartnerCode: 'CZZZZZ',
  studentCode: '10001',
  gradeKey: 'SEGUNDO',
  project: '2025-2026',
  async bookedAtVendor(reference) {
    const booked = (await memo.list('booked:')).map(({ value }) => value as unknown as JournalEntry)
    return booked.find((entry) => entry.reference === reference)?.amount ?? null
  },
}))
