import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Redis } from 'ioredis'
import { refuse, type Refusal } from '../shared/refusal.ts'

/** Counts tries by a key; from the limit on it refuses with the seconds to wait. */
export interface Tries {
  take(key: string): Promise<Refusal<'TOO_MANY_TRIES'> | null>
}

/** How many tries under that name, in how many minutes. */
export type LimitTries = (name: string, tries: number, minutes: number) => Tries

/** Counts in this process. */
export const limitHere: LimitTries = (name, tries, minutes) => triesOf(inMemory(name, tries, minutes))

/** Counts for all hubs together; while Redis is away each hub counts by itself, so that no door stands open. */
export function limitTogether(redis: Redis, prefix: string): LimitTries {
  return (name, tries, minutes) =>
    triesOf(
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${prefix}:tries:${name}`,
        points: tries,
        duration: minutes * 60,
        insuranceLimiter: inMemory(name, tries, minutes),
        rejectIfRedisNotReady: true,
      }),
    )
}

function inMemory(name: string, tries: number, minutes: number): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points: tries, duration: minutes * 60 })
}

function triesOf(limiter: RateLimiterAbstract): Tries {
  return {
    async take(key) {
      try {
        await limiter.consume(key)
        return null
      } catch (spent) {
        if (!(spent instanceof RateLimiterRes)) throw spent
        return refuse('TOO_MANY_TRIES', { values: { retryAfter: Math.ceil(spent.msBeforeNext / 1000) } })
      }
    },
  }
}
