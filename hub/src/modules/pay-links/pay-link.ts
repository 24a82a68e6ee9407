import type { PayLinkShows } from '../payments/link-shows.ts'

/** What a link pays: the enrolment as its family has chosen it, or one part of a split of it. */
export type PayLinkKind = 'enrollment' | 'part'

export const longestNote = 140
export const mostDays = 30
export const usualDays = 7
/** Links of one student that somebody may still pay by. */
export const mostStanding = 10

export interface PayLink {
  readonly id: string
  readonly token: string
  readonly kind: PayLinkKind
  readonly studentCode: string
  /** Of a split; null for the whole enrolment. */
  readonly partId: string | null
  /** The guardian who made it; null for others. */
  readonly guardianId: string | null
  readonly shows: PayLinkShows
  readonly note: string
  /** The audit trail's name of who made it. */
  readonly madeBy: string
  readonly madeAt: Date
  readonly expiresAt: Date
  readonly withdrawnAt: Date | null
}
