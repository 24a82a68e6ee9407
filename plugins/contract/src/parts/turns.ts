import { PluginFault } from '../fault.ts'

/** Runs an act once those that came before it are over. One whose signal aborts first is never begun: `unreachable`. */
export type Turns = <T>(signal: AbortSignal, act: () => Promise<T>) => Promise<T>

export function takingTurns(): Turns {
  let last: Promise<void> = Promise.resolve()
  return (signal, act) =>
    new Promise((resolve, reject) => {
      const leave = () => reject(new PluginFault('unreachable', 'the deadline passed before our turn'))
      if (signal.aborted) return leave()
      signal.addEventListener('abort', leave, { once: true })
      const before = last
      last = begin()
      async function begin() {
        await before
        signal.removeEventListener('abort', leave)
        if (!signal.aborted) await act().then(resolve, reject)
      }
    })
}
