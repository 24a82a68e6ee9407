import { type BasisPoints, type Cop, largestRemainders, sum, whole } from '../../shared/money.ts'

/** What was asked for a part: a share of the total, pesos, or with neither what the others leave. */
export interface AskedPart {
  readonly percentBps: BasisPoints | null
  readonly asked: Cop | null
}

/** What the season allows. */
export interface SplitLimits {
  /** At most. */
  readonly parts: number
  /** Of the total, of every part. */
  readonly minimumBps: BasisPoints
}

export type SplitMisfit = 'SPLIT_PARTS' | 'SPLIT_SUM' | 'SPLIT_MINIMUM'

const fewest = 2

/**
 * Pure: what each part is of a total (COP), in their order, or why they are none (splits-3): too few or too many, shares
 * and pesos that do not come to the total, a part under the season's minimum.
 */
export function judgeParts(
  parts: readonly AskedPart[],
  { parts: most, minimumBps }: SplitLimits,
  total: Cop,
): SplitMisfit | readonly Cop[] {
  if (parts.length < fewest || parts.length > most) return 'SPLIT_PARTS'
  const amounts = amountsOf(parts, total)
  if (amounts === null) return 'SPLIT_SUM'
  return amounts.some((amount) => amount < leastOf(total, minimumBps)) ? 'SPLIT_MINIMUM' : amounts
}

/** The least a part of a total may be, COP: the share, up to the next peso. */
export function leastOf(total: Cop, minimumBps: BasisPoints): Cop {
  return Number((BigInt(total) * BigInt(minimumBps) + BigInt(whole - 1)) / BigInt(whole))
}

/**
 * Pure: the parts of a total, COP, by largest remainder, so that they sum to it to the peso; null where they do not
 * come to it. One part may take what the others leave.
 */
export function amountsOf(parts: readonly AskedPart[], total: Cop): readonly Cop[] | null {
  const rests = parts.filter(isRest).length
  const percents = parts.map(({ percentBps }) => percentBps ?? 0)
  const unshared = whole - sum(percents)
  if (unshared < 0 || rests > 1) return null
  const shares = largestRemainders(total, [...percents, unshared])
  const given = parts.map(({ percentBps, asked }, place) =>
    percentBps === null ? (asked ?? 0) : (shares[place] ?? 0),
  )
  const left = total - sum(given)
  if (rests === 0 ? left !== 0 : left <= 0) return null
  return parts.map((part, place) => (isRest(part) ? left : (given[place] ?? 0)))
}

function isRest({ percentBps, asked }: AskedPart): boolean {
  return percentBps === null && asked === null
}
