import type { Redis } from 'ioredis'

/** What whoever works through Redis leaves there, so that hubs that do not work themselves know when nobody does. */
export interface WorkerSigns {
  /** Leaves a sign now and every few seconds; answers what ends that. */
  begin(): () => void
  /** Since the last sign of anybody; null where nobody has left one. Fails when Redis does not answer. */
  secondsSinceLast(): Promise<number | null>
}

const everyMs = 5_000
const keptMs = 24 * 3600 * 1000

/** Redis alone counts the time, so that no two clocks are compared. */
export function workerSigns(redis: Redis, prefix: string): WorkerSigns {
  const key = `${prefix}:worker-sign`
  const leave = () => {
    // While Redis is away its connection has said so, and the next sign follows.
    redis.set(key, '', 'PX', keptMs).catch(() => {})
  }
  return {
    begin() {
      leave()
      const timer = setInterval(leave, everyMs)
      return () => clearInterval(timer)
    },
    async secondsSinceLast() {
      const leftMs = await redis.pttl(key)
      return leftMs < 0 ? null : Math.max(0, Math.floor((keptMs - leftMs) / 1000))
    },
  }
}
