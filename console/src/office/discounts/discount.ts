import type { BodyOf, RowOf } from '../api/call.ts'
import { everyOf } from '@matricula/hub/api/every-of'

export type Discount = RowOf<'GET /api/discounts'>
export type StudentClaims = RowOf<'GET /api/discounts/claims'>
export type Evidence = NonNullable<StudentClaims['claims']>[number]
export type NewDiscount = BodyOf<'POST /api/discounts'>

export const kinds = everyOf<Discount['kind']>()([
  'alumni',
  'sister',
  'employee',
  'sibling',
  'advance',
  'scholarship',
])

export const states = everyOf<Discount['state']>()(['asked', 'granted', 'expired', 'refused', 'withdrawn'])

export const stateColours: Readonly<Record<Discount['state'] | 'none', string>> = {
  asked: 'blue',
  granted: 'green',
  expired: 'red',
  refused: 'red',
  withdrawn: 'default',
  none: 'red',
}

/** What a request for a discount starts with, where something of it is known already. */
export interface DiscountDraft {
  readonly student?: string
  readonly kind?: Discount['kind']
  /** Basis points. */
  readonly percent?: number
}
