export interface Processing<T> {
  /** Items worked on at the same time, at most. */
  readonly concurrency: number
  /** So many of the next items at most; fewer when there are no more now. */
  readonly take: (limit: number) => Promise<readonly T[]>
  readonly act: (item: T) => Promise<void>
}

/**
 * Takes as many items as somebody is free to work on, until there are no more; answers how many it took. The first
 * failure is the whole's, once what is under way has ended.
 */
export async function processWithConcurrency<T>({ concurrency, take, act }: Processing<T>): Promise<number> {
  const underWay = new Set<Promise<void>>()
  const failures: unknown[] = []
  let taken = 0
  let mayBeMore = true

  function start(item: T): void {
    const one = act(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => void underWay.delete(one))
    underWay.add(one)
  }

  async function takeMore(free: number): Promise<void> {
    try {
      const items = await take(free)
      taken += items.length
      mayBeMore = items.length === free
      for (const item of items) start(item)
    } catch (error) {
      failures.push(error)
    }
  }

  for (;;) {
    const free = concurrency - underWay.size
    if (mayBeMore && failures.length === 0 && free > 0) await takeMore(free)
    else if (underWay.size > 0) await Promise.race(underWay)
    else break
  }
  if (failures.length > 0) throw failures[0]
  return taken
}
