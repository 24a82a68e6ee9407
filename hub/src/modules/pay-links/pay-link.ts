import type { PayLinkShows } from '../payments/link-shows.ts'

/** What a link pays: enrolments as their family has chosen them, documents of accounting, or one part of a split. */
export type PayLinkKind = 'enrollment' | 'invoices' | 'part'

/** A document of accounting's. */
export interface LinkDocument {
  readonly partnerCode: string
  readonly docNum: string
  /** What it is for, as accounting said when the link was made; empty where that names the child. */
  readonly concept: string
}

export const longestNote = 140
export const mostDays = 30
export const usualDays = 7
/** Links of one student that somebody may still pay by. */
export const mostStanding = 10
export const mostStudents = 10
export const mostDocuments = 50

export interface PayLink {
  readonly id: string
  readonly token: string
  readonly kind: PayLinkKind
  /** Whom it is for, by code; of documents, whose they are. */
  readonly students: readonly string[]
  /** Empty where it is for no documents. */
  readonly documents: readonly LinkDocument[]
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
