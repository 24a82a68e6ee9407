import DataLoader from 'dataloader'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { addTries, readTries, type TryCount } from '../db/try-count.store.ts'
import { atMost } from '../shared/at-most.ts'
import { sha256 } from '../shared/ids.ts'
import { refuse, type Refusal } from '../shared/refusal.ts'

/** Counts tries by a key; from the limit on it refuses with the seconds to wait. */
export interface Tries {
  take(key: string): Promise<Refusal<'TOO_MANY_TRIES'> | null>
}

/** How many tries under that name, in how many minutes. */
export type LimitTries = (name: string, tries: number, minutes: number) => Tries

/** Counts by a key for some minutes from its first one on, and refuses nothing itself. */
export interface Counter {
  increment(key: string): Promise<Count>
  read(key: string): Promise<Count>
}

export interface Count {
  readonly count: number
  /** Until it begins anew. */
  readonly secondsLeft: number
}

export type OpenCounter = (name: string, minutes: number) => Counter

export interface Counters {
  /** Survives a restart. */
  readonly durable: OpenCounter
  /** Costs no write to the disk; where there is no Redis each process counts by itself. */
  readonly transient: OpenCounter
}

export interface TryLimits {
  readonly limitTries: LimitTries
  readonly counters: Counters
}

/** Counts in the database; while that is away each hub counts by itself, so that no limit is off. */
export function tryLimitsInDatabase(database: Database, log: Logger): TryLimits {
  const kept = triesKept(database)
  const durable: OpenCounter = (name, minutes) =>
    insured(inDatabase(database, kept, name, minutes), inMemory(name, minutes), log)
  return { limitTries: limiting(durable), counters: { durable, transient: inMemory } }
}

/** Counts for all hubs together; while Redis is away each hub counts by itself, so that no limit is off. */
export function tryLimitsInRedis(redis: Redis, prefix: string): TryLimits {
  const inRedis: OpenCounter = (name, minutes) => {
    const options = { points: 1, duration: minutes * 60 }
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: redis,
      keyPrefix: `${prefix}:tries:${name}`,
      insuranceLimiter: new RateLimiterMemory({ ...options, keyPrefix: name }),
      rejectIfRedisNotReady: true,
    })
    return counterOf(limiter)
  }
  return { limitTries: limiting(inRedis), counters: { durable: inRedis, transient: inRedis } }
}

const inMemory: OpenCounter = (name, minutes) =>
  counterOf(new RateLimiterMemory({ keyPrefix: name, points: 1, duration: minutes * 60 }))

function counterOf(limiter: RateLimiterAbstract): Counter {
  const countOf = (state: RateLimiterRes | null): Count =>
    state === null ? none : { count: state.consumedPoints, secondsLeft: secondsIn(state.msBeforeNext) }
  return {
    increment: async (key) => countOf(await limiter.penalty(key)),
    read: async (key) => countOf(await limiter.get(key)),
  }
}

type KeptTries = Pick<DataLoader<string, TryCount | null>, 'load'>

/** What is asked for at the same moment, of one try or of several, is read in one statement. */
function triesKept(database: Database): KeptTries {
  const read = async (keyHashes: readonly string[]) => {
    const kept = await readTries(database, keyHashes, new Date())
    return keyHashes.map((keyHash) => kept.get(keyHash) ?? null)
  }
  return new DataLoader(read, { cache: false, maxBatchSize: 500 })
}

function inDatabase(database: Database, kept: KeptTries, name: string, minutes: number): Counter {
  const hashOf = (key: string) => sha256(`${name}:${key}`)
  const countOf = ({ tries, expiresAt }: TryCount): Count => ({
    count: tries,
    secondsLeft: secondsIn(expiresAt.getTime() - Date.now()),
  })
  return {
    async increment(key) {
      const now = new Date()
      const expiresAt = new Date(now.getTime() + minutes * 60_000)
      return countOf(await addTries(database, { keyHash: hashOf(key), tries: 1, now, expiresAt }))
    },
    async read(key) {
      const count = await kept.load(hashOf(key))
      return count === null ? none : countOf(count)
    },
  }
}

const none: Count = { count: 0, secondsLeft: 0 }

function secondsIn(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000))
}

function insured(counter: Counter, insurance: Counter, log: Logger): Counter {
  const away = (error: unknown) => log.warn({ err: error }, 'tries are counted by this hub alone')
  return {
    increment: (key) =>
      counter.increment(key).catch((error: unknown) => {
        away(error)
        return insurance.increment(key)
      }),
    read: (key) =>
      counter.read(key).catch((error: unknown) => {
        away(error)
        return insurance.read(key)
      }),
  }
}

/** Keys over their limit that a process remembers. */
const mostSpent = 10_000

/** Who is over the limit is sent away without a word to the store, so that a flood writes nothing. */
function limiting(open: OpenCounter): LimitTries {
  return (name, tries, minutes) => {
    const counter = open(name, minutes)
    const spent = new LRUCache<string, true>(atMost(mostSpent))
    return {
      async take(key) {
        const leftMs = spent.getRemainingTTL(key)
        if (leftMs > 0) return tooManyTries(leftMs / 1000)
        const { count, secondsLeft } = await counter.increment(key)
        if (count <= tries) return null
        spent.set(key, true, { ttl: Math.max(1, secondsLeft * 1000) })
        return tooManyTries(secondsLeft)
      },
    }
  }
}

export function tooManyTries(seconds: number): Refusal<'TOO_MANY_TRIES'> {
  return refuse('TOO_MANY_TRIES', { values: { retryAfter: Math.max(1, Math.ceil(seconds)) } })
}
