import type { Delay } from './loop-delay.ts'

const probeEveryMs = 500

/**
 * How long one stands in a line, found out by standing in it: half of what was known and half of what the last look
 * found, and never less than the look that is still waiting.
 */
export function watchQueue(stand: () => Promise<void>, now: () => number = () => performance.now()): Delay {
  let delayMs = 0
  let since: number | null = null
  let probing: NodeJS.Timeout | null = null
  const probe = async () => {
    if (since !== null) return
    const began = now()
    since = began
    // That it failed is told to whoever needs what stands at its end; here its time counts.
    await stand().catch(() => undefined)
    delayMs = (delayMs + now() - began) / 2
    since = null
  }
  return {
    start() {
      probing = setInterval(() => void probe(), probeEveryMs).unref()
    },
    stop() {
      if (probing !== null) clearInterval(probing)
    },
    ms: () => Math.max(delayMs, since === null ? 0 : now() - since),
  }
}
