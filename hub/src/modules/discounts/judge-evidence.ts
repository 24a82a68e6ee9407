import type { LocalDate } from '@matricula/contract'
import type { Claim } from './claimed-discounts.ts'
import { type Discount, stateOn } from './discount.ts'

/** The best that may stand behind a claim comes first. */
export const evidenceStates = ['granted', 'asked', 'expired', 'none'] as const

export interface Evidence extends Claim {
  readonly state: (typeof evidenceStates)[number]
  readonly expires_on: LocalDate | null
  readonly id: string | null
}

/** What stands behind each claim of one student on a day; of equals, the one asked for last. */
export function judgeEvidence(
  claims: readonly Claim[],
  discounts: readonly Discount[],
  today: LocalDate,
): readonly Evidence[] {
  return claims.map((claim) => {
    const found = discounts
      .filter(({ kind }) => kind === claim.kind)
      .map((discount) => ({
        discount,
        state: evidenceStates.find((one) => one === stateOn(today, discount)),
      }))
      .flatMap(({ discount, state }) => (state === undefined ? [] : [{ discount, state }]))
      .toSorted(bestFirst)
    const [best] = found
    return best === undefined
      ? { ...claim, state: 'none', expires_on: null, id: null }
      : { ...claim, state: best.state, expires_on: best.discount.expiresOn, id: best.discount.id }
  })
}

interface Judged {
  readonly discount: Discount
  readonly state: Evidence['state']
}

function bestFirst(one: Judged, other: Judged): number {
  return (
    evidenceStates.indexOf(one.state) - evidenceStates.indexOf(other.state) ||
    other.discount.askedAt.localeCompare(one.discount.askedAt)
  )
}
