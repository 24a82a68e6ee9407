import type { RowOf } from '../api/call.ts'

export type Delivery = RowOf<'GET /api/outbox'>

export const states = ['due', 'done', 'parked'] as const

export const colours: Readonly<Record<Delivery['status'], string>> = {
  due: 'blue',
  done: 'green',
  parked: 'red',
}

export const topics: readonly Delivery['topic'][] = [
  'accounting.order',
  'accounting.admin-order',
  'accounting.incoming-payment',
  'accounting.balance-payment',
  'receipt.issue',
  'notice.receipt',
  'notice.link',
  'notice.reminder',
  'document.news',
]
