import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { queuedWork } from '../work/queued.ts'
import type { SharedServices, SharedServicesDeps } from './services.ts'
import { liveChangesOfAll } from './live-changes.ts'
import { redisCache } from './shared-cache.ts'
import { tryLimitsInRedis } from './tries.ts'
import { lineLimits } from './waiting-line.ts'
import { lineInRedis } from './waiting-line-in-redis.ts'
import { workerSigns } from './worker-signs.ts'

const connectMs = 5000
const commandMs = 2000
/** A line that nobody speaks on is looked after so often. */
const aliveMs = 10_000
/** A line that owes an answer for so long is given up. */
const silentMs = 2 * commandMs
/** Workers ask for work by a question that is answered after five seconds when there is none. */
const patientMs = 15_000

/** Opens the connections; fails when Redis does not answer at all, so that a wrong address is known at the start. */
export async function openRedisServices({
  url,
  prefix,
  log,
}: Omit<SharedServicesDeps, 'database'>): Promise<SharedServices> {
  // Commands that cannot be sent now fail now: callers have an answer for that, and nothing piles up.
  const quick = connect(url, log, {
    enableOfflineQueue: false,
    commandTimeout: commandMs,
    socketTimeout: silentMs,
  })
  const listener = connect(url, log, { socketTimeout: silentMs })
  // BullMQ waits for its commands itself.
  const patient = connect(url, log, { maxRetriesPerRequest: null, socketTimeout: patientMs })
  const all = [quick, listener, patient]
  try {
    await Promise.all(all.map((redis) => redis.connect()))
    const live = await liveChangesOfAll({ publisher: quick, listener, channel: `${prefix}:changes`, log })
    return {
      work: queuedWork({ redis: patient, prefix, log, signs: workerSigns(quick, prefix) }),
      live,
      ...tryLimitsInRedis(quick, prefix),
      cache: redisCache(quick, { prefix, log }),
      line: lineInRedis(quick, prefix, lineLimits),
      isReady: () => quick.status === 'ready',
      async close() {
        for (const redis of all) redis.disconnect()
      },
    }
  } catch (error) {
    for (const redis of all) redis.disconnect()
    throw new Error('Redis does not answer at the address of the settings', { cause: error })
  }
}

interface Manners {
  readonly enableOfflineQueue?: boolean
  readonly commandTimeout?: number
  readonly socketTimeout: number
  readonly maxRetriesPerRequest?: null
}

const longestPauseMs = 2000

function connect(url: string, log: Logger, manners: Manners): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: connectMs,
    keepAlive: aliveMs,
    retryStrategy: (tries) => Math.min(tries * 100, longestPauseMs),
    ...manners,
  })
  let isAway = false
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.info({}, 'Redis is back')
    isAway = false
  })
  return redis
}
