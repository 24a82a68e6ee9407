import pLimit from 'p-limit'
import pThrottle from 'p-throttle'
import { PluginFault } from '../fault.ts'
import type { Http } from '../plugin.ts'

/** What a vendor puts up with: `limit` calls in `intervalMs`, `atOnce` of them under way together. */
export interface Pace {
  readonly limit: number
  readonly intervalMs: number
  readonly atOnce: number
}

/** An `Http` that keeps to a vendor's pace. A call whose signal aborts before its turn came was never sent: `unreachable`. */
export function pacedHttp(http: Http, { limit, intervalMs, atOnce }: Pace): Http {
  const turn = pThrottle({ limit, interval: intervalMs, strict: true })(async () => undefined)
  const seat = pLimit(atOnce)
  return {
    send(request) {
      const { signal } = request
      return new Promise((resolve, reject) => {
        const leave = () => reject(new PluginFault('unreachable', 'the deadline passed before our turn'))
        if (signal.aborted) return leave()
        signal.addEventListener('abort', leave, { once: true })
        seat(async () => {
          await turn()
          // From here on the call may have had an effect, and what became of it is the client's to say.
          signal.removeEventListener('abort', leave)
          return http.send(request)
        }).then(resolve, reject)
      })
    },
  }
}
