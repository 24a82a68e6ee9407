import type { SplitStatus } from './split.model.ts'

/**
 * How a part stands. stale: the price has moved and the parts no longer come to it. over: its split was undone or has
 * ended. returning: it was paid, and goes back. returned: it went back, by whomever. lost: in a dispute, for the school.
 */
export type PartState =
  'payable' | 'paying' | 'paid' | 'stale' | 'late' | 'over' | 'returning' | 'returned' | 'lost'

/** What became of the money of a part that was paid. */
export type PartFate = 'stands' | 'returning' | 'returned' | 'lost'

export interface PartFacts {
  readonly split: SplitStatus
  readonly isPaid: boolean
  readonly fate: PartFate
  readonly isUnderWay: boolean
  /** Whether the deadline has come. */
  readonly isPast: boolean
  /** Whether the parts come to the price of today. */
  readonly fits: boolean
}

/** Pure (splits-5): what is paid or under way stands whatever became of the price or the day. */
export function partState({ split, isPaid, fate, isUnderWay, isPast, fits }: PartFacts): PartState {
  if (split === 'complete') return fate === 'stands' ? 'paid' : fate
  if (split !== 'standing' && isPaid) return fate === 'stands' ? 'returning' : fate
  if (split !== 'standing') return 'over'
  if (isPaid) return 'paid'
  if (isUnderWay) return 'paying'
  if (isPast) return 'late'
  return fits ? 'payable' : 'stale'
}
