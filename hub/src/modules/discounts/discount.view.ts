import type { LocalDate } from '@matricula/contract'
import { stateOn } from './discount.ts'
import type { ListedDiscount } from './discount-list.store.ts'

/** A discount as the office sees it on a day. */
export function viewDiscount(discount: ListedDiscount, today: LocalDate) {
  const { review, withdrawal } = discount
  return {
    id: discount.id,
    student: discount.studentCode,
    name: discount.name,
    grade: discount.grade,
    kind: discount.kind,
    percent: discount.percent,
    state: stateOn(today, discount),
    note: discount.note,
    proof: discount.proof,
    asked_by: discount.askedBy,
    asked_at: discount.askedAt,
    reviewed_by: review?.by ?? null,
    reviewed_at: review?.at ?? null,
    review_note: review?.note ?? null,
    expires_on: discount.expiresOn,
    withdrawn_by: withdrawal?.by ?? null,
    withdrawn_at: withdrawal?.at ?? null,
    withdraw_note: withdrawal?.note ?? null,
  }
}
