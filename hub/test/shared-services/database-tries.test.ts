import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { tryLimitsInDatabase } from '../../src/shared-services/tries.ts'
import { addTries, dropExpiredTries, readTries } from '../../src/db/try-count.store.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { pretendSqlServer } from '@matricula/hub/testing/pretend-sql-server'

const log = pino({ level: 'silent' })
const at = (minute: number) => new Date(Date.UTC(2025, 5, 19, 15, minute))

describe.each(databases)('Counts of tries without Redis on $name', (kind) => {
  it('go on after a restart', async () => {
    const { database, again } = await openTestDatabase(kind)
    const before = tryLimitsInDatabase(database, log).limitTries('code', 2, 15)
    expect([await before.take('10001'), await before.take('10001')]).toEqual([null, null])
    const after = tryLimitsInDatabase(await again(), log).limitTries('code', 2, 15)
    expect(await after.take('10001')).toMatchObject({ code: 'TOO_MANY_TRIES' })
    expect(await after.take('10002')).toBeNull()
  })

  it('miss none of many at once', async () => {
    const { database } = await openTestDatabase(kind)
    const counter = tryLimitsInDatabase(database, log).counters.durable('code', 15)
    const counts = await Promise.all(Array.from({ length: 20 }, () => counter.increment('10001')))
    expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    expect((await counter.read('10001')).count).toBe(20)
    expect(await counter.read('10002')).toEqual({ count: 0, secondsLeft: 0 })
  })

  it('are read in one statement, whichever are asked for together', async () => {
    const { database } = await openTestDatabase(kind)
    const { durable } = tryLimitsInDatabase(database, log).counters
    const [ofCode, ofNetwork] = [durable('code', 15), durable('network', 15)]
    await ofCode.increment('10001')
    const reads: string[] = []
    database.on('query', ({ sql }: { sql: string }) => reads.push(sql))
    const counts = await Promise.all([ofCode.read('10001'), ofNetwork.read('10001'), ofCode.read('10001')])
    expect(counts.map(({ count }) => count)).toEqual([1, 0, 1])
    expect(reads).toHaveLength(1)
  })

  it('begin anew when their time is over, and go then', async () => {
    const { database } = await openTestDatabase(kind)
    const add = (minute: number) =>
      addTries(database, { keyHash: 'a', tries: 1, now: at(minute), expiresAt: at(minute + 15) })
    expect([await add(0), await add(14)]).toEqual([
      { tries: 1, expiresAt: at(15) },
      { tries: 2, expiresAt: at(15) },
    ])
    expect(await readTries(database, ['a', 'b'], at(14))).toEqual(
      new Map([['a', { tries: 2, expiresAt: at(15) }]]),
    )
    expect(await readTries(database, ['a'], at(15))).toEqual(new Map())
    expect(await add(15)).toEqual({ tries: 1, expiresAt: at(30) })
    expect([await dropExpiredTries(database, at(29)), await dropExpiredTries(database, at(30))]).toEqual([
      0, 1,
    ])
  })

  it('name neither a person nor an address', async () => {
    const { database } = await openTestDatabase(kind)
    await tryLimitsInDatabase(database, log).limitTries('mailbox', 2, 15).take('ana@example.com')
    expect(JSON.stringify(await database('try_count'))).not.toMatch(/ana|mailbox/)
  })

  it('write nothing more of who is over the limit', async () => {
    const { database } = await openTestDatabase(kind)
    const tries = tryLimitsInDatabase(database, log).limitTries('code', 2, 15)
    for (let turn = 0; turn < 10; turn += 1) await tries.take('10001')
    expect(await database('try_count').pluck('tries')).toEqual([3])
  })

  it('are kept by the hub alone while the database is away, so that no limit is off', async () => {
    const { database, again } = await openTestDatabase(kind)
    await again()
    const tries = tryLimitsInDatabase(database, log).limitTries('code', 2, 15)
    await database.destroy()
    expect([await tries.take('10001'), await tries.take('10001')]).toEqual([null, null])
    expect(await tries.take('10001')).toMatchObject({ code: 'TOO_MANY_TRIES' })
  })
})

describe('Counts of tries on SQL Server', () => {
  it('are added to in one statement', async () => {
    const server = pretendSqlServer()
    server.row = { key_hash: 'a', tries: 2, expires_at: at(15).toISOString() }
    const added = await addTries(server.database, { keyHash: 'a', tries: 1, now: at(0), expiresAt: at(15) })
    expect(added).toEqual({ tries: 2, expiresAt: at(15) })
    expect(server.sent).toHaveLength(1)
    expect(server.sent[0]?.sql).toMatch(/^merge try_count with \(holdlock\).*output inserted\.key_hash.*;$/s)
  })
})
