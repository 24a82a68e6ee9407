import type { Timeline } from '../../../src/office/payments/payment-status.tsx'

type Attempt = Timeline['attempts'][number]
type Delivery = Timeline['deliveries'][number]

export const at = '2025-06-19T15:00:00.000Z'
export const later = '2025-06-19T15:05:00.000Z'

export function anAttempt(change: Partial<Attempt> = {}): Attempt {
  return {
    id: 'a1',
    orderId: 'o1',
    openOrderId: null,
    path: 'provider',
    byLink: false,
    instance: 'card',
    reference: 'MH-ONE',
    amount: 4_255_000,
    status: 'approved',
    providerRef: 'SP-1',
    rawStatus: 'Aceptada',
    means: 'card',
    reason: null,
    startedAt: at,
    expiresAt: later,
    askAt: null,
    asked: 0,
    finishedAt: later,
    trace: 't',
    ...change,
  }
}

export function aDelivery(change: Partial<Delivery> = {}): Delivery {
  return {
    id: 1,
    topic: 'receipt.issue',
    key: 'receipt:o1',
    status: 'done',
    due_at: later,
    leased_until: null,
    attempts: 1,
    last_fault: null,
    done_at: later,
    trace: 't',
    created_at: at,
    ...change,
  }
}

export const payment = {
  id: 'p1',
  orderId: 'o1',
  attemptId: 'a1',
  amount: 4_255_000,
  status: 'APROBADO',
  instance: 'card',
  providerRef: 'SP-1',
  means: 'card',
  actor: 'provider:card',
  reason: null,
  approvedAt: later,
  trace: 't',
}

export function anOrder(change: Partial<Timeline> = {}): Timeline {
  return {
    token: '0'.repeat(32),
    student: '10001',
    name: 'Mariana Gómez Rojas',
    grade: 'Primero',
    left_school: false,
    status: 'paid',
    word: 'APROBADO',
    reference: 'MH-ORDER',
    total: 4_255_000,
    charges: [],
    attempts: [anAttempt()],
    parts: [],
    payment,
    callbacks: [],
    deliveries: [],
    document: null,
    receipt: null,
    exceptions: [],
    disputes: [],
    withdrawal: null,
    ...change,
  }
}
