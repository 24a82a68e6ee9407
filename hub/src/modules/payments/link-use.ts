import type { InvoicePayer } from '../../../api/invoice-payer.ts'
import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import type { Transaction } from '../../db/transaction.ts'
import { sha256 } from '../../shared/ids.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { addLinkPayer } from '../payers/index.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import type { CheckoutDescription, Payable } from './payable.ts'
import type { Payer } from './payer.ts'

/** A payment that somebody begins by a link. */
export interface LinkUse {
  /** The link's. */
  readonly id: string
  /** Opens the payment for who began it, and for nobody else. */
  readonly token: string
  /** Whom the payer has the invoice made out to; null where nobody is named. */
  readonly invoicePayer: InvoicePayer | null
  /** Whether it can be paid by now, before anything is written. */
  readonly check: () => Promise<Refusal<LinkRefusal> | null>
  /** Locks the link; refuses once it is over, also where it is withdrawn at this moment. */
  readonly lock: (trx: Transaction) => Promise<Refusal<'NOT_FOUND'> | null>
  /** What the provider shows the payer, by the attempt's token. */
  readonly describe: (token: string) => Promise<CheckoutDescription>
}

/** What somebody asks who pays several children's orders or documents by a link. */
export interface LinkedCommand {
  readonly link: LinkUse
  /** What the page showed, COP; must be ours to the peso. */
  readonly shownTotal: number
  readonly payer: Payer
  readonly idempotencyKey: string
  readonly locale: Locale
  readonly trace: string
}

/** Why what a link is for cannot be paid as it was shown. */
export type DueRefusal = LinkRefusal | 'PRICE_CHANGED'

export type LinkRefusal = 'NOT_FOUND' | 'ORDER_PAID' | 'PAYMENT_PENDING' | 'PAYMENT_KIND'

type LinkedAttempt = PaymentAttempt & { readonly token: string | null }

/** The same payable with what the provider shows as the link allows. */
export function describedBy<A extends LinkedAttempt>(payable: Payable<A>, link: LinkUse | null): Payable<A> {
  if (link === null) return payable
  return { ...payable, describe: (_app, { token }) => link.describe(token ?? '') }
}

/** Whom the audit trail names for a payment that begins, and what it calls that. */
export function begunBy(
  link: LinkUse | null,
  family: { readonly actor: string; readonly act: string },
): { readonly actor: string; readonly act: string } {
  return link === null ? family : { actor: `pay-link:${link.id}`, act: 'pay-link.pay' }
}

/** Of what is asked by a link: the same key for something else is refused. */
export function hashOfLinkUse({
  link: { id, invoicePayer },
  shownTotal,
  payer,
}: {
  readonly link: LinkUse
  /** COP */
  readonly shownTotal: number
  readonly payer: Payer | null
}): string {
  return sha256(JSON.stringify([id, shownTotal, payer, invoicePayer]))
}

/** Keeps what the payer of a link gave for the invoice, in the opening's transaction. */
export async function keepLinkPayer(
  { ids, clock }: Pick<AppContext, 'ids' | 'clock'>,
  trx: Transaction,
  attemptId: string,
  { link, studentCode }: { readonly link: LinkUse | null; readonly studentCode: string },
): Promise<void> {
  if (link === null || link.invoicePayer === null) return
  const { invoicePayer: payer } = link
  await addLinkPayer(trx, { attemptId, studentCode, payer, at: clock.now(), newId: ids.id() })
}
