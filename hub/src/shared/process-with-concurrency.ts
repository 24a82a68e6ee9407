export interface Processing<T> {
  /** Items worked on at the same time, at most. */
  readonly concurrency: number
  /** The next item; null when there is none now. */
  readonly take: () => Promise<T | null>
  readonly act: (item: T) => Promise<void>
}

/**
 * Takes an item only when somebody is free to work on it, until there is none; answers how many it took. Whoever finds
 * one has the next looked for at its side. The first failure is the whole's, once what is under way has ended.
 */
export async function processWithConcurrency<T>({ concurrency, take, act }: Processing<T>): Promise<number> {
  const started: Promise<void>[] = []
  const failures: unknown[] = []
  let running = 0
  let taken = 0

  async function workOff(): Promise<void> {
    while (failures.length === 0) {
      const item = await take()
      if (item === null) return
      taken += 1
      if (running < concurrency) startOne()
      await act(item)
    }
  }

  function startOne(): void {
    running += 1
    const one = workOff()
      .catch((error: unknown) => void failures.push(error))
      .finally(() => void (running -= 1))
    started.push(one)
  }

  startOne()
  // One that is started meanwhile is waited for as well.
  for (const one of started) await one
  if (failures.length > 0) throw failures[0]
  return taken
}
