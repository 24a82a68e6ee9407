import { attempt, chargesOf, delivery, order, receiptBody } from './order-rows.ts'
import type { VersionRow, VersionRows } from './row.ts'
import { fees, students } from './school-rows.ts'

export const paidOrder = 'e00e434c-9986-47dc-83db-91ccfe04eaeb'
export const paidToken = '7b2529092e64979c10e3163d04ecb983'
export const receiptToken = '4b9faf5bb7af83481dfb362be848cc51'
export const payingOrder = 'ea50f306-4bc1-48d9-9813-0a3280668a69'
export const paidAttempt = 'de45c783-79fa-440c-9ffb-734249deea7a'
const secondAttempt = '0d1f2a6e-53c1-4b8e-9f7e-0c6f4a1f5f10'
const at = '2025-06-19T15:00:02.810Z'

/** Their password is `demo`. */
export const staffName = 'tesorera.antigua'
const passwordHash = 'scrypt:dlTLyxwdQemgYgtAhAQPJg:EKhn_4FFraq14unA1kuGFXZpgu0DCDoa8k3a252jQPo'

const attempts: readonly VersionRow[] = [
  attempt({
    id: paidAttempt,
    order_id: paidOrder,
    open_order_id: null,
    reference: 'MH-PGG8GC66P05Q',
    status: 'approved',
    provider_ref: 'SP-8BFC2E94072628A8',
    raw_status: 'Aceptada',
    means: 'card',
    finished_at: at,
  }),
  attempt({
    id: secondAttempt,
    order_id: paidOrder,
    open_order_id: null,
    reference: 'MH-7YB4K2M9QX3D',
    status: 'duplicate',
    provider_ref: 'SP-1111111111111111',
    raw_status: 'Aceptada',
    means: 'pse',
    finished_at: at,
  }),
  attempt({
    id: '78f6f776-e34b-450b-af19-335cbe261261',
    order_id: payingOrder,
    open_order_id: payingOrder,
    reference: 'MH-GXB3SC3FNHQJ',
    status: 'open',
    provider_ref: null,
    raw_status: null,
    means: null,
    finished_at: null,
  }),
]

export const exceptions: readonly VersionRow[] = [
  {
    kind: 'duplicate-payment',
    reference: 'MH-7YB4K2M9QX3D',
    attempt_id: secondAttempt,
    instance: 'card',
    facts: JSON.stringify({ task: 'refund', amount: 3_800_000, providerRef: 'SP-1111111111111111' }),
    created_at: at,
    resolved_at: null,
    resolved_by: null,
  },
]

const payload = { orderId: paidOrder }

/** What the first hub wrote: a family that has paid twice, one that is paying, and the school around them. */
export const rowsOf001: VersionRows = {
  setting: [
    {
      key: 'season-clock',
      value: JSON.stringify({ seasonAt: '2025-06-19T15:00:00.000Z', wallAt: new Date().toISOString() }),
    },
  ],
  plugin_memo: [{ instance: 'maps.former', key: 'distance:1', value: '{"metres":18000}', expires_at: null }],
  audit: [
    {
      at,
      actor: 'staff:admin',
      act: 'season-clock.set',
      subject: 'season-clock',
      before: null,
      after: '{"now":"2025-06-19T15:00:00.000Z"}',
      trace: '1750345202683:69cf84344123:10014',
    },
  ],
  staff: [
    {
      username: staffName,
      name: 'Tesorería',
      password_hash: passwordHash,
      roles: '["admin","finance"]',
      created_at: at,
      disabled_at: null,
    },
  ],
  session: [
    {
      id_hash: 'a'.repeat(64),
      kind: 'staff',
      subject: staffName,
      name: 'Tesorería',
      roles: '["admin","finance"]',
      csrf_token: 'b'.repeat(32),
      created_at: at,
      expires_at: '2099-06-19T23:00:00.000Z',
    },
  ],
  sign_in_log: [
    {
      student: 'A1B2C',
      action: 'login',
      app: 'enrollment',
      section: 'login',
      result: 'proceed',
      created_at: at,
      updated_at: at,
    },
  ],
  student: students,
  fee: fees,
  activity_subscription: [
    {
      project: '2025-2026',
      student_code: '10003',
      slot: 1,
      activity_code: 'ECO-01',
      fee_id: 1,
      created_at: at,
    },
  ],
  draft: [
    {
      student_code: '10003',
      project: '2025-2026',
      state: JSON.stringify({ step: 4, period: 3, method: 2, quotas: 11, transport: { is: 'none' } }),
      version: 3,
      updated_at: at,
    },
  ],
  enrollment_order: [
    order({
      id: paidOrder,
      student_code: 'A1B2C',
      token: paidToken,
      reference: 'MH-HM4WHW7R6NA9',
      status: 'paid',
    }),
    order({
      id: payingOrder,
      student_code: '10003',
      token: '3b3656e8af82e5c74b6d6fbad1d5ec61',
      reference: 'MH-76SV9B3YF2Z1',
      status: 'paying',
    }),
  ],
  charge: chargesOf(paidOrder),
  payment_attempt: attempts,
  payment: [
    {
      id: '7fda910d-a507-4a65-901c-859290025b14',
      order_id: paidOrder,
      attempt_id: paidAttempt,
      amount: 3_800_000,
      status: 'APROBADO',
      instance: 'card',
      provider_ref: 'SP-8BFC2E94072628A8',
      means: 'card',
      actor: 'provider:card',
      reason: null,
      approved_at: at,
      trace: '1750345202683:69cf84344123:10014',
    },
  ],
  payment_exception: exceptions,
  receipt: [{ order_id: paidOrder, token: receiptToken, version: 1, body: receiptBody, issued_at: at }],
  accounting_document: [
    {
      order_id: paidOrder,
      instance: 'main',
      ref: '3',
      number: '70003',
      reference: 'MH-HM4WHW7R6NA9',
      total: 7_217_333,
      posted_at: at,
    },
  ],
  callback_inbox: [
    {
      instance: 'card',
      event_id: 'SP-8BFC2E94072628A8:Aceptada',
      reference: 'MH-PGG8GC66P05Q',
      event: '{"reference":"MH-PGG8GC66P05Q","status":"approved"}',
      status: 'done',
      due_at: at,
      leased_until: null,
      attempts: 1,
      last_fault: null,
      received_at: at,
      done_at: at,
    },
  ],
  outbox: [
    delivery({ topic: 'receipt.issue', key: `receipt:${paidOrder}`, payload, status: 'done' }),
    delivery({ topic: 'accounting.order', key: `order:${paidOrder}`, payload, status: 'done' }),
    delivery({ topic: 'notice.receipt', key: `notice:receipt:${paidOrder}`, payload, status: 'parked' }),
  ],
}
