import type { Database } from '../../db/open-database.ts'
import type { AppContext } from '../../app-context.ts'
import { findOrderByToken, orderWithCharges } from '../enrollment/index.ts'
import { findByCodes, hasLeft } from '../students/index.ts'
import { PaymentAttempt } from './attempt.model.ts'
import { attemptStatus } from './attempt-status.ts'
import { balanceKey } from './balance-key.ts'
import { takenOf } from './exception-money.ts'
import type { ExceptionKind } from './exception.store.ts'
import { giverOf } from './give-back.ts'
import { officeWord } from './status-label.ts'
import { Payment } from './payment.model.ts'
import { outcomesOf } from './resolutions.ts'

/** Everything that happened to one order, in order: what staff and an auditor read. */
export async function readTimeline(app: Pick<AppContext, 'database' | 'plugins'>, token: string) {
  const { database } = app
  const found = await findOrderByToken(database, token)
  if (found === null) return null
  const order = await orderWithCharges(database, found.id)
  const attempts = await attemptsOf(database, order.id)
  const families = await familiesOf(database, order.id)
  const ofOrder = { order_id: order.id }
  const payment = (await Payment.query(database).findOne(ofOrder)) ?? null
  return {
    token,
    student: order.studentCode,
    ...(await whoIs(database, order.studentCode)),
    status: order.status,
    word: officeWord(payment?.status ?? null, currentAttemptOf(attempts, payment)?.status ?? null),
    reference: order.reference,
    total: order.total,
    charges: (order.charges ?? []).map(({ id: _id, orderId: _orderId, ...charge }) => charge),
    attempts: attempts.map(viewAttempt),
    payment,
    callbacks: await database('callback_inbox')
      .whereIn('reference', referencesOf(database, order.id))
      .orderBy('id')
      .select(callbackFields),
    deliveries: await database('outbox')
      .whereIn('key', deliveryKeys(order.id))
      .orderBy('id')
      .select(deliveryFields),
    document: (await database('accounting_document').where(ofOrder).first(documentFields)) ?? null,
    receipt: await receiptOf(database, order.id),
    exceptions: await exceptionsOf(app, { token, orderId: order.id, attempts, families }),
  }
}

async function attemptsOf(database: Database, orderId: string): Promise<readonly PaymentAttempt[]> {
  const ofOrder = { order_id: orderId }
  const attempts = await PaymentAttempt.query(database).where(ofOrder).orderBy(['started_at', 'id'])
  const told: Pick<PaymentAttempt, 'id' | 'status'>[] = await database('payment_attempt as a')
    .where(ofOrder)
    .select('a.id', { status: attemptStatus(database) })
  return attempts.map((attempt) =>
    Object.assign(
      attempt,
      told.find(({ id }) => id === attempt.id),
    ),
  )
}

/** As the list of payments picks it: the attempt that paid, that locks, or the last one. */
function currentAttemptOf(
  attempts: readonly PaymentAttempt[],
  payment: Payment | null,
): PaymentAttempt | undefined {
  return (
    attempts.find(({ id }) => id === payment?.attemptId) ??
    attempts.find(({ openOrderId }) => openOrderId !== null) ??
    attempts.at(-1)
  )
}

/** Everything that a paid order sends out; other modules' keys are rows to read, not calls. */
function deliveryKeys(orderId: string): string[] {
  return [`receipt:${orderId}`, `order:${orderId}`, balanceKey(orderId), `notice:receipt:${orderId}`]
}

/** Without the payer and the way to the provider: they are nobody's business here. */
function viewAttempt({
  payer: _payer,
  checkout: _checkout,
  idempotencyKey: _key,
  requestHash: _hash,
  familyPaymentId: _family,
  ...attempt
}: PaymentAttempt) {
  return attempt
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

interface FamilyRow {
  readonly id: string
  readonly token: string
  readonly reference: string
}

/** The guardians' payments that the order's attempts are shares of: rows read, not calls. */
async function familiesOf(database: Database, orderId: string): Promise<readonly FamilyRow[]> {
  return database<FamilyRow>('family_payment')
    .whereIn('id', sharedIn(database, orderId))
    .orderBy('id')
    .select('id', 'token', 'reference')
}

function sharedIn(database: Database, orderId: string) {
  return database('payment_attempt')
    .where({ order_id: orderId })
    .whereNotNull('family_payment_id')
    .select('family_payment_id')
}

/** What providers know the order's attempts by; an order may have been tried any number of times. */
function referencesOf(database: Database, orderId: string) {
  return database('payment_attempt')
    .where({ order_id: orderId })
    .select('reference')
    .union(database('family_payment').whereIn('id', sharedIn(database, orderId)).select('reference'))
}

interface Troubled {
  readonly token: string
  readonly orderId: string
  readonly attempts: readonly PaymentAttempt[]
  readonly families: readonly FamilyRow[]
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
  { token, orderId, attempts, families }: Troubled,
) {
  const rows: Troubling[] = await app
    .database('payment_exception')
    .whereIn('reference', referencesOf(app.database, orderId))
    .orderBy('id')
    .select(exceptionFields)
  return rows.map(({ facts, ...row }) => {
    const family = families.find(({ reference }) => reference === row.reference)
    const attempt = attempts.find(({ reference }) => reference === row.reference)
    const extent = attempt?.familyPaymentId == null ? 'whole' : 'share'
    const resolution = row.resolved_at === null ? null : row.resolution
    return {
      ...row,
      ...takenOf({ facts }),
      resolution,
      token: family?.token ?? token,
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
