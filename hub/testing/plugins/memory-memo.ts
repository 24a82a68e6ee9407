import type { Json } from '@matricula/contract'
import type { MemoStore } from '../../src/plugins/plugin-kit.ts'

interface Kept {
  readonly value: Json
  readonly until: number
}

/** What plugins remember, for one test. `now` in milliseconds. */
export function memoryMemo(now: () => number): MemoStore {
  const kept = new Map<string, Map<string, Kept>>()
  const of = (instance: string) => {
    const shelf = kept.get(instance) ?? new Map<string, Kept>()
    kept.set(instance, shelf)
    return shelf
  }
  const living = (instance: string, key: string) => {
    const found = of(instance).get(key)
    return found !== undefined && found.until > now() ? found : undefined
  }
  return {
    async get(instance, key) {
      return living(instance, key)?.value
    },
    async set(instance, key, value, options) {
      of(instance).set(key, { value, until: options === undefined ? Infinity : now() + options.ttlMs })
    },
    async add(instance, key, value) {
      if (living(instance, key) !== undefined) return false
      of(instance).set(key, { value, until: Infinity })
      return true
    },
    async delete(instance, key) {
      of(instance).delete(key)
    },
    async list(instance, prefix) {
      return [...of(instance).keys()]
        .filter((key) => key.startsWith(prefix))
        .toSorted()
        .flatMap((key) => {
          const found = living(instance, key)
          return found === undefined ? [] : [{ key, value: found.value }]
        })
    },
  }
}
