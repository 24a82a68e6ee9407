import type { Activity } from '../../api/types.ts'
import { own } from '../../own.ts'

export type ActivityRefusal = 'duplicate' | 'limit' | 'full'

/** Why an activity cannot be subscribed; null when it can. An incluida counts too. The hub decides again. */
export function refusalOf(
  activity: Pick<Activity, 'code' | 'left'>,
  enrolled: readonly string[],
  most: number,
): ActivityRefusal | null {
  if (enrolled.includes(activity.code)) return 'duplicate'
  if (enrolled.length >= most) return 'limit'
  return isFull(activity) ? 'full' : null
}

/** No place left; an activity without quota is never full. */
export function isFull({ left }: Pick<Activity, 'left'>): boolean {
  return left !== null && left <= 0
}

const BY_CODE: Record<string, ActivityRefusal> = {
  QUOTA_FULL: 'full',
  ACTIVITY_DUPLICATE: 'duplicate',
  ACTIVITY_LIMIT: 'limit',
}

/** The hub's refusal by its problem code. */
export function refusalByCode(code: string): ActivityRefusal | null {
  return own(BY_CODE, code) ?? null
}

export interface ActivityPrice {
  /** COP of the months charged. */
  full: number
  /** COP due when periods 1 and 2 give their discount; the same as full otherwise. */
  discounted: number
  /** Whole percent. */
  percent: number
}

/**
 * What the season's months cost, less the hub's discount in periods 1 and 2 only. The discount is the hub's, to the
 * peso.
 */
export function activityPrice(
  { value, discount, discountPercent }: Pick<Activity, 'value' | 'discount' | 'discountPercent'>,
  { period, months }: { readonly period: 1 | 2 | 3; readonly months: number },
): ActivityPrice {
  const full = months * value
  return period === 3
    ? { full, discounted: full, percent: 0 }
    : { full, discounted: full - discount, percent: discountPercent }
}

/** What the tag says; a fee without a kind of its own shows its type. */
export function kindOf(activity: { eco_type: Activity['eco_type'] | null; fee_type: Activity['fee_type'] }) {
  return activity.eco_type ?? (activity.fee_type === 'CLUB' ? 'club' : 'adicional')
}
