/** What a link pays: the enrolment as its family has chosen it. */
export const payLinkKinds = ['enrollment'] as const
export type PayLinkKind = (typeof payLinkKinds)[number]

/**
 * What its payer is shown of the child: amount, nothing at all; concepts, what is paid without names; name, that and the
 * child's first name.
 */
export const payLinkShows = ['amount', 'concepts', 'name'] as const
export type PayLinkShows = (typeof payLinkShows)[number]

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
