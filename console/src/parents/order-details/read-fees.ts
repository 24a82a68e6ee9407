/** A line of an order, as the order history stores it. */
export interface OrderLine {
  code: string
  name: string
  price: number
  /** What this order pays of it, and what is charged after. */
  now: number
  later: number
  /** What discounts, scholarships and annuities took off its price. */
  reduction: number
}

export interface OrderFees {
  annual: readonly OrderLine[]
  monthly: readonly OrderLine[]
  transport: readonly OrderLine[]
  activities: readonly OrderLine[]
  balance: number
}

/** The stored `object` of an order; null when this page cannot read what stands in it. */
export function readFees(object: string): OrderFees | null {
  const stored = parsed(object)
  if (stored === null) return null
  const balance = stored['studentTotalBalance']
  return {
    annual: linesOf(stored['studentAnnual']),
    monthly: linesOf(stored['studentMonthly']),
    transport: linesOf(stored['studentTransport']),
    activities: linesOf(stored['studentEco']),
    balance: typeof balance === 'number' ? balance : 0,
  }
}

function parsed(object: string): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(object)
    return isRecord(stored) && stored['version'] === 1 ? stored : null
  } catch {
    return null
  }
}

function linesOf(stored: unknown): OrderLine[] {
  return (Array.isArray(stored) ? stored : []).filter(isRecord).flatMap((line) => lineOf(line) ?? [])
}

function lineOf(line: Record<string, unknown>): OrderLine | null {
  const {
    ItemCode: code,
    ItemName: name,
    Price: price,
    PaidNow: now,
    ChargedLater: later,
    Total: total,
  } = line
  if (typeof code !== 'string' || typeof name !== 'string') return null
  if (typeof price !== 'number' || typeof now !== 'number' || typeof later !== 'number') return null
  return { code, name, price, now, later, reduction: typeof total === 'number' ? price - total : 0 }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
