import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSharedServices } from '../../src/shared-services/shared-services.ts'
import type { Job } from '../../src/work/work.ts'
import { Line } from '@matricula/hub/testing/line'
import { usual } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { hasRedis, RedisServer } from '@matricula/hub/testing/redis-server'
import { until } from '@matricula/hub/testing/until'

const never = '0 0 0 1 1 *'

async function aHub(url: string) {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const { database } = await openTestDatabase(usual)
  const shared = await openSharedServices({ url, prefix: 'test', database, log })
  onTestFinished(async () => {
    await shared.work.stop()
    await shared.close()
  })
  return { ...shared, lines }
}

async function twoHubs() {
  const redis = await RedisServer.start()
  return { redis, one: await aHub(redis.url), other: await aHub(redis.url) }
}

function aJob(run: () => Promise<void> | void, changes: Partial<Job> = {}): Job {
  return {
    name: 'job',
    every: never,
    begins: 'on-schedule',
    concurrency: 'one',
    run: async () => run(),
    ...changes,
  }
}

const seen = (runs: readonly unknown[]) => () => Promise.resolve(runs.length)

describe.skipIf(!hasRedis)('Work of two hubs through Redis', () => {
  it('runs once for a trigger, at whichever hub is free', async () => {
    const { one, other } = await twoHubs()
    const runs: string[] = []
    one.work.add(aJob(() => void runs.push('one')))
    other.work.add(aJob(() => void runs.push('other')))
    await Promise.all([one.work.start(), other.work.start()])
    for (let wakings = 1; wakings <= 5; wakings += 1) {
      one.work.trigger('job')
      await until(seen(runs), (count) => count === wakings)
    }
    expect(runs).toHaveLength(5)
  })

  it('fires a schedule once for both', async () => {
    const { one, other } = await twoHubs()
    const ticks: number[] = []
    const job = aJob(() => void ticks.push(Date.now()), { every: '* * * * * *' })
    one.work.add(job)
    other.work.add(job)
    await Promise.all([one.work.start(), other.work.start()])
    await until(seen(ticks), (count) => count >= 7)
    // Fired by each hub it would have been twice as many as seconds; two more than them come from delays at both ends.
    const [first = 0, last = 0] = [ticks.at(0), ticks.at(-1)]
    expect(ticks.length).toBeLessThanOrEqual((last - first) / 1000 + 2)
  })

  it('leaves one run of many triggers before it, and one more of those during it', async () => {
    const { one } = await twoHubs()
    const ends: (() => void)[] = []
    one.work.add(aJob(() => new Promise<void>((end) => ends.push(end))))
    await one.work.start()
    for (let waking = 0; waking < 10; waking += 1) one.work.trigger('job')
    await until(seen(ends), (count) => count === 1)
    for (let waking = 0; waking < 10; waking += 1) one.work.trigger('job')
    ends[0]?.()
    await until(seen(ends), (count) => count === 2)
    ends[1]?.()
    await one.work.stop()
    expect(ends).toHaveLength(2)
  })

  it('runs a job that may run once at one hub at a time', async () => {
    const { one, other } = await twoHubs()
    let running = 0
    let most = 0
    const runs: number[] = []
    const job = aJob(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 150))
      running -= 1
      runs.push(most)
    })
    one.work.add(job)
    other.work.add(job)
    await Promise.all([one.work.start(), other.work.start()])
    for (let count = 0; count < 4; count += 1) {
      one.work.trigger('job')
      await until(
        () => Promise.resolve(running),
        (now) => now > 0,
      )
      other.work.trigger('job')
      await until(seen(runs), (done) => done > count)
    }
    expect(most).toBe(1)
  })

  it('goes on after a job that broke off, and says which', async () => {
    const { one } = await twoHubs()
    const runs: number[] = []
    one.work.add(
      aJob(() => {
        runs.push(runs.length)
        throw new Error('the database went away')
      }),
    )
    await one.work.start()
    one.work.trigger('job')
    await until(seen(runs), (count) => count === 1)
    await until(
      () => Promise.resolve(one.lines.join('')),
      (said) => said.includes('a job broke off'),
    )
    one.work.trigger('job')
    await until(seen(runs), (count) => count === 2)
    expect(one.lines.join('')).toMatch(/"job":"job".*a job broke off/)
  })

  it('keeps its schedule when Redis dies and comes back empty', async () => {
    const { redis, one } = await twoHubs()
    const ticks: number[] = []
    one.work.add(aJob(() => void ticks.push(Date.now()), { every: '* * * * * *' }))
    await one.work.start()
    await until(seen(ticks), (count) => count >= 1)
    await redis.kill()
    await until(
      () => Promise.resolve(one.isReady()),
      (ready) => !ready,
    )
    await redis.begin()
    const before = ticks.length
    await until(seen(ticks), (count) => count >= before + 2)
    expect(one.isReady()).toBe(true)
  })
})

describe.skipIf(!hasRedis)('What hubs share through Redis', () => {
  it('is the count of tries, whichever hub they are made at', async () => {
    const { one, other } = await twoHubs()
    const [here, there] = [one.limitTries('code', 3, 15), other.limitTries('code', 3, 15)]
    expect([await here.take('10001'), await there.take('10001'), await here.take('10001')]).toEqual([
      null,
      null,
      null,
    ])
    expect(await there.take('10001')).toMatchObject({ code: 'TOO_MANY_TRIES' })
    expect(await there.take('10002')).toBeNull()
  })

  it('is counted by each hub alone while Redis is away, so that no limit is off', async () => {
    const { redis, one } = await twoHubs()
    const tries = one.limitTries('code', 2, 15)
    await redis.kill()
    await until(
      () => Promise.resolve(one.isReady()),
      (ready) => !ready,
    )
    expect([await tries.take('10001'), await tries.take('10001')]).toEqual([null, null])
    expect(await tries.take('10001')).toMatchObject({ code: 'TOO_MANY_TRIES' })
  })

  it('is the word that something changed', async () => {
    const { one, other } = await twoHubs()
    const told: string[] = []
    const toldOfAll: string[] = []
    other.live.watchAll((what) => toldOfAll.push(what))
    const leave = other.live.watch('a', () => told.push('a'))
    one.live.changed('b')
    one.live.changed('a')
    await until(seen(told), (count) => count === 1)
    leave()
    other.live.watch('c', () => told.push('c'))
    one.live.changed('a')
    one.live.changed('c')
    await until(seen(told), (count) => count === 2)
    expect(told).toEqual(['a', 'c'])
    expect(toldOfAll).toEqual(['b', 'a', 'a', 'c'])
  })

  it('is the answer of a vendor, asked once', async () => {
    const { one, other } = await twoHubs()
    let asked = 0
    const ask = () => Promise.resolve({ price: (asked += 1) })
    expect(await one.cache.through('price', 60_000, ask)).toEqual({ price: 1 })
    expect(await other.cache.through('price', 60_000, ask)).toEqual({ price: 1 })
    expect(await other.cache.through('other', 60_000, ask)).toEqual({ price: 2 })
  })

  it('is asked anew while Redis is away', async () => {
    const { redis, one } = await twoHubs()
    await one.cache.through('price', 60_000, () => Promise.resolve(1))
    await redis.kill()
    await until(
      () => Promise.resolve(one.isReady()),
      (ready) => !ready,
    )
    expect(await one.cache.through('price', 60_000, () => Promise.resolve(2))).toBe(2)
  })
})

describe.skipIf(!hasRedis)('On a wire to Redis that went silent and came back', () => {
  it('what is shared and the work go on by themselves, although nobody ended the connections', async () => {
    const redis = await RedisServer.start()
    const line = await Line.to(redis.url)
    onTestFinished(() => line.close())
    const [one, other] = [await aHub(line.url), await aHub(redis.url)]
    const ticks: number[] = []
    one.work.add(aJob(() => void ticks.push(Date.now()), { every: '* * * * * *' }))
    await one.work.start()
    await until(seen(ticks), (count) => count >= 1)

    line.goSilent()
    expect(await one.cache.through('price', 60_000, () => Promise.resolve(1))).toBe(1)
    line.comeBack()

    await other.cache.through('other', 60_000, () => Promise.resolve(2))
    await until(
      () => one.cache.through('other', 60_000, () => Promise.resolve(3)),
      (answer) => answer === 2,
    )
    const before = ticks.length
    await until(seen(ticks), (count) => count >= before + 2, 40_000)
  })
})

it('A hub whose Redis does not answer at all says so at the start', async () => {
  const log = pino({ level: 'silent' })
  const nobody = 'redis://127.0.0.1:9'
  const { database } = await openTestDatabase(usual)
  await expect(openSharedServices({ url: nobody, prefix: 'test', database, log })).rejects.toThrow(
    'Redis does not answer',
  )
})
