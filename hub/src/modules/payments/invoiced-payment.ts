import type { Database } from '../../db/database.ts'
import { type Caller, isOffice } from '../../http/caller.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { attemptByToken } from './attempt.store.ts'
import { currentAllocationOf } from './order-attempt.store.ts'

/** The attempt that an invoice would be of. */
export interface InvoicedPayment {
  readonly attemptId: string
  readonly reference: string
  /** Null where it is a guardian's for several children or invoices. */
  readonly studentCode: string | null
  /** Who pays for several children in one go, and alone says whom that is invoiced to; else null. */
  readonly guardianId: string | null
}

/**
 * By the token of an order, for the student's family, or of a guardian's own payment; both for the office. Null for
 * anybody else, and before anything was begun.
 */
export async function invoicedPayment(
  database: Database,
  caller: Pick<Caller, 'kind' | 'subject'>,
  token: string,
): Promise<InvoicedPayment | null> {
  return (await ofOrder(database, caller, token)) ?? (await ofGuardian(database, caller, token))
}

async function ofOrder(
  database: Database,
  caller: Pick<Caller, 'kind' | 'subject'>,
  token: string,
): Promise<InvoicedPayment | null> {
  const order = await findOrderByToken(database, token)
  if (order === null) return null
  const isOwn = caller.kind === 'student' && caller.subject === order.studentCode
  if (!isOwn && !isOffice(caller)) return null
  const allocation = await currentAllocationOf(database, order.id)
  if (allocation === null) return null
  const { attemptId, reference, attempt } = allocation
  const joint = attempt.token === null ? null : await attemptByToken(database, attempt.token)
  return { attemptId, reference, studentCode: order.studentCode, guardianId: joint?.guardianId ?? null }
}

async function ofGuardian(
  database: Database,
  caller: Pick<Caller, 'kind' | 'subject'>,
  token: string,
): Promise<InvoicedPayment | null> {
  if (caller.kind === 'student') return null
  const attempt = await attemptByToken(database, token)
  const isTheirs = caller.kind !== 'guardian' || attempt?.guardianId === caller.subject
  return attempt !== null && isTheirs
    ? {
        attemptId: attempt.id,
        reference: attempt.reference,
        studentCode: null,
        guardianId: attempt.guardianId,
      }
    : null
}
