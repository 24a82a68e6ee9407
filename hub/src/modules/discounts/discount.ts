import type { BasisPoints, Instant, LocalDate } from '@matricula/contract'

export const discountKinds = ['alumni', 'sister', 'employee', 'sibling', 'advance', 'scholarship'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** As the row keeps it; who has granted it once never has to come back to end it. */
export type KeptState = 'asked' | 'granted' | 'refused' | 'withdrawn'

export const discountStates = ['asked', 'granted', 'refused', 'withdrawn', 'expired'] as const
export type DiscountState = (typeof discountStates)[number]

/** The evidence of a discount: who saw it, who agreed, and until when it holds. */
export interface Discount {
  readonly id: string
  readonly studentCode: string
  readonly kind: DiscountKind
  /** As claimed. */
  readonly percent: BasisPoints
  readonly state: KeptState
  readonly note: string
  readonly askedBy: string
  readonly askedAt: Instant
  readonly review: { readonly by: string; readonly at: Instant; readonly note: string } | null
  /** The last day it holds in Bogotá, once granted. */
  readonly expiresOn: LocalDate | null
  readonly withdrawal: { readonly by: string; readonly at: Instant; readonly note: string } | null
}

/** A granted discount holds through its last day. */
export function stateOn(day: LocalDate, { state, expiresOn }: Pick<Discount, 'state' | 'expiresOn'>) {
  return state === 'granted' && expiresOn !== null && expiresOn < day ? 'expired' : state
}

/** What may be asked or granted once at a time: `10001/alumni`. */
export function discountKey({ studentCode, kind }: Pick<Discount, 'studentCode' | 'kind'>): string {
  return `${studentCode}/${kind}`
}
