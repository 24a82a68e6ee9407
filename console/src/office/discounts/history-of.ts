import type { Discount } from './discount.ts'

export interface HistoryEntry {
  readonly act: 'asked' | 'granted' | 'refused' | 'withdrawn'
  readonly by: string
  readonly at: string
  readonly note: string
}

/** What was done about a discount, the last of it first. Only a grant has a last day, also after it was withdrawn. */
export function historyOf(discount: Discount): readonly HistoryEntry[] {
  const { reviewed_by: reviewer, reviewed_at: reviewedAt, review_note: reviewNote } = discount
  const { withdrawn_by: withdrawer, withdrawn_at: withdrawnAt, withdraw_note: withdrawNote } = discount
  const verdict = discount.expires_on === null ? 'refused' : 'granted'
  return [
    entryOf('withdrawn', withdrawer, withdrawnAt, withdrawNote),
    entryOf(verdict, reviewer, reviewedAt, reviewNote),
    entryOf('asked', discount.asked_by, discount.asked_at, discount.note),
  ].filter((one) => one !== null)
}

function entryOf(
  act: HistoryEntry['act'],
  by: string | null,
  at: string | null,
  note: string | null,
): HistoryEntry | null {
  return by === null || at === null ? null : { act, by, at, note: note ?? '' }
}
