import type { ExceptionKind } from './exception-kind.ts'
import type { Outcome } from './resolutions.ts'

/** An exception about a charge, as it stands when the provider says that it gave the charge back. */
export interface AboutCharge {
  readonly id: number
  readonly kind: ExceptionKind
  readonly isOpen: boolean
  /** How it ended; while it is open, that a refund was asked of the provider. */
  readonly resolution: string | null
}

export const returnedByProvider = 'returned-by-provider'

/** While an exception is open: that the provider was asked; once it is closed: that it did so, and no more is known. */
export const refundAsked = 'refund' as const satisfies Outcome

export interface ReturnDecision {
  readonly close: readonly {
    readonly id: number
    readonly as: typeof refundAsked | typeof returnedByProvider
  }[]
  /** Whether a person has ended it as something else since the charge last went back: a person has to know. */
  readonly isUnforeseen: boolean
}

/** What it means for the exceptions about a charge, the oldest first, that the provider gave it back. */
export function decideReturn(all: readonly AboutCharge[]): ReturnDecision {
  // What the school gave back is a task in accounting, whatever else became of the charge.
  const rows = all.filter(({ kind }) => kind !== 'refunded')
  const last = rows.findLastIndex(isReturn)
  return {
    close: rows
      .filter(({ isOpen, kind }) => isOpen && kind !== 'reversed')
      .map(({ id, resolution }) => ({
        id,
        as: resolution === refundAsked ? refundAsked : returnedByProvider,
      })),
    isUnforeseen: rows.slice(last + 1).some(({ isOpen }) => !isOpen),
  }
}

function isReturn({ kind, isOpen, resolution }: AboutCharge): boolean {
  if (kind === 'reversed') return true
  return !isOpen && [refundAsked, returnedByProvider].includes(resolution?.split(' · ')[0] ?? '')
}
