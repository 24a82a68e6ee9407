import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hasRedis, RedisServer } from '@matricula/hub/testing/redis-server'
import { until } from '@matricula/hub/testing/until'
import { lineInRedis } from '../../src/shared-services/waiting-line-in-redis.ts'
import { lineInMemory, type LineLimits, type WaitingLine } from '../../src/shared-services/waiting-line.ts'

const limits: LineLimits = { places: 4, keptMs: 60_000, turnMs: 60_000, triesOfTurn: 2, expectedMs: 60_000 }

async function inRedis(changes: Partial<LineLimits>): Promise<WaitingLine> {
  const { url } = await RedisServer.start()
  const redis = new Redis(url)
  onTestFinished(() => redis.disconnect())
  return lineInRedis(redis, 'test', { ...limits, ...changes })
}

const kinds = [
  {
    name: 'one hub',
    open: async (changes: Partial<LineLimits> = {}) => lineInMemory({ ...limits, ...changes }),
  },
  ...(hasRedis
    ? [{ name: 'several hubs', open: (changes: Partial<LineLimits> = {}) => inRedis(changes) }]
    : []),
]

describe.each(kinds)('The waiting line of $name', ({ open }) => {
  it('gives places in the order in which families come, and keeps them', async () => {
    const line = await open()
    expect([await line.join('a'), await line.join('b'), await line.join('c')]).toEqual([0, 1, 2])
    expect(await line.find('c')).toEqual({ is: 'waiting', ahead: 2 })
    expect(await line.find('a')).toEqual({ is: 'waiting', ahead: 0 })
  })

  it('admits the first, and the others move up', async () => {
    const line = await open()
    for (const ticket of ['a', 'b', 'c']) await line.join(ticket)
    expect(await line.admit(2)).toEqual({ waiting: 1, admitted: 2, expected: 2 })
    expect(await line.find('b')).toEqual({ is: 'admitted' })
    expect(await line.find('c')).toEqual({ is: 'waiting', ahead: 0 })
    expect(await line.admit(5)).toEqual({ waiting: 0, admitted: 3, expected: 3 })
    expect(await line.admit(5)).toEqual({ waiting: 0, admitted: 3, expected: 3 })
  })

  it('does not know a ticket that it did not give', async () => {
    const line = await open()
    await line.join('a')
    expect(await line.find('forged')).toBeNull()
    expect(await line.join('b')).toBe(1)
  })

  it('lets a family that was admitted try some times, and no more', async () => {
    const line = await open()
    await line.join('a')
    await line.admit(1)
    expect([await line.find('a'), await line.find('a')]).toEqual([{ is: 'admitted' }, { is: 'admitted' }])
    expect([await line.spend('a'), await line.find('a'), await line.spend('a')]).toEqual([
      true,
      { is: 'admitted' },
      true,
    ])
    expect([await line.find('a'), await line.spend('a'), await line.spend('b')]).toEqual([null, false, false])
  })

  it('expects whom it admitted until they come, or for some seconds', async () => {
    const line = await open({ expectedMs: 300 })
    for (const ticket of ['a', 'b', 'c']) await line.join(ticket)
    await line.admit(2)
    await line.spend('a')
    expect(await line.admit(0)).toEqual({ waiting: 1, admitted: 2, expected: 1 })
    await until(
      () => line.admit(0),
      ({ expected }) => expected === 0,
    )
    expect(await line.find('b')).toEqual({ is: 'admitted' })
  })

  it('takes no more than its places', async () => {
    const line = await open({ places: 2 })
    expect([await line.join('a'), await line.join('b'), await line.join('c')]).toEqual([0, 1, null])
    await line.admit(1)
    expect(await line.join('d')).toBe(1)
  })

  it('forgets who does not ask, and those behind move up', async () => {
    const line = await open({ keptMs: 400 })
    await line.join('gone')
    await line.join('here')
    const moved = async () => {
      await line.admit(0)
      return line.find('here')
    }
    await until(moved, (standing) => standing?.is === 'waiting' && standing.ahead === 0)
    expect(await line.find('gone')).toBeNull()
  })

  it('lets nobody sign in whose turn is long over', async () => {
    const line = await open({ turnMs: 20 })
    await line.join('a')
    await line.admit(1)
    await pause(50)
    expect(await line.find('a')).toBeNull()
  })
})
