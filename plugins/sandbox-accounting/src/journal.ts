import { bogotaDay, isWithin } from '@matricula/contract'
import type { DaySpan, JournalEntry, Memo, Page, Paging } from '@matricula/contract'
import { pageOf } from '@matricula/contract/sandbox'
import { allPayments, type StoredPayment } from './incoming-payments.ts'
import { allOrderHeads, type StoredHead } from './orders.ts'

/** What is booked on some days in Bogotá, in the order of its entry: what is entered later comes later. */
export async function journalOf(memo: Memo, days: DaySpan, paging: Paging): Promise<Page<JournalEntry>> {
  const orders = (await allOrderHeads(memo)).map(entryOfOrder)
  const payments = (await allPayments(memo)).map(entryOfPayment)
  const booked = [...orders, ...payments].filter((entry) => isWithin(entry.day, days))
  return pageOf(
    booked.toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? '') || numberIn(a) - numberIn(b)),
    paging,
  )
}

function entryOfOrder({ document, partnerCode }: StoredHead): JournalEntry {
  const { ref, number, reference, total: amount, createdAt: at } = document
  return { is: 'order', ref, number, reference, partnerCode, amount, day: bogotaDay(new Date(at)), at }
}

function entryOfPayment({ ref, reference, partnerCode, amount, paidOn, at }: StoredPayment): JournalEntry {
  return { is: 'payment', ref, number: ref, reference, partnerCode, amount, day: paidOn, at }
}

function numberIn({ ref }: JournalEntry): number {
  return Number(ref.replace(/\D/g, ''))
}
