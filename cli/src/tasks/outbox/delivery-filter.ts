import type { operations } from '@matricula/hub/api'
import { everyOf } from '../../every-of.ts'

type Query = NonNullable<operations['getApiOutbox']['parameters']['query']>

export const statuses = everyOf<NonNullable<Query['status']>>()(['due', 'done', 'parked'])

export const topics = everyOf<NonNullable<Query['topic']>>()([
  'accounting.order',
  'accounting.admin-order',
  'accounting.incoming-payment',
  'accounting.balance-payment',
  'receipt.issue',
  'notice.receipt',
  'notice.link',
  'notice.reminder',
  'document.news',
])

export interface DeliveryFilter {
  readonly status?: (typeof statuses)[number]
  readonly topic?: (typeof topics)[number]
  readonly search?: string
}
