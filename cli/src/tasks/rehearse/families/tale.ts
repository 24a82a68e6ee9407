import type { Fact } from '../fact.ts'
import type { components } from '@matricula/hub/api'
import type { FamilyPlan } from '../deal.ts'

type Schemas = components['schemas']

export type Quote = Schemas['Quote']
export type PaymentResult = Schemas['PaymentResult']
export type TransportChoice = Schemas['Draft']['transport']

/** How a try to pay is to end in the hub. */
export type AttemptEnd =
  'open' | 'agreement' | 'approved' | 'declined' | 'expired' | 'failed' | 'parked' | 'duplicate' | 'reversed'

/** A payment's page at the provider. */
export interface ProviderPage {
  readonly url: string
  readonly providerRef: string
}

export interface Try {
  readonly reference: string
  readonly amount: number
  readonly path: 'advance' | 'provider' | 'agreement'
  /** Its page at the provider, once the browser was there. */
  page: ProviderPage | null
  /** Set as the story goes on; the books are held against it. */
  ends: AttemptEnd
}

/** What a family's quote said when it pressed pay, small enough to keep for every family of a school. */
export interface Kept {
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
  readonly flaw: { readonly expected: Fact; readonly found: Fact } | null
  readonly profiles: readonly ('scholarship' | 'annuity' | 'progressive' | 'commercial')[]
}

/** An exception that finance sees, and whether somebody has resolved it. */
export interface Trouble {
  readonly kind: 'wrong-amount' | 'reversed' | 'duplicate-payment'
  readonly reference: string
  readonly state: 'open' | 'resolved'
}

/** One family through the season: what was planned, what it did, and how it must look in the books. */
export interface Tale {
  readonly plan: FamilyPlan
  readonly tries: Try[]
  /** The quote of the last try. */
  kept: Kept | null
  token: string | null
  /** Exceptions that must stand there in the end, by kind. */
  readonly exceptions: Trouble[]
  isBroken: boolean
}

export function beginTale(plan: FamilyPlan): Tale {
  return { plan, tries: [], kept: null, token: null, exceptions: [], isBroken: false }
}

export function isPaid({ tries }: Tale): boolean {
  return tries.some(({ ends }) => ends === 'approved')
}

export function lastTry({ plan, tries }: Tale): Try {
  const last = tries.at(-1)
  if (last === undefined) throw new Error(`${plan.code} has not tried to pay`)
  return last
}
