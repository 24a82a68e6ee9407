import { PluginFault } from '../fault.ts'

/**
 * Runs an act once those about the same thing that came before it are over; one that fails does not stop the next. One
 * whose signal aborts first is never begun: `unreachable`.
 */
export type KeyedMutex = <T>(about: string, signal: AbortSignal, act: () => Promise<T>) => Promise<T>

export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<void>>()
  return (about, signal, act) =>
    new Promise((resolve, reject) => {
      const leave = () => reject(new PluginFault('unreachable', 'the deadline passed before our turn'))
      if (signal.aborted) return leave()
      signal.addEventListener('abort', leave, { once: true })
      const before = last.get(about)
      const mine = begin()
      last.set(about, mine)
      async function begin() {
        await before
        signal.removeEventListener('abort', leave)
        if (!signal.aborted) await act().then(resolve, reject)
        if (last.get(about) === mine) last.delete(about)
      }
    })
}
