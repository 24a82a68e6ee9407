import type { PayLinkShows } from '../payments/link-shows.ts'

/**
 * What a link pays: enrolments as their family has chosen them, documents of accounting, one part of a split, or an amount on
 * account of a student.
 */
export type PayLinkKind = 'enrollment' | 'invoices' | 'part' | 'account'

/** An amount that its sender has chosen. */
export interface LinkAmount {
  /** COP */
  readonly amount: number
  /** What it is for; empty where nothing was said, or what was said names the child. */
  readonly concept: string
}

/** A document of accounting's. */
export interface LinkDocument {
  readonly partnerCode: string
  readonly docNum: string
  /** What it is for, as accounting said when the link was made; empty where that names the child. */
  readonly concept: string
}

export const longestNote = 140
export const longestConcept = 60
/** COP: for less nobody pays what a payment costs. */
export const leastOnAccount = 1000
export const mostDays = 30
export const usualDays = 7
/** Links of one student that somebody may still pay by. */
export const mostStanding = 10
export const mostStudents = 10
export const mostDocuments = 50

/** Whether the hub issues an invoice of what it pays; the rest is invoiced by accounting (einvoices-2). */
export function isInvoiced({ kind }: Pick<PayLink, 'kind'>): boolean {
  return kind === 'enrollment' || kind === 'part'
}

export interface PayLink {
  readonly id: string
  readonly token: string
  readonly kind: PayLinkKind
  /** Whom it is for, by code; of documents, whose they are. */
  readonly students: readonly string[]
  /** Empty where it is for no documents. */
  readonly documents: readonly LinkDocument[]
  /** On account of its one student; null where it is for something else. */
  readonly onAccount: LinkAmount | null
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
