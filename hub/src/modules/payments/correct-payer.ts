import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { announce } from '../outbox/index.ts'
import { einvoiceDelivery } from './einvoice-delivery.ts'
import type { InvoicedPayment } from './invoiced-payment.ts'
import {
  type GivenPayer,
  isGivenBy,
  lockPayerOfPayment,
  mayName,
  mayReplace,
  namePayer,
} from '../payers/index.ts'

export interface PayerCorrection extends GivenPayer {
  readonly payment: InvoicedPayment
  /** The audit trail's name of who corrects. */
  readonly actor: string
  readonly act: 'payment.payer' | 'pay-link.payer'
  readonly trace: string
}

/**
 * Names whom the invoice of a payment is made out to, or corrects who was named (payers-8), and has it issued where that
 * was waited for. Who is somebody else's is left as it is: the payment names another one from now on.
 */
export async function correctPayer(
  app: Pick<AppContext, 'plugins' | 'clock'>,
  trx: Transaction,
  { viewer, keep, payment, actor, act, trace }: PayerCorrection,
): Promise<Refusal<'INVOICE_ISSUED' | 'PAYER_OF_ANOTHER'> | string> {
  const { attemptId, reference, payerOwner } = payment
  if (!mayName(viewer, payerOwner)) return refuse('PAYER_OF_ANOTHER')
  const named = await lockPayerOfPayment(trx, attemptId)
  if (named?.isIssued === true) return refuse('INVOICE_ISSUED')
  if (named !== null && !mayReplace(viewer, named)) return refuse('PAYER_OF_ANOTHER')
  const payer = await keep(trx, named !== null && isGivenBy(viewer, named) ? named.id : null)
  await namePayer(trx, attemptId, payer, app.clock.now())
  const at = app.clock.wall()
  await recordAudit(trx, { at, actor, act, subject: reference, before: null, after: { payer }, trace })
  const key = `einvoice:${attemptId}:${payer}`
  const deliveries = einvoiceDelivery(app, { key, attemptId, trace, at })
  if (deliveries.length > 0) await announce(trx, ...deliveries)
  return payer
}
