import { PluginFault } from '../fault.ts'

export interface CachedValueDeps<T> {
  readonly fetch: (signal: AbortSignal) => Promise<T>
  readonly now: () => Date
  readonly ttlMs: number
  /** How long fetching may take, whoever waits for it. */
  readonly timeoutMs: number
}

/** A slow read, cached for a while and fetched once for all who ask meanwhile. */
export interface CachedValue<T> {
  get(signal: AbortSignal): Promise<T>
  drop(): void
}

/**
 * Fetching goes on when a caller leaves: whoever asks again soon finds it there. A caller whose signal aborts gets
 * `unreachable`; a failed fetch is not cached.
 */
export function cachedValue<T>({ fetch, now, ttlMs, timeoutMs }: CachedValueDeps<T>): CachedValue<T> {
  let cached: { readonly value: T; readonly until: number } | null = null
  let inFlight: { readonly value: Promise<T>; readonly end: AbortController } | null = null

  function startFetch(): Promise<T> {
    const end = new AbortController()
    const value = fetch(AbortSignal.any([end.signal, AbortSignal.timeout(timeoutMs)]))
      .then((value) => {
        if (!end.signal.aborted) cached = { value, until: now().getTime() + ttlMs }
        return value
      })
      .finally(() => {
        if (inFlight?.end === end) inFlight = null
      })
    inFlight = { value, end }
    return value
  }

  return {
    async get(signal) {
      if (cached !== null && now().getTime() < cached.until) return cached.value
      return untilAborted(signal, inFlight?.value ?? startFetch())
    },
    drop() {
      cached = null
      inFlight?.end.abort()
      inFlight = null
    },
  }
}

function untilAborted<T>(signal: AbortSignal, fetching: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new PluginFault('unreachable', 'the deadline passed while the list was read'))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    fetching.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject)
  })
}
