import type { Database } from '../../db/open-database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { newGuardianPayment } from '../payments/index.ts'
import { FamilyPayment } from './family-payment.model.ts'

export async function addFamilyPayment(
  trx: Transaction,
  payment: ReturnType<typeof newGuardianPayment>,
): Promise<void> {
  await FamilyPayment.query(trx).insert(payment)
}

export async function familyPaymentById(database: Database, id: string): Promise<FamilyPayment> {
  return FamilyPayment.query(database).findById(id).throwIfNotFound()
}

/** The payment with its row held until the transaction ends. */
export async function lockFamilyPayment(trx: Transaction, id: string): Promise<FamilyPayment> {
  return FamilyPayment.query(trx).findById(id).forUpdate().throwIfNotFound()
}

export async function familyPaymentByKey(database: Database, key: string): Promise<FamilyPayment | null> {
  return (await FamilyPayment.query(database).findOne({ idempotency_key: key })) ?? null
}

export async function familyPaymentByReference(
  database: Database,
  reference: string,
): Promise<FamilyPayment | null> {
  return (await FamilyPayment.query(database).findOne({ reference })) ?? null
}

/** The guardian's payments that have no checkout yet. */
export async function familyPaymentsWithoutCheckout(
  database: Database,
  guardianId: string,
): Promise<readonly FamilyPayment[]> {
  return FamilyPayment.query(database)
    .where({ guardian_id: guardianId, status: 'open' })
    .whereNull('checkout')
}

/** The guardian's own payment; null for anybody else's. */
export async function familyPaymentByToken(
  database: Database,
  guardianId: string,
  token: string,
): Promise<FamilyPayment | null> {
  return (await FamilyPayment.query(database).findOne({ guardian_id: guardianId, token })) ?? null
}

/** The token of a payment, for the guardian whose it is. */
export async function familyTokenOf(
  database: Database,
  guardianId: string,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null
  const payment = await FamilyPayment.query(database).findOne({ id, guardian_id: guardianId })
  return payment?.token ?? null
}
