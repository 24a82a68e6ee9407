/**
 * Until when work may act. A signal says so by a timer, and a process that was stopped wakes up to its answers before
 * its timers: whoever is about to act on the world looks at the clock itself.
 */
export interface LeaseTerm {
  isOver(): boolean
  /**
   * Makes sure that the work is still ours to do; answers the milliseconds in which one act must be over.
   * Rejects when it is not, or when nobody can tell. Null where nobody else would do it.
   */
  readonly confirm: (() => Promise<number>) | null
}

const terms = new WeakMap<AbortSignal, LeaseTerm>()

export function setLeaseTerm(signal: AbortSignal, term: LeaseTerm): void {
  terms.set(signal, term)
}

/** Of a signal that nobody keeps a term for, the signal is all there is to know. */
export function leaseTermOf(signal: AbortSignal): LeaseTerm {
  return terms.get(signal) ?? { isOver: () => signal.aborted, confirm: null }
}

/** The signal of work under a term that also ends when another signal aborts. */
export function leaseTermUntil(held: AbortSignal, stopping: AbortSignal): AbortSignal {
  const either = AbortSignal.any([held, stopping])
  setLeaseTerm(either, leaseTermOf(held))
  return either
}
