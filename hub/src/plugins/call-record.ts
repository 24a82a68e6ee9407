import type { FaultCode, Instant } from '@matricula/contract'

export interface SeenFault {
  readonly code: FaultCode
  readonly at: Instant
  /** The method, such as `createOrder`. */
  readonly call: string
}

export interface CallRecord {
  addCall(ms: number): void
  addFault(fault: SeenFault): void
  read(): CallsSeen
}

export interface CallsSeen {
  /** Calls that were sent since the hub started. */
  readonly calls: number
  /** Milliseconds over the latest calls; null before the first. */
  readonly latency: { readonly p50: number; readonly p95: number } | null
  /** Newest first. */
  readonly lastFaults: readonly SeenFault[]
}

const keptDurations = 256
const keptFaults = 10

/** What staff see of one instance's calls: the latest only, in memory. */
export function createCallRecord(): CallRecord {
  const durations: number[] = []
  const faults: SeenFault[] = []
  let calls = 0
  return {
    addCall(ms) {
      durations[calls % keptDurations] = ms
      calls += 1
    },
    addFault(fault) {
      faults.unshift(fault)
      faults.length = Math.min(faults.length, keptFaults)
    },
    read: () => ({
      calls,
      // Worked out for who looks at it: most only ask how an instance stands.
      get latency() {
        return latencyOf(durations)
      },
      lastFaults: [...faults],
    }),
  }
}

function latencyOf(durations: readonly number[]): CallsSeen['latency'] {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]
  const p50 = at(0.5)
  const p95 = at(0.95)
  return p50 === undefined || p95 === undefined ? null : { p50: Math.round(p50), p95: Math.round(p95) }
}
