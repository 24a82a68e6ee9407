import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { Dispute } from './dispute.model.ts'

export type NewDispute = Pick<
  Dispute,
  | 'id'
  | 'paymentId'
  | 'instance'
  | 'caseRef'
  | 'amount'
  | 'fee'
  | 'reason'
  | 'openedOn'
  | 'answerBy'
  | 'recordedBy'
  | 'recordedAt'
  | 'trace'
>

/** Writes one that opens; null where the provider's case is there. The payment's row is held by the caller. */
export async function addDispute(trx: Transaction, opened: NewDispute): Promise<Dispute | null> {
  const row = { ...opened, status: 'opened', openPayment: opened.paymentId }
  const added = Dispute.fromJson(row, { skipValidation: true })
  const isNew = await insertIfAbsent(trx, 'dispute', added.$toDatabaseJson(), ['instance', 'case_ref'])
  return isNew ? added : null
}

export async function disputeById(database: Database, id: string): Promise<Dispute | null> {
  return (await Dispute.query(database).findById(id)) ?? null
}

export async function disputeOfCase(
  database: Database,
  { instance, caseRef }: Pick<Dispute, 'instance' | 'caseRef'>,
): Promise<Dispute | null> {
  return (await Dispute.query(database).findOne({ instance, case_ref: caseRef })) ?? null
}

/** As it is now, held until the transaction ends; the payment's row is held by the caller. */
export async function lockDispute(trx: Transaction, id: string): Promise<Dispute> {
  return Dispute.query(trx).findById(id).forUpdate().throwIfNotFound()
}

/** The disputes of these payments, by when they opened. */
export async function disputesOf(
  database: Database,
  paymentIds: readonly string[],
): Promise<readonly Dispute[]> {
  return Dispute.query(database)
    .whereIn('payment_id', [...paymentIds])
    .orderBy(['opened_on', 'id'])
}

/** The undecided one of a payment, whose row is held by the caller; null where there is none. */
export async function openDisputeOf(trx: Transaction, paymentId: string): Promise<Dispute | null> {
  return (await Dispute.query(trx).findOne({ open_payment: paymentId })) ?? null
}

export type DisputeChange = Partial<
  Pick<
    Dispute,
    | 'status'
    | 'openPayment'
    | 'answer'
    | 'answeredOn'
    | 'answeredBy'
    | 'toldLostOn'
    | 'endedOn'
    | 'endedBy'
    | 'borneBy'
  >
>

export async function changeDispute(
  trx: Transaction,
  dispute: Dispute,
  change: DisputeChange,
): Promise<Dispute> {
  await Dispute.query(trx).findById(dispute.id).patch(change)
  return Object.assign(dispute, change)
}
