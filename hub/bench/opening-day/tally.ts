import { percentile } from '../support/numbers.ts'

/** How long one call took over all families, in milliseconds. */
export interface CallTimes {
  readonly count: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
}

export interface CrowdResult {
  /** From the first arrival to the last payment. */
  readonly spentMs: number
  readonly arrivingMs: number
  /** Of the families' own process. */
  readonly cpuSeconds: number
  readonly paid: number
  /** Families whose time was over before they had paid: at which call they were, and how many. */
  readonly notServed: Readonly<Record<string, number>>
  readonly calls: Readonly<Record<string, CallTimes>>
  /** From a family's arrival to its APROBADO. */
  readonly visit: CallTimes
  /** The same without the wait in line. */
  readonly inside: CallTimes
  /** In line, of the families that were held there. */
  readonly line: CallTimes
  /** How often the hub asked somebody to come back. */
  readonly cameBack: number
  /** Anything else than the answer that was expected: the call, the status and the code, and how often. */
  readonly errors: Readonly<Record<string, number>>
}

/** Counts what a crowd meets. */
export class Tally {
  readonly #taken = new Map<string, number[]>()
  readonly #visits: number[] = []
  readonly #insides: number[] = []
  readonly #waits: number[] = []
  readonly #notServed = new Map<string, number>()
  readonly #errors = new Map<string, number>()
  #cameBack = 0

  took(call: string, ms: number): void {
    const taken = this.#taken.get(call) ?? []
    taken.push(ms)
    this.#taken.set(call, taken)
  }

  waited(ms: number): void {
    this.#waits.push(ms)
  }

  paid(ms: number, waitedMs: number): void {
    this.#visits.push(ms)
    this.#insides.push(ms - waitedMs)
  }

  cameBack(): void {
    this.#cameBack += 1
  }

  notServed(at: string): void {
    increment(this.#notServed, at)
  }

  failed(what: string): void {
    increment(this.#errors, what)
  }

  result(span: Pick<CrowdResult, 'spentMs' | 'arrivingMs' | 'cpuSeconds'>): CrowdResult {
    return {
      ...span,
      paid: this.#visits.length,
      calls: Object.fromEntries([...this.#taken].map(([call, taken]) => [call, timesOf(taken)])),
      notServed: Object.fromEntries(this.#notServed),
      visit: timesOf(this.#visits),
      inside: timesOf(this.#insides),
      line: timesOf(this.#waits),
      cameBack: this.#cameBack,
      errors: Object.fromEntries(this.#errors),
    }
  }
}

function increment(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

function timesOf(taken: readonly number[]): CallTimes {
  if (taken.length === 0) return { count: 0, p50Ms: Number.NaN, p95Ms: Number.NaN, p99Ms: Number.NaN }
  return {
    count: taken.length,
    p50Ms: percentile(taken, 0.5),
    p95Ms: percentile(taken, 0.95),
    p99Ms: percentile(taken, 0.99),
  }
}
