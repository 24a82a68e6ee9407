import { PluginFault } from '../fault.ts'

export interface HeldDeps<T> {
  readonly fetch: (signal: AbortSignal) => Promise<T>
  readonly now: () => Date
  readonly heldMs: number
  /** How long fetching may take, whoever waits for it. */
  readonly timeoutMs: number
}

/** Something slow to fetch, held for a while and fetched once for all who ask meanwhile. */
export interface Held<T> {
  get(signal: AbortSignal): Promise<T>
  drop(): void
}

/**
 * Fetching goes on when a caller leaves: whoever asks again soon finds it there. A caller whose signal aborts gets
 * `unreachable`; a failed fetch is not held.
 */
export function held<T>({ fetch, now, heldMs, timeoutMs }: HeldDeps<T>): Held<T> {
  let kept: { readonly value: T; readonly until: number } | null = null
  let underWay: { readonly value: Promise<T>; readonly end: AbortController } | null = null

  function begin(): Promise<T> {
    const end = new AbortController()
    const value = fetch(AbortSignal.any([end.signal, AbortSignal.timeout(timeoutMs)]))
      .then((value) => {
        if (!end.signal.aborted) kept = { value, until: now().getTime() + heldMs }
        return value
      })
      .finally(() => {
        if (underWay?.end === end) underWay = null
      })
    underWay = { value, end }
    return value
  }

  return {
    async get(signal) {
      if (kept !== null && now().getTime() < kept.until) return kept.value
      return whileWanted(signal, underWay?.value ?? begin())
    },
    drop() {
      kept = null
      underWay?.end.abort()
      underWay = null
    },
  }
}

function whileWanted<T>(signal: AbortSignal, fetching: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new PluginFault('unreachable', 'the deadline passed while the list was read'))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    fetching.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject)
  })
}
