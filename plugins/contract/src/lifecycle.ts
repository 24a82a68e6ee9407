/** `trace` joins everything that belongs to one story, from the parent's click to the receipt. */
export interface Read {
  readonly signal: AbortSignal
  readonly trace: string
}

/** Same key = same act, forever: doing it twice leaves one effect and answers the first result. */
export interface Write extends Read {
  readonly key: string
}

export type Health =
  | { readonly is: 'up'; readonly note?: string }
  | { readonly is: 'down'; readonly why: string; readonly fix?: string }

export interface Lifecycle<Supports> {
  /** Frozen; what the console shows and the kit obeys. */
  readonly supports: Readonly<Supports>
  /** Idempotent; fails with a `PluginFault` when the vendor cannot serve. */
  start(signal: AbortSignal): Promise<void>
  stop(): Promise<void>
  /** Read-only, bounded by `signal`, never throws. */
  check(signal: AbortSignal): Promise<Health>
}

/** Lists come in pages; `next` is opaque and null on the last. The same cursor answers the same page. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly next: string | null
}

export interface Paging {
  readonly cursor?: string | undefined
  /** At most this many items; a vendor may give fewer. */
  readonly size: number
}
