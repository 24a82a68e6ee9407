import { PluginFault } from '@matricula/contract'

/** Places that are taken in turn and given back. */
export interface Seats {
  /** Runs `act` once a place is free; whoever leaves before that never began: `unreachable`. */
  taking<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T>
}

export function seats(count: number): Seats {
  let free = count
  const waiting: (() => void)[] = []

  function giveBack(): void {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  function seat(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(tooLate())
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const sit = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(sit), 1)
        reject(tooLate())
      }
      waiting.push(sit)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    async taking(signal, act) {
      await seat(signal)
      return act().finally(giveBack)
    },
  }
}

function tooLate(): PluginFault {
  return new PluginFault('unreachable', 'the deadline passed before our turn')
}
