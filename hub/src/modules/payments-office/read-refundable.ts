import type { RefundExtent } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../db/database.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import type { RefundFacts } from '../payments/decide-refund.ts'
import { isContested } from '../payments/in-dispute.ts'
import { splitPath } from '../payments/split-path.ts'
import {
  accountPaidBy,
  type AllocationRefund,
  disputesOf,
  documentsPaidBy,
  goneBackOf,
  goneOfParts,
  type PaidAllocation,
  paidAllocation,
  Payment,
} from '../payments/index.ts'

/** A document as accounting names it. */
export interface NamedDocument {
  readonly CardCode: string
  readonly DocNum: string
}

export interface RefundSubject {
  /** Of the order; of a document, of the payment that a guardian made. */
  readonly token: string
  readonly document: NamedDocument | null
}

/** What was paid, as a refund of it is asked: an order, a partner's document or an amount on account. */
export interface RefundablePayment {
  readonly student: string
  /** The order, or the allocation of the document or on account: one waits for a second person at a time. */
  readonly id: string
  readonly document: NamedDocument | null
  /** Null of an order that nothing has paid. */
  readonly paid: PaidPart | null
}

interface PaidPart extends Pick<AllocationRefund, 'allocationId' | 'orderId' | 'attemptId'> {
  readonly allocation: PaidAllocation['allocation']
}

/** What decides a refund, and who. */
export interface PaidRefundFacts extends RefundFacts {
  /** COP that the school does not hold though nobody refunded it: of parts that went back or are in dispute. */
  readonly gone: number
  /** COP of the payment that went back or is on its way (discounts-12). */
  readonly before: number
}

/** Null where there is no such payment. */
export async function findRefundable(
  database: Database,
  { token, document }: RefundSubject,
): Promise<RefundablePayment | null> {
  if (document === null)
    return (await refundableOrder(database, token)) ?? refundableOnAccount(database, token)
  const documents = (await refundableDocuments(database, token)) ?? []
  return documents.find((one) => isSame(one.document, document)) ?? null
}

function isSame(one: NamedDocument | null, other: NamedDocument): boolean {
  return one?.CardCode === other.CardCode && one.DocNum === other.DocNum
}

async function refundableOrder(database: Database, token: string): Promise<RefundablePayment | null> {
  const order = await findOrderByToken(database, token)
  if (order === null) return null
  const { id, studentCode: student } = order
  const allocation = await paidAllocation(database, id)
  return {
    student,
    id,
    document: null,
    paid: allocation === null ? null : partOf(allocation, id),
  }
}

async function refundableOnAccount(database: Database, token: string): Promise<RefundablePayment | null> {
  const allocation = await accountPaidBy(database, token)
  if (allocation === null) return null
  const student = studentCodeOf(allocation.partnerCode)
  return { student, id: allocation.id, document: null, paid: partOf(allocation, null) }
}

/** The documents that a guardian's payment paid; null where the token is of no such payment. */
export async function refundableDocuments(
  database: Database,
  token: string,
): Promise<readonly RefundablePayment[] | null> {
  const documents = await documentsPaidBy(database, token)
  return (
    documents?.map((allocation) => ({
      student: studentCodeOf(allocation.partnerCode),
      id: allocation.id,
      document: { CardCode: allocation.partnerCode, DocNum: allocation.docNum },
      paid: partOf(allocation, null),
    })) ?? null
  )
}

function partOf(allocation: PaidAllocation['allocation'], orderId: string | null): PaidPart {
  return { allocation, allocationId: allocation.id, attemptId: allocation.attemptId, orderId }
}

/** What decides a refund of it. */
export async function refundFacts(
  app: Pick<AppContext, 'database' | 'plugins'>,
  { paid }: Pick<RefundablePayment, 'paid'>,
): Promise<PaidRefundFacts> {
  const { paymentId = null, status } = paid?.allocation ?? {}
  const payment = paymentId === null ? undefined : await Payment.query(app.database).findById(paymentId)
  if (paid === null || payment === undefined || status !== 'approved') return nothing
  return factsOf(app, app.database, { ...paid, payment })
}

const nothing: PaidRefundFacts = {
  left: 0,
  charged: 0,
  gives: 'none',
  isContested: false,
  gone: 0,
  before: 0,
}

/** The same of what is held. */
export async function heldRefundFacts(
  app: Pick<AppContext, 'plugins'>,
  database: Database,
  { order, allocation, payment }: Pick<PaidAllocation, 'order' | 'allocation' | 'payment'>,
): Promise<PaidRefundFacts> {
  return factsOf(app, database, { orderId: order?.id ?? null, allocation, payment })
}

interface Deciding extends Pick<PaidAllocation, 'allocation' | 'payment'> {
  readonly orderId: string | null
}

async function factsOf(
  app: Pick<AppContext, 'plugins'>,
  database: Database,
  { orderId, allocation: { status, amount, refunded }, payment }: Deciding,
): Promise<PaidRefundFacts> {
  const isSplit = payment.instance === splitPath && orderId !== null
  const gone = isSplit ? await goneOfParts(database, orderId) : 0
  const disputes = await disputesOf(database, [payment.id])
  return {
    left: status === 'approved' ? Math.max(0, amount - refunded - gone) : 0,
    charged: payment.amount,
    gives: extentOf(app, payment),
    isContested: isContested(disputes),
    gone,
    before: await goneBackOf(database, payment.id),
  }
}

/** What somebody typed from paper is given back by nobody but the school. */
function extentOf(
  { plugins }: Pick<AppContext, 'plugins'>,
  { account, instance }: Pick<Payment, 'account' | 'instance'>,
): RefundExtent {
  return account.startsWith('provider/') ? plugins.payments(instance).supports.refunds : 'none'
}
