import type { Cop, Instant } from '@matricula/contract'
import type { FeeChange } from '../fees/fee-write.ts'
import type { FeeType } from '../fees/fee.ts'
import type { FeeChanges } from '../fees/plan-changes.ts'

/**
 * scheduled: its time has not come. published: the fees are in force. refused: when its time came the catalogue was
 * another one. cancelled: taken back before its time. undone: taken back after it.
 */
export const publicationStates = ['scheduled', 'published', 'refused', 'cancelled', 'undone'] as const

export type PublicationState = (typeof publicationStates)[number]

/** One fee of a publication; null stands for a fee that is not in force. */
export interface PublishedFee {
  readonly act: FeeChange['act']
  /** Of the fee's row; null of a new fee until it is published. */
  readonly id: number | null
  /** The version that the publication left. */
  readonly version: number
  readonly grade: number
  readonly code: string
  readonly concept: string
  readonly type: FeeType
  /** COP */
  readonly before: Cop | null
  /** COP */
  readonly after: Cop | null
}

/** Changes of the catalogue that somebody published together. Instants are of the season's clock. */
export interface Publication {
  readonly id: number
  readonly project: string
  readonly state: PublicationState
  readonly changes: FeeChanges
  readonly fees: readonly PublishedFee[]
  /** When it is to be published, or was. */
  readonly at: Instant
  readonly createdBy: string
  readonly createdAt: Instant
  readonly endedBy: string | null
  readonly endedAt: Instant | null
  /** The code of the refusal, of a refused one. */
  readonly refusal: string | null
}
