import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { dropLinkPayer, linkPayerOf, viewInvoicePayer } from '../payers/index.ts'
import {
  type BegunByLink,
  eraseAttemptPayer,
  forPayable,
  isUnsettled,
  linkAttemptByToken,
  payerOf,
} from '../payments/index.ts'
import { keptOf, type RetainedPayerData } from './retained-payer-data.ts'
import { givenBackOf } from './link-payment.view.ts'

type Tools = Pick<AppContext, 'clock' | 'database'>
type LinkedPayment = BegunByLink['attempt']

/** What is kept of who paid by a link, of that payment alone; nothing of the child, nor of anybody else (pay-links-12). */
export async function exportPayer({ clock, database }: Tools, begun: BegunByLink, trace: string) {
  const { attempt } = begun
  const at = clock.wall()
  const invoiced = await linkPayerOf(database, attempt.id)
  const { refunds } = await givenBackOf({ database }, begun)
  const { reference, providerRef, amount, status, means, startedAt, finishedAt } = attempt
  await recordAudit(database, {
    at,
    ...ofPayer(attempt, 'export', trace),
    after: { invoiced: invoiced !== null },
  })
  return {
    exportedAt: at.toISOString(),
    payer: payerOf(attempt),
    invoicedTo: invoiced === null ? null : viewInvoicePayer(invoiced.payer),
    kept: keptOf(invoiced?.issuedAt ?? null),
    payment: {
      reference,
      providerReference: providerRef,
      amount,
      status,
      means,
      startedAt,
      finishedAt,
      refunds: refunds.map((one) => ({ amount: one.amount, status: one.status, way: one.way, day: one.day })),
    },
  }
}

/**
 * Erases what who paid by a link typed, at their own wish. Amounts, days and references stay, and an invoice that is issued;
 * not while something of the payment is to be decided. Erasing again is harmless.
 */
export async function erasePayer(
  { clock, database }: Tools,
  token: string,
  trace: string,
): Promise<Refusal<'NOT_FOUND' | 'PAYER_ERASE_BLOCKED'> | { readonly kept: readonly RetainedPayerData[] }> {
  return inTransaction(database, async (trx) => {
    const found = await linkAttemptByToken(trx, token)
    if (found === null) return refuse('NOT_FOUND')
    await forPayable(found.attempt.pays, (payable) => payable.lock(trx, found.attempt.id))
    const { attempt } = (await linkAttemptByToken(trx, token)) ?? found
    if (await isUnsettled(trx, attempt)) return refuse('PAYER_ERASE_BLOCKED')
    const invoiced = await linkPayerOf(trx, attempt.id)
    await eraseAttemptPayer(trx, attempt.id)
    if (invoiced !== null) await dropLinkPayer(trx, attempt.id, invoiced)
    const kept = keptOf(invoiced?.issuedAt ?? null)
    await recordAudit(trx, {
      at: clock.wall(),
      ...ofPayer(attempt, 'erase', trace),
      after: { kept: kept.length },
    })
    return { kept }
  })
}

function ofPayer({ payLinkId, reference }: LinkedPayment, act: 'export' | 'erase', trace: string) {
  return { actor: `pay-link:${payLinkId}`, act: `pay-link.${act}`, subject: reference, before: null, trace }
}
