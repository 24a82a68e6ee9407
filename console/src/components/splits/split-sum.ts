import type { SplitRequest } from '../../api/types.ts'

type AskedPart = SplitRequest['parts'][number]

const whole = 10_000

/** How parts divide a total, COP, as far as they are typed; null stands for one that is not. */
export interface SplitSum {
  /** Of each part, in their order; null of one that is not typed, or that takes what others leave while nothing is left. */
  readonly amounts: readonly (number | null)[]
  /** What no part takes; less than 0 where they take more than there is. */
  readonly left: number
}

/** The least that a part may be, COP: its share of the total up to the next peso. */
export function leastOf(total: number, minimumBps: number): number {
  return Number((BigInt(total) * BigInt(minimumBps) + BigInt(whole - 1)) / BigInt(whole))
}

/** What each part comes to as the hub divides the total: shares by largest remainder (splits-3). */
export function sumOf(parts: readonly (AskedPart | null)[], total: number): SplitSum {
  const shares = sharesOf(
    parts.map((part) => part?.percentBps ?? 0),
    total,
  )
  const given = parts.map((part, at) => {
    if (part === null || part.rest === true) return null
    return part.percentBps === undefined ? (part.amount ?? 0) : (shares[at] ?? 0)
  })
  const taken = given.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  const left = total - taken
  const takesRest = parts.some((part) => part?.rest === true)
  const amounts = parts.map((part, at) => (part?.rest === true && left > 0 ? left : (given[at] ?? null)))
  return { amounts, left: takesRest && left > 0 ? 0 : left }
}

/** The odd pesos go where most is lost by rounding down, also to what no share takes. */
function sharesOf(percents: readonly number[], total: number): readonly number[] {
  const shared = percents.reduce((sum, share) => sum + share, 0)
  const weights = [...percents, Math.max(0, whole - shared)]
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight))
  const floors = exact.map((one) => Number(one / BigInt(whole)))
  const lost = exact.map((one) => Number(one % BigInt(whole)))
  const odd = Math.max(0, total - floors.reduce((sum, floor) => sum + floor, 0))
  const first = lost.map((_, at) => at).toSorted((one, other) => (lost[other] ?? 0) - (lost[one] ?? 0))
  const luckier = new Set(first.slice(0, odd))
  return floors.map((floor, at) => floor + (luckier.has(at) ? 1 : 0))
}
