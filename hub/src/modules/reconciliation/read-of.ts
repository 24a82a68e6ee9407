import type { Read } from '@matricula/contract'

/** A page of days waits no longer for its vendors; what has not answered by then is away. */
const deadlineMs = 20_000

export function readOf(trace: string): Read {
  return { signal: AbortSignal.timeout(deadlineMs), trace }
}
