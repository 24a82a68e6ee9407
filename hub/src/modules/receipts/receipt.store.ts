import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import {
  type EnrollmentOrder,
  type LaterDay,
  laterCharges,
  withdrawalOf,
  orderById,
  quoteOf,
} from '../enrollment/index.ts'
import type { ReceiptBody } from './receipt-body.ts'
import { disputeLossOf } from './certificates/dispute-loss.ts'
import { isInDispute } from '../payments/in-dispute.ts'
import { splitPath } from '../payments/split-path.ts'
import {
  completedParts,
  disputesOf,
  type OrderAllocation,
  paidAllocationWithAttempt,
  payerOf,
  type PlacedRefund,
  refundsOfParts,
} from '../payments/index.ts'
import { type LocalDate, startOfDay } from '../../shared/local-date.ts'
import type { Cop } from '../../shared/money.ts'

export interface Receipt {
  readonly number: number
  readonly token: string
  readonly orderId: string
  readonly orderToken: string
  readonly issuedAt: Date
  readonly body: ReceiptBody
  /** What discounts, scholarships and annuities took off the year's services, by code. */
  readonly reductions: ReadonlyMap<string, number>
  /** Accounting's number, once it has one. */
  readonly documentNumber: string | null
  readonly standing: ReceiptStanding
  /** What the school gives back of it, or gave, the earliest first. */
  readonly refunds: readonly Pick<PlacedRefund, 'status' | 'amount' | 'way' | 'day' | 'place'>[]
  /** COP of it that the payer has from a bank, and the school gave back to nobody. */
  readonly takenBack: Cop
  /** Who paid, by name; null where nobody was asked, or after it was erased. */
  readonly payer: string | null
  readonly period: 1 | 2 | 3
  readonly laterCharges: readonly LaterDay[]
  /** Those that were to come and are owed no more; null where the student has not left. */
  readonly cancelled: CancelledCharges | null
  /** The payment for several children that it is a part of; null where it was paid by itself. */
  readonly joint: { readonly reference: string } | null
  /** By which the provider knows the payment; null where no provider took it. */
  readonly providerRef: string | null
}

/**
 * Whether the provider still has the money that the receipt is for, and since when that is so. in-dispute: its bank looks
 * into that, and the receipt is in force until it has decided.
 */
export interface ReceiptStanding {
  readonly status: 'in-force' | 'in-dispute' | 'reversed'
  readonly since: Date
}

export interface CancelledCharges {
  readonly since: Date
  readonly charges: readonly LaterDay[]
}

interface ReceiptRow {
  number: number
  order_id: string
  token: string
  body: string
  issued_at: string
}

/** Keeps the receipt of an order; the first one stays. */
export async function keepReceipt(
  trx: Transaction,
  receipt: { orderId: string; token: string; body: ReceiptBody; at: Date },
): Promise<void> {
  const row = {
    order_id: receipt.orderId,
    token: receipt.token,
    version: receipt.body.version,
    body: JSON.stringify(receipt.body),
    issued_at: receipt.at.toISOString(),
  }
  await insertIfAbsent(trx, 'receipt', row, ['order_id'])
}

export async function findReceipt(database: Database, token: string): Promise<Receipt | null> {
  const row = await database<ReceiptRow>('receipt').where({ token }).first()
  if (row === undefined) return null
  const order = await orderById(database, row.order_id)
  const quote = quoteOf(order)
  const allocation = await paidAllocationWithAttempt(database, row.order_id)
  const { attempt, endedAt, paymentId, status } = allocation
  const withdrawal = await withdrawalOf(database, order)
  const isOwed = ({ day }: LaterDay) => withdrawal === null || day <= withdrawal.day
  const later = laterCharges(quote.charges)
  const payer = payerOf(attempt)
  const document = await database<{ order_id: string; number: string }>('accounting_document')
    .where({ order_id: row.order_id })
    .first()
  const standing = standingOf(order, {
    issuedAt: row.issued_at,
    endedAt,
    isGone: status === 'reversed',
    disputedOn: await disputedOn(database, [
      ...(paymentId === null ? [] : [paymentId]),
      ...(attempt.path === splitPath ? await partPayments(database, order) : []),
    ]),
  })
  return {
    number: row.number,
    token: row.token,
    orderId: row.order_id,
    orderToken: order.token,
    issuedAt: new Date(row.issued_at),
    body: JSON.parse(row.body),
    reductions: new Map(quote.annual.map((fee) => [fee.code, fee.resolution - fee.total])),
    documentNumber: document?.number ?? null,
    standing,
    refunds: await refundsOfParts(database, [allocation]),
    takenBack: await takenBackOf(database, allocation, standing),
    payer: payer === null ? null : `${payer.name} ${payer.lastname}`,
    period: quote.period,
    laterCharges: later.filter(isOwed),
    cancelled:
      withdrawal === null
        ? null
        : { since: new Date(withdrawal.at), charges: later.filter((charge) => !isOwed(charge)) },
    joint: attempt.pays === 'orders' ? { reference: attempt.reference } : null,
    providerRef: attempt.path === 'provider' ? attempt.providerRef : null,
  }
}

/** Pure. An order's row is not written after its payment went back, in versions that did not keep when that was. */
function standingOf(
  { status, updatedAt }: Pick<EnrollmentOrder, 'status' | 'updatedAt'>,
  { issuedAt, endedAt, isGone, disputedOn: day }: PaidStanding,
): ReceiptStanding {
  const isReversed = status === 'withdrawn' ? isGone : status !== 'paid'
  if (isReversed) return { status: 'reversed', since: new Date(endedAt ?? updatedAt) }
  return day === null
    ? { status: 'in-force', since: new Date(issuedAt) }
    : { status: 'in-dispute', since: startOfDay(day) }
}

/** Of one that is reversed, all that was not given back before. */
async function takenBackOf(
  database: Database,
  { paymentId, orderId, amount, refunded, takenBack }: OrderAllocation,
  { status }: ReceiptStanding,
): Promise<Cop> {
  if (status === 'reversed') return amount - refunded
  const paid = { payment_id: paymentId, order_id: orderId, amount, refunded, taken_back: takenBack }
  return takenBack + ((await disputeLossOf(database, paid))?.amount ?? 0)
}

interface PaidStanding {
  readonly issuedAt: string
  readonly endedAt: string | null
  /** Of an order whose student has left: whether all of its payment went back. */
  readonly isGone: boolean
  readonly disputedOn: LocalDate | null
}

/** Since when one of the payments is contested; null where none is. */
async function disputedOn(database: Database, paymentIds: readonly string[]): Promise<LocalDate | null> {
  const open = (await disputesOf(database, paymentIds)).find((dispute) => isInDispute([dispute]))
  return open?.openedOn ?? null
}

async function partPayments(
  database: Database,
  { id }: Pick<EnrollmentOrder, 'id'>,
): Promise<readonly string[]> {
  return (await completedParts(database, id)).map(({ paymentId }) => paymentId)
}

/** The receipts of these students, as they were issued. */
export async function receiptsOf(
  database: Database,
  codes: readonly string[],
): Promise<readonly ReceiptBody[]> {
  return (await rowsOf(database, codes)).map(({ body }) => JSON.parse(body))
}

/** Takes the student's name out of their receipts; answers how many had one. */
export async function blankNames(trx: Transaction, codes: readonly string[]): Promise<number> {
  let blanked = 0
  for (const { number, body } of await rowsOf(trx, codes)) {
    const issued: ReceiptBody = JSON.parse(body)
    if (issued.student.name === '') continue
    const nameless: ReceiptBody = { ...issued, student: { ...issued.student, name: '' } }
    await trx<ReceiptRow>('receipt')
      .where({ number })
      .update({ body: JSON.stringify(nameless) })
    blanked += 1
  }
  return blanked
}

async function rowsOf(database: Database, codes: readonly string[]): Promise<readonly ReceiptRow[]> {
  const theirs = database('enrollment_order').select('id').whereIn('student_code', codes)
  return database<ReceiptRow>('receipt').whereIn('order_id', theirs).orderBy('number')
}
