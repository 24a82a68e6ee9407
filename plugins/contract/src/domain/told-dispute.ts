import type { Cop, LocalDate } from './common.ts'

export const disputeReasons = [
  'fraud',
  'unrecognised',
  'not-provided',
  'unacceptable',
  'duplicate',
  'amount',
  'other',
] as const

/** Why whoever paid contests a payment; `other` for what the vendor invents tomorrow. */
export type DisputeReason = (typeof disputeReasons)[number]

/** A payment that whoever paid contests at their bank, as the vendor tells it. */
export interface ToldDispute {
  /** The vendor's name of the case, at most 100 characters, free of personal data: another case never has it. */
  readonly ref: string
  /** As `find` and the statement name the charge, at most 100 characters. */
  readonly providerRef: string
  /** What is contested of it. Above 0. */
  readonly amount: Cop
  /** What the vendor charges for the case, with its IVA; 0 for nothing. */
  readonly fee: Cop
  readonly reason: DisputeReason
  /** opened: it is not decided. won, lost: by the school. */
  readonly status: 'opened' | 'won' | 'lost'
  /** The day in Bogotá. */
  readonly openedOn: LocalDate
  /** The last day for an answer; null where the vendor does not tell. */
  readonly answerBy: LocalDate | null
  /** The day in Bogotá of the decision; null while there is none. */
  readonly endedOn: LocalDate | null
}
