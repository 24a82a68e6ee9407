import type { Cop, DaySpan, IdentityDocument, Instant, LocalDate } from '../domain/common.ts'
import type { Payout } from '../domain/payout.ts'
import type { ToldDispute } from '../domain/told-dispute.ts'
import type { Lifecycle, Page, Paging, Read, Write } from '../lifecycle.ts'
import type { Pages } from '../pages.ts'
import type { Webhooks } from '../webhook.ts'

export interface PaymentsSupports {
  /** What a payer can pay with: card, pse, cash, transfer. */
  readonly means: readonly string[]
  /** The vendor reports by callback; when false the hub only asks. */
  readonly webhooks: boolean
  readonly refunds: RefundExtent
}

/** How much of a payment the vendor gives back: nothing by its API, all of it at once, or any part of it. */
export type RefundExtent = 'none' | 'whole' | 'part'

export interface CheckoutPayer {
  readonly name: string
  readonly lastname: string
  /** Identity document, digits and letters. */
  readonly id: string
  /** Of which kind it is; null where nobody said, and the vendor's page or the adapter's settings do. */
  readonly document: IdentityDocument | null
  readonly email: string
  readonly phone: string
}

export interface CheckoutRequest {
  /** Ours, unique for ever, at most 32 characters of [A-Za-z0-9-]. */
  readonly reference: string
  /** Above 0. */
  readonly amount: Cop
  readonly currency: 'COP'
  readonly description: string
  readonly payer: CheckoutPayer
  /** Free texts the vendor echoes: student code, project, the word Matriculas. */
  readonly extras: readonly string[]
  /** Where the browser returns to; display only, it proves nothing. */
  readonly returnUrl: string
  readonly locale: 'es-CO' | 'en'
  readonly expiresAt: Instant
}

/** How the browser goes to the vendor: a form it posts, or a URL it opens. */
export type CheckoutStart = {
  readonly providerRef: string | null
  /**
   * What of the payer fills in the vendor's page beforehand: further fields of the form or of the URL's query. Only the
   * browser that typed them is told them again; the vendor's page must open without.
   */
  readonly prefill?: Readonly<Record<string, string>>
} & (
  | { readonly is: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly is: 'redirect'; readonly url: string }
)

/** A status the vendor invents tomorrow is `pending` with a logged warning: never paid, never declined. */
export type PaymentStatus = 'approved' | 'declined' | 'pending' | 'expired' | 'reversed'

/** What the vendor says of one payment. A decline is a value. */
export interface ProviderPayment {
  readonly reference: string
  readonly providerRef: string
  readonly status: PaymentStatus
  /** The vendor's own word for it. */
  readonly rawStatus: string
  readonly amount: Cop
  /** As the vendor says it; anything but COP puts the payment under review. */
  readonly currency: string
  readonly at: Instant
  /** The means used, such as card or pse; null while unknown. */
  readonly means: string | null
  /** Why it was declined, for the payer; null otherwise. */
  readonly reason: string | null
  /** The vendor's test flag. */
  readonly test: boolean
}

/** What the vendor says of a reference: the payment that tells how it stands, and what else was charged under it. */
export interface FoundPayment extends ProviderPayment {
  /**
   * Every other charge under the reference whose money has moved, in (approved) or back (reversed), each with a
   * providerRef of its own that stays the same. Absent where the vendor charges a reference but once.
   */
  readonly others?: readonly ProviderPayment[]
}

export interface PaymentsAdapter extends Lifecycle<PaymentsSupports> {
  startCheckout(request: CheckoutRequest, write: Write): Promise<CheckoutStart>
  /** By our reference, with the vendor's own where it was told us. Null when the vendor never saw it. */
  find(payment: { reference: string; providerRef: string | null }, read: Read): Promise<FoundPayment | null>
  readonly webhooks?: Webhooks<ProviderPayment>
  readonly refunds?: Refunds
  /** Absent where the vendor has no list: the hub then asks about each of its own payments. */
  readonly statement?: Statement
  /** Absent where the vendor does not tell what it settles to the school's bank account. */
  readonly payouts?: Payouts
  /** Absent where the vendor tells its disputes to nobody but a person. */
  readonly disputes?: Disputes
  /** Present where a file of the bank reports the payments, as a bank agreement (convenio) does. */
  readonly bankFiles?: BankFiles
  readonly pages?: Pages
}

export interface Refunds {
  /**
   * Gives money of an approved payment back. What the vendor does not take is the fault `rejected` with its reason;
   * `refused` is what it took and declined afterwards.
   */
  refund(refund: RefundRequest, write: Write): Promise<RefundState>
  /** How a refund stands that was asked for, or may have been; null where the vendor never heard of it. */
  find(refund: SoughtRefund, read: Read): Promise<RefundState | null>
}

export interface RefundState {
  /** The vendor's name of the refund. */
  readonly ref: string
  /** sent: the vendor has it, and the money is not back yet. */
  readonly status: 'sent' | 'done' | 'refused'
  /** Why it was refused, free of personal data; null otherwise. */
  readonly reason: string | null
}

export interface SoughtRefund extends Omit<RefundRequest, 'reason'> {
  /** Of the write that asked for it. */
  readonly key: string
  /** As the vendor named it; null where its answer was lost. */
  readonly ref: string | null
}

export interface Statement {
  /**
   * Every payment whose money the vendor moved on those Bogotá days, in (approved) or back (reversed), whoever began
   * it: once each, as it stands now.
   */
  list(days: DaySpan, paging: Paging, read: Read): Promise<Page<ProviderPayment>>
}

export interface Payouts {
  /**
   * Every payout sent on those Bogotá days: whole, once each, by its day. The same days asked again answer the same
   * payouts; only a day that has not ended may have more.
   */
  list(days: DaySpan, paging: Paging, read: Read): Promise<Page<Payout>>
}

export interface Disputes {
  /** Every dispute that was opened or decided on those Bogotá days: once each, as it stands now. */
  list(days: DaySpan, paging: Paging, read: Read): Promise<Page<ToldDispute>>
}

export interface BankFiles {
  /**
   * What the bank's file says was paid, line by line in its order; nothing is kept of it. A line that cannot be read is
   * told with `paid` null. Headers, totals and empty lines are passed over. A file that isn't in this form at all, or
   * without a line, is `rejected`.
   */
  read(content: Uint8Array, read: Read): Promise<readonly BankFileLine[]>
}

export interface BankFileLine {
  /** As an editor counts them, from 1. */
  readonly line: number
  /** Ours, as the file writes it where it cannot be recognised. */
  readonly reference: string
  readonly paid: { readonly amount: Cop; readonly day: LocalDate } | null
  /** Of a line that cannot be read, how much it says was paid, where that can be read. */
  readonly amount?: Cop
  /** What of a line cannot be read, so that whoever corrects the file knows where to look. */
  readonly unread?: readonly BankFilePart[]
}

export const bankFileParts = ['columns', 'reference', 'amount', 'date'] as const
/** A cell of a line; `columns` where there are more or fewer than there should be. */
export type BankFilePart = (typeof bankFileParts)[number]

export interface RefundRequest {
  readonly reference: string
  readonly providerRef: string
  /** Above 0; less than was paid only where `supports.refunds` is `part`. */
  readonly amount: Cop
  readonly reason: string
}
