import type { BodyOf } from '../api/call.ts'

type Review = BodyOf<'POST /api/discounts/{id}/review'>

/** The form once it is whole. */
export interface ReviewValues {
  readonly decision: Review['decision']
  /** A Bogotá day; of a grant only. */
  readonly expiresOn?: string
  readonly note: string
}

export function reviewOf({ decision, expiresOn, note }: ReviewValues): Review {
  const isLimited = decision === 'grant' && expiresOn !== undefined
  return { decision, note: note.trim(), ...(isLimited && { expires_on: expiresOn }) }
}
