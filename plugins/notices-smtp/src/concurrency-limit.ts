import { PluginFault } from '@matricula/contract'

/** Places that are taken in turn and given back. */
export interface ConcurrencyLimit {
  /** Runs `act` once a place is free; whoever leaves before that never began: `unreachable`. */
  run<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T>
}

export function concurrencyLimit(count: number): ConcurrencyLimit {
  let free = count
  const waiting: (() => void)[] = []

  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  function acquire(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(tooLate())
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(tooLate())
      }
      waiting.push(start)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    async run(signal, act) {
      await acquire(signal)
      return act().finally(release)
    },
  }
}

function tooLate(): PluginFault {
  return new PluginFault('unreachable', 'the deadline passed before our turn')
}
