/** Ctrl-C in two steps: first nothing new begins, and what is under way after some seconds is given up. */
export interface StopSignals {
  readonly stop: AbortSignal
  readonly calls: AbortSignal
  /** The reader's key; a second one ends the grace. */
  readonly ask: () => void
}

const graceMs = 5000

export function createStopSignals(signal: AbortSignal): StopSignals {
  const stop = new AbortController()
  const calls = new AbortController()
  const ask = () => {
    if (stop.signal.aborted) {
      calls.abort()
      return
    }
    stop.abort()
    setTimeout(() => calls.abort(), graceMs).unref()
  }
  if (signal.aborted) ask()
  else signal.addEventListener('abort', ask, { once: true })
  return { stop: stop.signal, calls: calls.signal, ask }
}
