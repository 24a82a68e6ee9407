import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** Answers of vendors that one hub asked for and all may use for a while: plain data, of one shape under one key. */
export interface SharedCache {
  /** What a hub has kept under `key`, else what `ask` answers now, kept for `ttlMs`. Fails only when `ask` does. */
  through<T>(key: string, ttlMs: number, ask: () => Promise<T>): Promise<T>
}

/** Nobody to share with: each process has a memory of its own in front of this. */
export const noSharedCache: SharedCache = { through: (_key, _ttlMs, ask) => ask() }

/** In Redis; while that is away everybody asks for themselves. */
export function redisCache(redis: Redis, { prefix, log }: { prefix: string; log: Logger }): SharedCache {
  const away = (error: unknown) => log.warn({ err: error }, 'the shared cache did not answer')
  return {
    async through(key, ttlMs, ask) {
      const name = `${prefix}:cache:${key}`
      const kept = await redis.get(name).catch(away)
      if (typeof kept === 'string') return JSON.parse(kept)
      const answer = await ask()
      await redis.set(name, JSON.stringify(answer), 'PX', ttlMs).catch(away)
      return answer
    },
  }
}
