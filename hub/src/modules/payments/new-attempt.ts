import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type ChosenPayer, keepChosenPayer } from '../payers/index.ts'
import type { GuardianAttempt } from './attempt.model.ts'
import { keepLinkPayer, type LinkUse } from './link-use.ts'
import type { Payer } from './payer.ts'

/** Who begins to pay for several children or documents: a guardian, or somebody by a link. */
export interface AttemptBeginning {
  /** Null where it is begun by a link. */
  readonly guardianId: string | null
  /** Null where a guardian begins it. */
  readonly link: LinkUse | null
  readonly idempotencyKey: string
  readonly trace: string
}

/** The same of what the hub issues an invoice of, which open invoices and amounts on account are not (einvoices-2). */
export interface InvoicedBeginning extends AttemptBeginning {
  /** Whom a guardian has the invoice made out to; who pays by a link says it there. */
  readonly invoicePayer: ChosenPayer | null
}

export interface AttemptOpening {
  readonly pays: GuardianAttempt['pays']
  readonly command: AttemptBeginning
  readonly requestHash: string
  readonly payer: Payer
  readonly instance: string
  /** COP */
  readonly amount: number
}

/** The fields of such an attempt that begins now. */
export function newAttempt(
  { ids, clock, config }: Pick<AppContext, 'ids' | 'clock' | 'config'>,
  { pays, command, requestHash, payer, instance, amount }: AttemptOpening,
) {
  const { attemptMinutes, askEverySeconds } = config.settings.payments
  const now = clock.now()
  return {
    id: ids.id(),
    pays,
    path: 'provider',
    guardianId: command.guardianId,
    payLinkId: command.link?.id ?? null,
    token: command.link?.token ?? ids.token(),
    idempotencyKey: command.idempotencyKey,
    requestHash,
    instance,
    reference: ids.reference(),
    amount,
    status: 'open',
    payer: JSON.stringify(payer),
    startedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + attemptMinutes * 60_000).toISOString(),
    askAt: new Date(clock.wall().getTime() + askEverySeconds * 1000).toISOString(),
    asked: 0,
    trace: command.trace,
  } as const
}

/** Keeps whom the payment is to be invoiced to, in the opening's transaction. */
export async function keepInvoicePayer(
  app: Pick<AppContext, 'ids' | 'clock'>,
  trx: Transaction,
  attemptId: string,
  {
    command: { link, invoicePayer },
    studentCode,
  }: { readonly command: InvoicedBeginning; readonly studentCode: string },
): Promise<void> {
  await keepChosenPayer(trx, attemptId, invoicePayer, app.clock.now())
  await keepLinkPayer(app, trx, attemptId, { link, studentCode })
}
