import type { VersionRow, VersionRows } from './row.ts'
import { rowsOf014 } from './rows-of-014.ts'

const family = '53842200-fe1c-4973-8b68-a149b0b0b1c6'
const invoices = '2f4f8d27-0c43-4d94-b0a1-6d5c2b6f2a11'
const alone = '7fda910d-a507-4a65-901c-859290025b14'
const twice = '660e4730-0c80-4695-8dbe-24c8affcb90a'
const refund = '0c6a3f0e-2b51-4f0e-8f0b-5c7d7d1e9a42'
const order = 'e00e434c-9986-47dc-83db-91ccfe04eaeb'

const references: Readonly<Record<string, string>> = {
  [family]: 'MH-P2JXVGH9BXR2',
  [invoices]: 'MI-P2JXVGH9BXR2',
  [alone]: 'MH-PGG8GC66P05Q',
}

/** The second charge of an order: an exception alone until 015. */
const secondCharge: VersionRow = {
  id: twice,
  attempt_id: '0d1f2a6e-53c1-4b8e-9f7e-0c6f4a1f5f10',
  amount: 3_800_000,
  instance: 'card',
  provider_ref: 'SP-1111111111111111',
  means: null,
  actor: 'provider:card',
  reason: null,
  approved_at: '2025-06-19T15:00:02.810Z',
  trace: 't',
  reference: 'MH-7YB4K2M9QX3D',
  account: 'provider/card',
  left: 2_800_000,
  returned: 1_000_000,
  moves: 3,
}

/** A part of it went back. */
const refundOfSecond: VersionRow = {
  id: refund,
  payment_id: twice,
  cause: 'exception:1',
  amount: 1_000_000,
  way: 'provider',
  status: 'done',
  actor: 'staff:finanzas',
  sent_at: '2025-06-20T15:00:00.000Z',
  ended_at: '2025-06-20T15:00:02.000Z',
  provider_ref: 'SR-1',
  allocation_id: null,
  ask_at: null,
  trace: 't',
}

const postings: Readonly<Record<string, readonly (readonly [account: string, amount: number])[]>> = {
  [`payment:${family}`]: [
    ['provider/card', 7_600_000],
    ['to-post/order:e7d9beac-f311-474b-a3d7-cae109634aba', -3_800_000],
    ['to-post/order:e7d9beac-f311-474b-a3d7-cae109634abb', -3_800_000],
  ],
  [`payment:${invoices}`]: [
    ['provider/invoices', 250_000],
    ['to-post/document:document-5', -250_000],
  ],
  [`payment:${alone}`]: [
    ['provider/card', 3_800_000],
    [`to-post/order:${order}`, -3_800_000],
  ],
  [`payment:${twice}`]: [
    ['provider/card', 3_800_000],
    [`unapplied/${twice}`, -3_800_000],
  ],
  [`refund:${refund}`]: [
    [`unapplied/${twice}`, 1_000_000],
    [`refund-due/${refund}`, -1_000_000],
  ],
  [`refund:${refund}:done`]: [
    [`refund-due/${refund}`, 1_000_000],
    ['provider/card', -1_000_000],
  ],
  [`order:${order}`]: [
    [`to-post/order:${order}`, 3_800_000],
    ['accounting/main', -3_800_000],
  ],
}

function postedPayment(payment: VersionRow): VersionRow {
  const reference = references[String(payment['id'])] ?? ''
  const account = `provider/${String(payment['instance'])}`
  return { ...payment, reference, account, left: 0, returned: 0, moves: 1 }
}

const posted = { day: '2025-06-22', posted_at: '2025-06-22T15:00:00.000Z', reason: null, trace: 't' }

function subjectOf(key: string): string {
  return key.startsWith('refund:') ? `payment:${twice}` : key
}

/** Every movement of money is a posting since 015. */
export const rowsOf015: VersionRows = {
  ...rowsOf014,
  payment: [...(rowsOf014['payment'] ?? []).map(postedPayment), secondCharge],
  refund: [refundOfSecond],
  posting: Object.keys(postings).map((key) => ({ key, subject: subjectOf(key), ...posted })),
  posting_line: Object.entries(postings).flatMap(([posting, lines]) =>
    lines.map(([account, amount], place) => ({ posting, place, account, amount })),
  ),
}
