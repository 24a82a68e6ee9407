import type { Database } from '../../db/database.ts'
import { type Caller, isOffice } from '../../http/caller.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { guardianOwner, linkOwner } from '../payers/index.ts'
import type { GuardianAttempt } from './attempt.model.ts'
import { attemptByToken } from './attempt.store.ts'
import { currentAllocationOf } from './order-attempt.store.ts'

/** The attempt that an invoice would be of. */
export interface InvoicedPayment {
  readonly attemptId: string
  readonly reference: string
  /** Null where it is a guardian's for several children or invoices. */
  readonly studentCode: string | null
  /**
   * Who paid alone, and alone says whom that is invoiced to, as the owner of what they give: a guardian who pays for
   * several children in one go, or who pays by a link; null where the family does.
   */
  readonly payerOwner: string | null
}

/**
 * By the token of an order, for the student's family, or of a guardian's own payment; both for the office. Null for
 * anybody else, before anything was begun, and of what accounting has invoiced: open invoices (einvoices-2).
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
  const alone = attempt.token === null ? null : await attemptByToken(database, attempt.token)
  const payerOwner = alone === null ? null : ownerOf(alone)
  return { attemptId, reference, studentCode: order.studentCode, payerOwner }
}

async function ofGuardian(
  database: Database,
  caller: Pick<Caller, 'kind' | 'subject'>,
  token: string,
): Promise<InvoicedPayment | null> {
  if (caller.kind === 'student') return null
  const attempt = await attemptByToken(database, token)
  if (attempt === null || attempt.pays !== 'orders') return null
  if (caller.kind === 'guardian' && attempt.guardianId !== caller.subject) return null
  return {
    attemptId: attempt.id,
    reference: attempt.reference,
    studentCode: null,
    payerOwner: ownerOf(attempt),
  }
}

/** Of a payment that has a token of its own: a guardian's, or who pays by a link. */
function ownerOf({ id, guardianId }: GuardianAttempt): string {
  return guardianId === null ? linkOwner(id) : guardianOwner(guardianId)
}
