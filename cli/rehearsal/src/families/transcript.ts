import type { Fact } from '../fact.ts'
import type { components } from '@matricula/hub/api'
import type { Scenario } from '../scenarios.ts'

type Schemas = components['schemas']

export type Quote = Schemas['Quote']
export type PaymentResult = Schemas['PaymentResult']
export type TransportChoice = Schemas['Draft']['transport']

/** How a try to pay is to end in the hub. */
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

/** A payment's page at the provider. */
export interface ProviderPage {
  readonly url: string
  readonly providerRef: string
}

export interface PaymentAttempt {
  readonly reference: string
  readonly amount: number
  readonly path: 'advance' | 'provider' | 'agreement'
  /** Its page at the provider, once the browser was there. */
  page: ProviderPage | null
  /** Set as the scenario goes on; the books are held against it. */
  expectedStatus: AttemptStatus
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
  readonly kind: 'wrong-amount' | 'reversed' | 'duplicate-payment'
  readonly reference: string
  readonly state: 'open' | 'resolved'
}

/** One family through the season: what was planned, what it did, and how it must look in the books. */
export interface Transcript {
  readonly scenario: Scenario
  readonly attempts: PaymentAttempt[]
  /** The quote of the last try. */
  snapshot: QuoteSnapshot | null
  token: string | null
  /** Exceptions that must stand there in the end, by kind. */
  readonly exceptions: ExpectedException[]
  isBroken: boolean
}

export function startTranscript(scenario: Scenario): Transcript {
  return { scenario, attempts: [], snapshot: null, token: null, exceptions: [], isBroken: false }
}

export function isPaid({ attempts }: Transcript): boolean {
  return attempts.some(({ expectedStatus }) => expectedStatus === 'approved')
}

export function lastAttempt({ scenario, attempts }: Transcript): PaymentAttempt {
  const last = attempts.at(-1)
  if (last === undefined) throw new Error(`${scenario.code} has not tried to pay`)
  return last
}
