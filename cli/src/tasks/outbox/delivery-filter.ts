import type { operations } from '@matricula/hub/api'

type Query = NonNullable<operations['getApiOutbox']['parameters']['query']>

export const statuses = ['due', 'done', 'parked'] as const satisfies readonly NonNullable<Query['status']>[]

export const topics = [
  'accounting.order',
  'accounting.admin-order',
  'accounting.incoming-payment',
  'accounting.balance-payment',
  'receipt.issue',
  'notice.receipt',
  'notice.link',
  'notice.reminder',
  'document.news',
] as const satisfies readonly NonNullable<Query['topic']>[]

export interface DeliveryFilter {
  readonly status?: (typeof statuses)[number]
  readonly topic?: (typeof topics)[number]
  readonly search?: string
}
