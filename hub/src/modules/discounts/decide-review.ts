import type { LocalDate } from '@matricula/contract'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { type Discount, stateOn } from './discount.ts'

const longestYears = 2

export interface Verdict {
  readonly decision: 'grant' | 'refuse'
  readonly expiresOn: LocalDate | null
  readonly by: string
  /** Who may come in as them: themselves, and who made their account or has set its password. */
  readonly holders: ReadonlySet<string>
}

/** Why a verdict does not stand, or null: it is given once, by somebody else than who asked, and for a time. */
export function judgeReview(
  discount: Pick<Discount, 'state' | 'askedBy' | 'expiresOn'>,
  verdict: Verdict,
  today: LocalDate,
) {
  if (discount.state !== 'asked') return refuse('DISCOUNT_CLOSED')
  if (discount.askedBy === verdict.by) return refuse('DISCOUNT_OWN')
  if (verdict.holders.has(discount.askedBy)) return refuse('NOT_INDEPENDENT')
  const wrong = wrongDay(verdict, today)
  return wrong === null
    ? null
    : refuse('BAD_INPUT', { fields: { expires_on: [`discount.expires.${wrong}`] } })
}

function wrongDay({ decision, expiresOn }: Verdict, today: LocalDate): string | null {
  if (decision === 'refuse') return expiresOn === null ? null : 'needless'
  if (expiresOn === null) return 'missing'
  if (expiresOn < today) return 'past'
  return expiresOn > lastDay(today) ? 'far' : null
}

/** As text: after the 28th of February comes no 30th, and only the order of days counts here. */
function lastDay(today: LocalDate): LocalDate {
  return `${Number(today.slice(0, 4)) + longestYears}${today.slice(4)}`
}

/** Why a discount is not taken back, or null: only what is asked or holds can be. */
export function judgeWithdrawal(
  discount: Pick<Discount, 'state' | 'expiresOn'>,
  today: LocalDate,
): Refusal<'DISCOUNT_CLOSED'> | null {
  const state = stateOn(today, discount)
  return state === 'asked' || state === 'granted' ? null : refuse('DISCOUNT_CLOSED')
}
