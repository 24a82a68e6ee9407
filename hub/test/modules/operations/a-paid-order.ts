import { randomUUID } from 'node:crypto'
import type { Database } from '../../../src/db/database.ts'

type Row = Readonly<Record<string, string | number | null>>

/** The rows of one order; null: none of that kind. */
export interface KeptOrder {
  readonly order: Row
  readonly quote: Row
  readonly attempt: Row | null
  readonly payment: Row | null
  readonly charges: readonly Row[]
  readonly receipt: Row | null
  readonly document: Row | null
  /** Status of its deliveries by the beginning of their keys. */
  readonly outbox: Readonly<Record<string, string>>
}

const usual: KeptOrder = {
  order: { flow: 'parent', status: 'paid', total: 1000 },
  quote: { subtotal: 1000, balance: 0, totalV: 1000, later: 300 },
  attempt: { amount: 1000, status: 'approved' },
  payment: { amount: 1000 },
  charges: [
    { unit_price: 600, paid_now: 1 },
    { unit_price: 400, paid_now: 1 },
    { unit_price: 300, paid_now: 0 },
  ],
  receipt: {},
  document: {},
  outbox: { receipt: 'done', order: 'done' },
}

/** A paid order whose parts agree, but for what a test names. */
export function aPaidOrder({
  order,
  quote,
  attempt = {},
  payment = {},
  ...others
}: Partial<KeptOrder>): KeptOrder {
  return {
    ...usual,
    ...others,
    order: { ...usual.order, ...order },
    quote: { ...usual.quote, ...quote },
    attempt: attempt === null ? null : { ...usual.attempt, ...attempt },
    payment: payment === null ? null : { ...usual.payment, ...payment },
  }
}

let codes = 0

/** Of its own: a project has one order of each student. */
function nextCode(): string {
  codes += 1
  return String(codes).padStart(5, '0')
}

const at = '2025-06-19T15:00:00.000Z'

/** Writes the rows as they are; answers the order's id. */
export async function keepOrder(database: Database, kept: KeptOrder): Promise<string> {
  const id = randomUUID()
  const name = id.slice(0, 30)
  const totals = { totals: kept.quote }
  await database('enrollment_order').insert({
    id,
    project: 'p',
    student_code: nextCode(),
    token: name,
    reference: name,
    version: 1,
    period: 1,
    method: 1,
    quotas: 1,
    quote: JSON.stringify(totals),
    choices: '{}',
    created_at: at,
    updated_at: at,
    ...kept.order,
  })
  await keepSignIn(database, id)
  await keepAttempt(database, id, kept)
  for (const [index, charge] of kept.charges.entries()) {
    await database('charge').insert({ ...chargeOf(id, index + 1), ...charge })
  }
  if (kept.receipt !== null)
    await database('receipt').insert({ order_id: id, token: name, version: 1, body: '{}', issued_at: at })
  if (kept.document !== null) {
    const document = { order_id: id, instance: 'main', ref: 'r', number: 'n', reference: 'r', total: 1000 }
    await database('accounting_document').insert({ ...document, posted_at: at })
  }
  for (const [about, status] of Object.entries(kept.outbox)) {
    const row = {
      topic: 't',
      key: `${about}:${id}`,
      payload: '{}',
      status,
      due_at: at,
      attempts: 1,
      trace: 't',
    }
    await database('outbox').insert({ ...row, created_at: at, done_at: status === 'done' ? at : null })
  }
  return id
}

/** Whoever has an order has come in. */
async function keepSignIn(database: Database, id: string): Promise<void> {
  const [student] = await database('enrollment_order').where({ id }).pluck('student_code')
  const log = { student, action: 'login', app: 'enrollment', section: 'login', result: 'proceed' }
  await database('sign_in_log').insert({ ...log, created_at: at, updated_at: at })
}

/** An open attempt keeps its order to itself. */
async function keepAttempt(
  database: Database,
  order_id: string,
  { attempt, payment }: KeptOrder,
): Promise<void> {
  if (attempt === null) return
  const id = randomUUID()
  const { payer = null, ...part } = attempt
  const shared = { instance: 'card', reference: id.slice(0, 30) }
  await database('payment_attempt').insert({
    ...shared,
    id,
    idempotency_key: id,
    request_hash: 'h',
    pays: 'order',
    path: 'provider',
    started_at: at,
    expires_at: at,
    asked: 0,
    trace: 't',
    payer,
    ...part,
  })
  const paid = { ...shared, id: order_id, attempt_id: id, provider_ref: 'r', actor: 'a', trace: 't' }
  if (payment !== null) await database('payment').insert({ ...paid, approved_at: at, ...payment })
  await database('allocation').insert({
    ...shared,
    id,
    attempt_id: id,
    order_id,
    planned_at: at,
    open_key: part['status'] === 'open' ? `order:${order_id}` : null,
    ...(payment !== null && { paid_as: 'APROBADO', payment_id: order_id }),
    ...part,
  })
}

function chargeOf(order_id: string, seq: number): Row {
  return {
    order_id,
    seq,
    item_code: 'CM-0001-1',
    name: 'n',
    ship_date: '2025-08-28',
    quantity: 1,
    tax_code: 'EXENTO',
    discount_percent: 0,
    project: 'p',
    resolution: 0,
    progressive_discount: 0,
    progressive_discount_base: 0,
    future_annuities: 0,
    total_base: 0,
  }
}
