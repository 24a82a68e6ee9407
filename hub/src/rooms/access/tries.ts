import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse, type Refusal } from '../../shared/refusal.ts'

/** Counts tries by a key; from the limit on it refuses with the seconds to wait. */
export interface Tries {
  take(key: string): Promise<Refusal<'TOO_MANY_TRIES'> | null>
}

export function limitTries(name: string, tries: number, minutes: number): Tries {
  const limiter: RateLimiterAbstract = new RateLimiterMemory({
    keyPrefix: name,
    points: tries,
    duration: minutes * 60,
  })
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
