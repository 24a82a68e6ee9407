import { chargesOf, delivery, order, attempt } from './order-rows.ts'
import type { VersionRow, VersionRows } from './row.ts'
import { guardianId } from './rows-of-002.ts'
import { rowsOf003 } from './rows-of-003.ts'

export const familyPayment = '53842200-fe1c-4973-8b68-a149b0b0b1c6'
const familyToken = 'b757c7cb1f6345eff5b3735a90eb1233'
const at = '2025-06-22T15:00:00.000Z'

const children = [
  {
    code: '10013',
    order: 'e7d9beac-f311-474b-a3d7-cae109634aba',
    attempt: '11d7b0aa-3f4d-4a57-9a15-9a1b0f3c1d01',
    token: 'ba71e6da610171c3befd323b30be3dfe',
  },
  {
    code: '10014',
    order: 'e7d9beac-f311-474b-a3d7-cae109634abb',
    attempt: '11d7b0aa-3f4d-4a57-9a15-9a1b0f3c1d02',
    token: 'ba71e6da610171c3befd323b30be3dff',
  },
]

const shares: readonly VersionRow[] = children.map((child) => ({
  ...attempt({
    id: child.attempt,
    order_id: child.order,
    open_order_id: null,
    reference: `MH-SHARE-${child.code}`,
    status: 'approved',
    provider_ref: 'SP-847A4C6658DA5E8E',
    raw_status: 'Aceptada',
    means: 'card',
    finished_at: at,
  }),
  path: 'family',
  family_payment_id: familyPayment,
}))

const payments: readonly VersionRow[] = children.map((child) => ({
  id: child.attempt,
  order_id: child.order,
  attempt_id: child.attempt,
  amount: 3_800_000,
  status: 'APROBADO',
  instance: 'card',
  provider_ref: 'SP-847A4C6658DA5E8E',
  means: 'card',
  actor: 'provider:card',
  reason: null,
  approved_at: at,
  trace: 't',
}))

/** Receipts and accounting's documents of both are still to come: their deliveries wait. */
const deliveries: readonly VersionRow[] = children.flatMap(({ order: orderId }) => [
  delivery({ topic: 'receipt.issue', key: `receipt:${orderId}`, payload: { orderId }, status: 'due' }),
  delivery({ topic: 'accounting.order', key: `order:${orderId}`, payload: { orderId }, status: 'parked' }),
])

/** What the hub of families wrote besides: one payment for two children, and a session that a guardian opened. */
export const rowsOf004: VersionRows = {
  ...rowsOf003,
  session: [
    ...(rowsOf003['session'] ?? []).map((session) => ({ ...session, opened_by: null })),
    {
      id_hash: 'c'.repeat(64),
      kind: 'student',
      subject: '10013',
      name: '10013',
      roles: '[]',
      csrf_token: 'd'.repeat(32),
      created_at: at,
      expires_at: '2099-06-19T23:00:00.000Z',
      opened_by: guardianId,
    },
  ],
  sign_in_log: [
    ...(rowsOf003['sign_in_log'] ?? []),
    ...children.map(({ code }) => ({
      student: code,
      action: 'login',
      app: 'enrollment',
      section: 'login',
      result: 'proceed',
      created_at: at,
      updated_at: at,
    })),
  ],
  audit: [
    ...(rowsOf003['audit'] ?? []),
    {
      at,
      actor: 'provider:card',
      act: 'family.end',
      subject: 'MH-P2JXVGH9BXR2',
      before: '{"status":"open"}',
      after: '{"status":"approved","amount":7600000}',
      trace: 't',
    },
  ],
  enrollment_order: [
    ...(rowsOf003['enrollment_order'] ?? []),
    ...children.map((child) =>
      order({
        id: child.order,
        student_code: child.code,
        token: child.token,
        reference: `MH-CHILD-${child.code}`,
        status: 'paid',
      }),
    ),
  ],
  charge: [...(rowsOf003['charge'] ?? []), ...children.flatMap((child) => chargesOf(child.order))],
  payment_attempt: [
    ...(rowsOf003['payment_attempt'] ?? []).map((one) => ({ ...one, family_payment_id: null })),
    ...shares,
  ],
  payment: [...(rowsOf003['payment'] ?? []), ...payments],
  outbox: [...(rowsOf003['outbox'] ?? []), ...deliveries],
  family_payment: [
    {
      id: familyPayment,
      guardian_id: guardianId,
      token: familyToken,
      idempotency_key: 'a75d0858-f7ee-4448-9f13-d96f4441cda2',
      request_hash: 'fcfbdf26333c51c9574993ebe80f21e1f0690c1ca0f666f45a854d6f818d61b8',
      instance: 'card',
      reference: 'MH-P2JXVGH9BXR2',
      amount: 7_600_000,
      status: 'approved',
      payer: null,
      checkout: null,
      provider_ref: 'SP-847A4C6658DA5E8E',
      raw_status: 'Aceptada',
      means: 'card',
      reason: null,
      started_at: at,
      expires_at: at,
      ask_at: null,
      asked: 0,
      finished_at: at,
      trace: 't',
    },
  ],
}
