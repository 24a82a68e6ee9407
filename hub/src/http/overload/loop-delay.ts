import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface Delay {
  start(): void
  stop(): void
  /** Of the last seconds, in milliseconds. */
  ms(): number
}

const resolutionMs = 20
const probeEveryMs = 500

/** How late the event loop is: a mean that forgets by halves, for one long step is no overload, a second of them is. */
export function watchLoopDelay(): Delay {
  const seen = monitorEventLoopDelay({ resolution: resolutionMs })
  let delayMs = 0
  let probing: NodeJS.Timeout | null = null
  const probe = () => {
    // What it counts is the time from one tick to the next, the pause between them included.
    if (seen.count > 0) delayMs = (delayMs + Math.max(0, seen.mean / 1e6 - resolutionMs)) / 2
    seen.reset()
  }
  return {
    start() {
      seen.enable()
      probing = setInterval(probe, probeEveryMs).unref()
    },
    stop() {
      seen.disable()
      if (probing !== null) clearInterval(probing)
    },
    ms: () => delayMs,
  }
}
