import type { Kind } from '../kinds/index.ts'
import type { ToldDispute } from '../domain/told-dispute.ts'
import type { EinvoiceStatus } from '../domain/einvoice.ts'
import type { DocumentName, SigningStatus } from '../kinds/esign.ts'
import type { BankFileLine, PaymentStatus } from '../kinds/payments.ts'
import type { Cop, Instant, LocalDate, Place, Point } from '../domain/common.ts'
import type { PluginKit } from '../plugin.ts'
import type { RawRequest } from '../webhook.ts'

/** The faults a vendor can have. `hangs-up` accepts a write and loses the answer; `hangs` never answers. */
export const vendorFaults = [
  'unreachable',
  'throttled',
  'unauthorised',
  'refuses',
  'hangs-up',
  'garbage',
  'hangs',
] as const

/** Which calls a fault affects. */
export type FaultScope = 'everything' | 'changes'

export type VendorFault = (typeof vendorFaults)[number]

/** The author's side of the suite: a pretend vendor whose faults a test sets, and the facts it holds. */
export interface Stage<K extends Kind> {
  /** Valid settings, as an operator would write them. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Values within `settings` that must never show in a log, a fault or a check. */
  readonly secrets: readonly string[]
  readonly vendor: PretendVendor
  readonly facts: Facts[K]
  close(): Promise<void>
}

export interface PretendVendor {
  /**
   * There is no vendor: the adapter decides alone, so nothing can fail and no act has an effect elsewhere.
   * The laws of a failing vendor are left out, and the network is forbidden instead.
   */
  readonly isAbsent?: true
  /**
   * Every call from now on meets this fault, until `clearFault`; with `changes` only those that would change something, so
   * that a vendor can fail at the very act after it answered the look-ups on the way there.
   */
  injectFault(vendorFault: VendorFault, scope?: FaultScope): Promise<void>
  clearFault(): Promise<void>
  /** Resolves once a call has met the present fault; lets the kit abort one that hangs when it is really under way. */
  faultReached?(): Promise<void>
  /** How often an act with this reference or key took effect at the vendor. */
  effects(referenceOrKey: string): Promise<number>
}

/** What a stage is handed: the adapter's own PluginKit, and its clock. */
export interface StageKit extends PluginKit {
  /** Lets time pass for the adapter, its memo and the stage. */
  readonly passTime: (ms: number) => void
}

/** Opens a fresh stage for one law; the kit hands in the same PluginKit the adapter gets. */
export type OpenStage<K extends Kind> = (kit: StageKit) => Promise<Stage<K>>

/** How the vendor signs its callbacks, where that isn't a header over the whole body. */
export interface SignatureFacts {
  /** Takes the signature out of a callback; when absent the kit drops every header and the query. */
  readonly unsigned?: (callback: RawRequest) => RawRequest
  /**
   * `fields`: the signature covers some fields of the body only. What it doesn't cover may be altered unseen, so
   * nothing of it may get into an event. `body` when absent: one altered byte is `forged`.
   */
  readonly signed?: 'body' | 'fields'
}

/**
 * A checkout as the vendor understood it, told in the contract's terms whatever the vendor counts in. A member is absent
 * where the vendor's checkout has no field for it, such as an address set in its dashboard, and null where it has one
 * that nobody filled in.
 */
export interface CheckoutAtVendor {
  readonly amount: Cop
  readonly currency: string
  /** Where the browser returns to. */
  readonly returnUrl: string | null
  readonly callbackUrl?: string | null
  readonly expiresAt?: Instant | null
}

/** An invoice as the vendor understood it, told in the contract's terms. */
export interface InvoiceAtVendor {
  readonly total: Cop
  readonly day: LocalDate
  /** The payer's, as the vendor was told it. */
  readonly number: string
}

export interface Facts {
  sis: {
    readonly studentCode: string
    readonly unknownCode: string
    readonly studentId: string
    readonly guardianId: string
    /** Students the vendor holds, when the stage knows; at least two pages of size 2. */
    readonly studentCount: number
  }
  accounting: {
    readonly partnerCode: string
    /** Not there yet; the kit creates it where the adapter claims that it can. */
    readonly unknownPartnerCode: string
    /** A student of that partner, who is charged something in that grade. */
    readonly studentCode: string
    readonly gradeKey: string
    readonly project: string
    /** Whole pesos of the order or the payment that the vendor holds under our reference; null for none. */
    bookedAtVendor(reference: string): Promise<Cop | null>
  }
  accessControl: { readonly studentCode: string; readonly unknownCode: string }
  maps: { readonly text: string; readonly from: Point; readonly to: Point; readonly known: Place }
  payments: {
    /** Every status the vendor is known to use, and what it means. */
    readonly statuses: Readonly<Record<string, PaymentStatus>>
    /** What the vendor holds of a checkout, once the kit has sent a browser where the adapter says; null for none. */
    checkoutAtVendor(reference: string): Promise<CheckoutAtVendor | null>
    /** What the vendor gave back under a reference, each time; where the adapter claims refunds. */
    refundsAtVendor?(reference: string): Promise<readonly Cop[]>
    /** Brings a started payment to one of the vendor's statuses, or to one it never had before. */
    settle(reference: string, rawStatus: string): Promise<void>
    /** Charges the payer of a settled payment once more under its reference; absent where the vendor never does. */
    chargeAgain?(reference: string, rawStatus: string): Promise<void>
    /** The vendor's callback about a payment, signed; the same reference and status again is a redelivery. */
    callback?(reference: string, rawStatus: string): Promise<RawRequest>
    /** A genuine callback of a type nobody asked for. */
    unknownCallback?(): Promise<RawRequest>
    /**
     * A checkout whose answer was lost can be found by nobody: the vendor has no look-up by reference. Nobody can pay
     * it either, and it ends by itself.
     */
    readonly orphans?: true
    /**
     * Has the vendor send a payout of what it took and gave back so far, letting time pass where it needs any; where the
     * adapter tells payouts.
     */
    payOut?(): Promise<void>
    /** Has whoever paid contest an approved payment, or the case decided; where the adapter tells disputes. */
    contest?(reference: string, status: ToldDispute['status']): Promise<void>
    /** A file of the bank, with lines that can be read and one that cannot, and what it tells. */
    bankFile?(): Promise<{ readonly content: Uint8Array; readonly lines: readonly BankFileLine[] }>
  } & SignatureFacts
  esign: {
    readonly document: DocumentName
    readonly statuses: Readonly<Record<string, SigningStatus>>
    settle(id: string, rawStatus: string): Promise<void>
    callback?(id: string, rawStatus: string): Promise<RawRequest>
    unknownCallback?(): Promise<RawRequest>
  } & SignatureFacts
  notices: { readonly to: string; readonly refusedAddress: string }
  einvoice: {
    /** Every status the vendor is known to use, and what it means. */
    readonly statuses: Readonly<Record<string, EinvoiceStatus>>
    /** Brings an invoice or a credit note that was issued to one of the vendor's statuses, or to one it never had before. */
    settle(reference: string, rawStatus: string): Promise<void>
    /** What the vendor holds of an invoice under our reference; null for none. */
    invoiceAtVendor(reference: string): Promise<InvoiceAtVendor | null>
  }
}
