import { insertRows } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import {
  Allocation,
  type AttemptStatus,
  type DocumentAllocation,
  documentKey,
  OrderAllocation,
  orderKey,
  PartAllocation,
  partKey,
  type PaymentAttempt,
} from './attempt.model.ts'
import type { PaidStatus, Payment } from './payment.model.ts'

export type NewOrderAllocation = Pick<OrderAllocation, 'id' | 'reference' | 'amount' | 'orderId'>

/** Plans the allocation that is for an order and locks it; a second one is refused by the table's key (`isDuplicate`). */
export async function planOrder(
  trx: Transaction,
  { id, instance, status, startedAt }: PaymentAttempt,
  allocation: NewOrderAllocation,
): Promise<OrderAllocation> {
  const openKey = orderKey(allocation.orderId)
  const planned = { attemptId: id, instance, status, plannedAt: startedAt, openKey }
  return OrderAllocation.query(trx)
    .insert({ ...planned, ...allocation })
    .returning('*')
}

export type NewPartAllocation = Pick<PartAllocation, 'id' | 'partId'>

/** Plans the allocation that is for a part of a split and locks it; a second one is refused by the table's key. */
export async function planPart(
  trx: Transaction,
  { id, instance, reference, amount, status, startedAt }: PaymentAttempt,
  allocation: NewPartAllocation,
): Promise<PartAllocation> {
  const openKey = partKey(allocation.partId)
  const planned = { attemptId: id, instance, reference, amount, status, plannedAt: startedAt, openKey }
  return PartAllocation.query(trx)
    .insert({ ...planned, ...allocation })
    .returning('*')
}

/** A document with what is to be paid for it on a day, the surcharge in it and the discount taken off. */
export type PaidDocument = Pick<
  DocumentAllocation,
  'docNum' | 'partnerCode' | 'amount' | 'surcharge' | 'discount'
>

export type NewDocumentAllocation = Pick<DocumentAllocation, 'id'> & PaidDocument

/** Plans the allocations for partners' documents and locks these; one that is locked is refused by the table's key. */
export async function planDocuments(
  trx: Transaction,
  attempt: PaymentAttempt,
  allocations: readonly NewDocumentAllocation[],
): Promise<void> {
  const { id: attempt_id, reference, instance, status, startedAt: planned_at } = attempt
  const planned = { attempt_id, reference, instance, status, planned_at }
  const rows = allocations.map(({ partnerCode, docNum, ...allocation }) => ({
    ...planned,
    ...allocation,
    partner_code: partnerCode,
    doc_num: docNum,
    open_key: documentKey({ partnerCode, docNum }),
  }))
  await insertRows(trx, 'allocation', rows)
}

export interface AllocationEnd {
  readonly status: AttemptStatus
  readonly reason: string | null
  readonly at: Date
  /** Whose word it is; null leaves the charge that was known. */
  readonly charge: string | null
}

/** Ends the allocation of an order, or of a part; one that waits for a person keeps it locked until they have looked. */
export async function endOrderAllocation(
  trx: Transaction,
  { id }: Pick<Allocation, 'id'>,
  end: AllocationEnd,
): Promise<void> {
  await Allocation.query(trx)
    .findById(id)
    .patch({ ...endedBy(end), ...(end.status !== 'under_review' && { openKey: null }) })
}

/** Ends the allocations of a payment of documents, and leaves the documents locked. */
export async function endDocumentAllocations(
  trx: Transaction,
  { id }: Pick<PaymentAttempt, 'id'>,
  end: AllocationEnd,
): Promise<void> {
  await Allocation.query(trx).where({ attempt_id: id }).patch(endedBy(end))
}

function endedBy({ status, reason, at, charge }: AllocationEnd) {
  return { status, reason, endedAt: at.toISOString(), ...(charge !== null && { providerRef: charge }) }
}

export interface Paid {
  /** Written before. */
  readonly payment: Pick<Payment, 'id'>
  readonly paidAs: PaidStatus
  readonly at: Date
}

/** Ends the allocation of an order, or of a part, as paid. */
export async function payOrderAllocation(
  trx: Transaction,
  { id }: Pick<Allocation, 'id'>,
  { reason, charge, ...paid }: Paid & Pick<AllocationEnd, 'reason' | 'charge'>,
): Promise<void> {
  const ended = { status: 'approved', reason, ended_at: paid.at.toISOString(), open_key: null }
  await trx('allocation')
    .where({ id })
    .update({ ...ended, ...paidBy(paid), ...(charge !== null && { provider_ref: charge }) })
}

/** Notes that the allocations of an attempt to pay documents are paid. */
export async function markDocumentsPaid(
  trx: Transaction,
  { id }: Pick<PaymentAttempt, 'id'>,
  paid: Paid,
): Promise<void> {
  await trx('allocation').where({ attempt_id: id }).update(paidBy(paid))
}

/** Notes how much of what an allocation paid goes back or is gone, and whether it still pays something. */
export async function keepGone(
  trx: Transaction,
  { id, approvedAt }: Pick<Allocation, 'id' | 'approvedAt'>,
  { at, ...gone }: Pick<Allocation, 'refunded' | 'takenBack' | 'status'> & { readonly at: Date },
): Promise<void> {
  const endedAt = gone.status === 'approved' ? approvedAt : at.toISOString()
  await Allocation.query(trx)
    .findById(id)
    .patch({ ...gone, endedAt })
}

/** Notes how much of a part that its provider took back the school had given back before. */
export async function keepGivenOfPart(
  trx: Transaction,
  { attemptId }: Pick<Allocation, 'attemptId'>,
  refunded: number,
): Promise<void> {
  await Allocation.query(trx).where({ attempt_id: attemptId }).patch({ refunded })
}

/** Whether nothing of what an attempt paid is paid any more. */
export async function isRefundedWhole(
  trx: Transaction,
  { id }: Pick<PaymentAttempt, 'id'>,
): Promise<boolean> {
  const paid = await Allocation.query(trx).findOne({ attempt_id: id, status: 'approved' })
  return paid === undefined
}

export interface PaidPart {
  readonly id: string
  readonly orderId: string | null
  /** Of the split whose part it paid. */
  readonly splitId: string | null
  /** Of its own where it is a child's share. */
  readonly reference: string
}

/** What a payment is for. */
export async function partsPaidBy(
  trx: Transaction,
  { id }: Pick<Payment, 'id'>,
): Promise<readonly PaidPart[]> {
  return trx('allocation as a')
    .leftJoin('split_part as s', 's.id', 'a.part_id')
    .where('a.payment_id', id)
    .select('a.id', 'a.reference', { orderId: 'a.order_id', splitId: 's.split_id' })
}

function paidBy({ payment, paidAs, at }: Paid) {
  return { paid_as: paidAs, approved_at: at.toISOString(), payment_id: payment.id }
}

/** Has an allocation lock what it is for. */
export async function lockFor(
  trx: Transaction,
  { id }: Pick<Allocation, 'id'>,
  openKey: string,
): Promise<void> {
  await Allocation.query(trx).findById(id).patch({ openKey })
}
