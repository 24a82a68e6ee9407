import type { Json } from '../json.ts'
import type { Memo } from '../plugin.ts'

interface MemoEntry {
  readonly value: Json
  /** Epoch milliseconds from which the entry is gone. */
  readonly until: number
}

/** A memo of one process: entries are copies, and they age on the clock that is handed in. */
export function memoryMemo(now: () => Date): Memo {
  const entries = new Map<string, MemoEntry>()
  const liveEntry = (key: string): MemoEntry | undefined => {
    const entry = entries.get(key)
    if (entry && entry.until <= now().getTime()) entries.delete(key)
    return entries.get(key)
  }
  const put = (key: string, value: Json, until: number): void => {
    if (key.length > 200) throw new RangeError('a memo key has at most 200 characters')
    entries.set(key, { value: structuredClone(value), until })
  }
  return {
    get: async (key) => structuredClone(liveEntry(key)?.value),
    set: async (key, value, options) => put(key, value, now().getTime() + (options?.ttlMs ?? Infinity)),
    async add(key, value) {
      if (liveEntry(key)) return false
      put(key, value, Infinity)
      return true
    },
    delete: async (key) => {
      entries.delete(key)
    },
    list: async (prefix) =>
      [...entries.keys()]
        .filter((key) => key.startsWith(prefix))
        .sort()
        .flatMap((key) => {
          const entry = liveEntry(key)
          return entry ? [{ key, value: structuredClone(entry.value) }] : []
        }),
  }
}
