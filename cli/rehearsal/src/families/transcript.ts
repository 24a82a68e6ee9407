import type { Fact } from '../fact.ts'
import type { components } from '@matricula/hub/api'
import type { Hub } from '../hub/hub-client.ts'
import type { Scenario } from '../scenarios.ts'

type Schemas = components['schemas']

export type Quote = Schemas['Quote']
export type PaymentResult = Schemas['PaymentResult']
export type TransportChoice = Schemas['Draft']['transport']

/** How a try to pay is to end in the hub; transferred: what it brought paid nothing, and the school has sent it back. */
export type AttemptStatus =
  | 'open'
  | 'agreement'
  | 'approved'
  | 'declined'
  | 'expired'
  | 'failed'
  | 'under_review'
  | 'duplicate'
  | 'reversed'
  | 'transferred'

/** A payment's page at the provider. */
export interface ProviderPage {
  readonly url: string
  readonly providerRef: string
}

export interface PaymentAttempt {
  readonly reference: string
  readonly amount: number
  /** parts: nobody was asked for it; its money is that of the order's parts. */
  readonly path: 'advance' | 'provider' | 'agreement' | 'parts'
  /** Its page at the provider, once the browser was there. */
  page: ProviderPage | null
  /** What the provider took, once somebody said yes there. */
  charge: Charge | null
  /** Set as the scenario goes on; the books are held against it. */
  expectedStatus: AttemptStatus
}

/** Money that a provider took on a day in Bogotá. */
export interface Charge {
  /** COP */
  readonly amount: number
  readonly means: 'card' | 'pse'
  readonly day: string
  /** When all that was left of it went back at the provider; null while it did not. */
  readonly takenBackOn: string | null
}

/** What a family's quote said when it pressed pay, small enough to keep for every family of a school. */
export interface QuoteSnapshot {
  readonly choices: {
    readonly period: number
    readonly method: number
    readonly quotas: number
    readonly transport: string | null
    readonly activities: readonly string[]
  }
  readonly totals: Quote['totals']
  /** `code|day|pesos|now or later`, in the quote's order. */
  readonly charges: readonly string[]
  /** The first thing in its proof that does not add up. */
  readonly discrepancy: { readonly expected: Fact; readonly found: Fact } | null
  readonly profiles: readonly ('scholarship' | 'annuity' | 'progressive' | 'commercial')[]
}

/** An exception that finance sees, and whether somebody has resolved it. */
export interface ExpectedException {
  readonly kind:
    'wrong-amount' | 'still-pending' | 'reversed' | 'duplicate-payment' | 'refunded' | 'split-ended'
  readonly reference: string
  readonly state: 'open' | 'resolved'
}

/** A part of what paid an order, or all of it, that the school gives back. */
export interface ExpectedRefund {
  /** COP */
  readonly amount: number
  readonly way: 'provider' | 'bank'
  readonly status: 'sent' | 'done' | 'refused'
  /** On which it was asked for, in Bogotá. */
  readonly day: string
}

/** What whoever paid contests at the bank. */
export interface ExpectedDispute {
  readonly id: string
  /** COP */
  readonly amount: number
  readonly fee: number
  readonly status: 'opened' | 'answered' | 'won' | 'lost'
  readonly borneBy: 'school' | 'family' | null
  /** In Bogotá. */
  readonly openedOn: string
}

/** An electronic invoice of a payment, or a credit note of it. */
export interface ExpectedEinvoice {
  readonly status: 'accepted' | 'rejected'
  /** COP; below 0 what is credited. */
  readonly total: number
}

/** What was paid at the provider of invoices once the enrolment was: invoices in the portal, or on account by a link. */
export interface PaidLater {
  readonly pays: 'invoices' | 'account'
  readonly token: string
  readonly reference: string
  /** Taken back once the school has given back all of it. */
  readonly charge: Charge
  /** COP of the charge that are interest for paying late. */
  readonly surcharge: number
  /** COP that paying early took off. */
  readonly discount: number
}

/** What became of a payment once it was made. */
export interface Aftermath {
  readonly refunds: readonly ExpectedRefund[]
  readonly dispute: ExpectedDispute | null
  readonly einvoices: readonly ExpectedEinvoice[]
  readonly paidLater: PaidLater | null
  /** The day on which the student left. */
  readonly leftOn: string | null
  /** How the payment ends in the hub where none of it is left. */
  readonly wentBack: 'refunded' | 'reversed' | null
  /** COP of what went back that a person has undone in accounting. */
  readonly undone: number
}

/** One family through the season: what was planned, what it did, and how it must look in the books. */
export interface Transcript {
  readonly scenario: Scenario
  readonly attempts: PaymentAttempt[]
  /** Tries to pay a part of the order, each by who has the part's link. */
  readonly parts: PaymentAttempt[]
  /** The browsers in which the family was last at its last step. */
  parents: readonly Hub[]
  /** The quote of the last try. */
  snapshot: QuoteSnapshot | null
  token: string | null
  /** Exceptions that must stand there in the end, by kind. */
  readonly exceptions: ExpectedException[]
  /** A link that somebody was sent to pay by. */
  link: { readonly id: string; readonly token: string } | null
  aftermath: Aftermath
  isBroken: boolean
}

const nothingMore: Aftermath = {
  refunds: [],
  dispute: null,
  einvoices: [],
  paidLater: null,
  leftOn: null,
  wentBack: null,
  undone: 0,
}

export function startTranscript(scenario: Scenario): Transcript {
  const begun = {
    attempts: [],
    parts: [],
    parents: [],
    snapshot: null,
    token: null,
    exceptions: [],
    link: null,
  }
  return { scenario, ...begun, aftermath: nothingMore, isBroken: false }
}

export function isPaid({ attempts }: Transcript): boolean {
  return attempts.some(({ expectedStatus }) => expectedStatus === 'approved')
}

/** The try that paid the order, whatever became of its money since. */
export function payingAttempt({ scenario, attempts }: Transcript): PaymentAttempt {
  const paying = attempts.find(({ expectedStatus }) => expectedStatus === 'approved')
  if (paying === undefined) throw new Error(`${scenario.code} has not paid`)
  return paying
}

/** Notes what became of a payment. */
export function note(transcript: Transcript, more: Partial<Aftermath>): void {
  transcript.aftermath = { ...transcript.aftermath, ...more }
}

export function lastAttempt({ scenario, attempts }: Transcript): PaymentAttempt {
  const last = attempts.at(-1)
  if (last === undefined) throw new Error(`${scenario.code} has not tried to pay`)
  return last
}
