/** Whole Colombian pesos. Never a fraction, never another currency. */
export type Cop = number

/** Hundredths of a percent: 1250 is 12.5 %. */
export type BasisPoints = number

/** A day in Bogotá, `YYYY-MM-DD`. */
export type LocalDate = string

/** Days in Bogotá, the first and the last included. */
export interface DaySpan {
  readonly from: LocalDate
  readonly to: LocalDate
}

/** An instant, ISO 8601 with offset or Z. */
export type Instant = string

/** Kinds of identity documents: the tax authority's 13, 22, 31, 41 and 12. */
export type IdentityDocument = 'CC' | 'CE' | 'NIT' | 'PA' | 'TI'

/** The vendor's 'Si'/'No' as facts. */
export type SiNo = 'Si' | 'No'

export interface Point {
  readonly lat: number
  readonly lng: number
}

export interface Place extends Point {
  readonly address: string
}
