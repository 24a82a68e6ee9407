import type { Database } from '../../db/database.ts'
import type { AppContext } from '../../app-context.ts'
import { findOrderByToken, orderWithCharges, withdrawalOf } from '../enrollment/index.ts'
import { findByCodes, hasLeft } from '../students/index.ts'
import { balanceKey } from '../payments/balance-key.ts'
import { takenOf } from '../payments/exception-money.ts'
import type { ExceptionKind } from '../payments/exception-kind.ts'
import { giverOf } from './give-back.ts'
import { officeWord } from '../payments/status-label.ts'
import { allocationPath } from '../payments/allocation-path.ts'
import { toldDisputesOf } from './timeline-disputes.store.ts'
import { type ToldAllocation, toldAllocationsOf, toldPartsOf } from './told-allocations.store.ts'
import { outcomesOf } from '../payments/resolutions.ts'
import { currentAllocation, Payment, refundsOfOrder } from '../payments/index.ts'

/** Everything that happened to one order: what staff and an auditor read. */
export async function readTimeline(app: Pick<AppContext, 'database' | 'plugins'>, token: string) {
  const { database } = app
  const found = await findOrderByToken(database, token)
  if (found === null) return null
  const order = await orderWithCharges(database, found.id)
  const allocations = await toldAllocationsOf(database, order.id)
  const parts = await toldPartsOf(database, order.id)
  const current = currentAllocation(allocations)
  const paid = allocations.find(({ paidAs }) => paidAs !== null) ?? null
  const ofOrder = { order_id: order.id }
  return {
    token,
    student: order.studentCode,
    ...(await whoIs(database, order.studentCode)),
    status: order.status,
    word: officeWord(paid?.paidAs ?? null, current?.status ?? null),
    reference: order.reference,
    total: order.total,
    charges: (order.charges ?? []).map(({ id: _id, orderId: _orderId, ...charge }) => charge),
    attempts: allocations.map(viewAllocation),
    parts: parts.map((part) => ({
      ...viewAllocation(part),
      orderId: order.id,
    })),
    payment: paid === null ? null : await viewPayment(database, paid),
    callbacks: await database('callback_inbox')
      .whereIn('reference', referencesOf(database, order.id))
      .orderBy('id')
      .select(callbackFields),
    deliveries: await database('outbox')
      .whereIn('key', await deliveryKeys(database, order.id, allocations))
      .orderBy('id')
      .select(deliveryFields),
    document: (await database('accounting_document').where(ofOrder).first(documentFields)) ?? null,
    receipt: await receiptOf(database, order.id),
    exceptions: await exceptionsOf(app, { token, orderId: order.id, allocations }),
    disputes: await toldDisputesOf(database, [...allocations, ...parts]),
    withdrawal: await leftOf(database, order),
  }
}

/** Everything that a paid order sends out; other modules' keys are rows to read, not calls. */
async function deliveryKeys(
  database: Database,
  orderId: string,
  allocations: readonly ToldAllocation[],
): Promise<readonly string[]> {
  const refunds = await refundsOfOrder(database, orderId)
  return [
    `receipt:${orderId}`,
    `order:${orderId}`,
    balanceKey(orderId),
    `notice:receipt:${orderId}`,
    ...allocations.filter(isPaidByLink).map(({ attemptId }) => `notice:link-payment:${attemptId}`),
    `withdrawal:${orderId}`,
    `notice:withdrawal:${orderId}`,
    ...refunds.map(({ id }) => `notice:refund:${id}`),
  ]
}

function isPaidByLink({ attempt, paidAs }: ToldAllocation): boolean {
  return attempt.payLinkId !== null && paidAs !== null
}

/** Neither the payer nor the way to the provider: they are nobody's business here. A share is not asked about by itself. */
function viewAllocation(allocation: ToldAllocation) {
  const { attempt } = allocation
  const path = allocationPath(allocation)
  return {
    id: attempt.id,
    orderId: allocation.orderId,
    openOrderId: allocation.openKey === null ? null : allocation.orderId,
    path,
    byLink: attempt.payLinkId !== null,
    instance: allocation.instance,
    reference: allocation.reference,
    amount: allocation.amount,
    status: allocation.status,
    providerRef: allocation.providerRef ?? attempt.providerRef,
    rawStatus: attempt.rawStatus,
    means: attempt.means,
    reason: allocation.reason,
    startedAt: allocation.plannedAt,
    expiresAt: attempt.expiresAt,
    askAt: path === 'family' ? null : attempt.askAt,
    asked: path === 'family' ? 0 : attempt.asked,
    finishedAt: allocation.endedAt,
    trace: attempt.trace,
  }
}

/** The payment as far as it is for this order. */
async function viewPayment(
  database: Database,
  { paymentId, orderId, amount, paidAs, approvedAt }: ToldAllocation,
) {
  const payment = await Payment.query(database)
    .findById(paymentId ?? '')
    .throwIfNotFound()
  const { id, attemptId, instance, providerRef, means, actor, reason, trace } = payment
  const taken = { id, attemptId, instance, providerRef, means, actor, reason, trace }
  return { ...taken, orderId, amount, status: paidAs, approvedAt }
}

async function leftOf(database: Database, order: Parameters<typeof withdrawalOf>[1]) {
  const withdrawal = await withdrawalOf(database, order)
  return withdrawal && { returned: withdrawal.returned, at: withdrawal.at }
}

/** Nameless where the roster has lost them. */
async function whoIs(database: Database, code: string) {
  const [student] = await findByCodes(database, [code])
  if (student === undefined) return { name: '', grade: '', left_school: false }
  const { firstNames, lastNames, nextGrade } = student
  return {
    name: `${firstNames} ${lastNames}`.trim(),
    grade: nextGrade?.name ?? '',
    left_school: hasLeft(student),
  }
}

async function receiptOf(database: Database, orderId: string) {
  const row = await database<{ order_id: string; number: number; issued_at: string; token: string }>(
    'receipt',
  )
    .where({ order_id: orderId })
    .first('number', 'issued_at', 'token')
  return row === undefined ? null : { number: row.number, issuedAt: row.issued_at, token: row.token }
}

/** What the order's tries, and the payments that they are shares of, are known by; there may be any number of them. */
function referencesOf(database: Database, orderId: string) {
  const allocations = () => database('allocation as a').where('a.order_id', orderId)
  const attempts = allocations().join('payment_attempt as t', 't.id', 'a.attempt_id').select('t.reference')
  const parts = database('split_part as p')
    .join('allocation as a', 'a.part_id', 'p.id')
    .where('p.order_id', orderId)
    .select('a.reference')
  return allocations().select('a.reference').union([attempts, parts])
}

interface Troubled {
  readonly token: string
  readonly orderId: string
  readonly allocations: readonly ToldAllocation[]
}

interface Troubling {
  readonly kind: ExceptionKind
  readonly instance: string
  readonly reference: string
  /** JSON */
  readonly facts: string
  readonly resolved_at: string | null
  readonly resolution: string | null
}

/** Each with the token it is resolved by: the order's, or that of the guardian's payment as a whole. */
async function exceptionsOf(
  app: Pick<AppContext, 'database' | 'plugins'>,
  { token, orderId, allocations }: Troubled,
) {
  const rows: Troubling[] = await app
    .database('payment_exception')
    .whereIn('reference', referencesOf(app.database, orderId))
    .orderBy('id')
    .select(exceptionFields)
  return rows.map(({ facts, ...row }) => {
    const allocation = allocations.find(({ reference }) => reference === row.reference)
    const whole = allocations.find(({ attempt }) => attempt.reference === row.reference)?.attempt
    const extent = allocation?.attempt.pays === 'orders' ? 'share' : 'whole'
    const resolution = row.resolved_at === null ? null : row.resolution
    return {
      ...row,
      ...takenOf({ facts }),
      resolution,
      token: allocation === undefined ? (whole?.token ?? token) : token,
      outcomes: outcomesOf(row.kind, giverOf(app, row, extent)),
    }
  })
}

const callbackFields = [
  'id',
  'instance',
  'event_id',
  'reference',
  'status',
  'due_at',
  'leased_until',
  'attempts',
  'last_fault',
  'received_at',
  'done_at',
]
const deliveryFields = [
  'id',
  'topic',
  'key',
  'status',
  'due_at',
  'leased_until',
  'attempts',
  'last_fault',
  'trace',
  'created_at',
  'done_at',
]
const documentFields = ['instance', 'ref', 'number', 'reference', 'total', 'posted_at']
const exceptionFields = [
  'id',
  'kind',
  'instance',
  'reference',
  'facts',
  'created_at',
  'resolved_at',
  'resolved_by',
  'resolution',
]
