import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connectDatabase } from '../../src/db/open-database.ts'
import { wallClock } from '../../src/shared/clock.ts'
import { Balancer } from '@matricula/hub/testing/balancer'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { deadlines } from '@matricula/hub/testing/deadlines'
import { freePort } from '@matricula/hub/testing/free-port'
import { type Guest, guests } from '@matricula/hub/testing/guests'
import { Machine } from '@matricula/hub/testing/machine'
import { hasRedis, RedisServer } from '@matricula/hub/testing/redis-server'
import { until } from '@matricula/hub/testing/until'

const postgres = databases.find(({ name }) => name === 'PostgreSQL')

/** This machine may be slow; it is not the hubs that turn anybody away here. */
const neverBusy = '{ delayMs: 60000, requests: 10000 }'

/** Short pauses, so that what a dead machine had in hand is soon taken up again. */
const settingsFor = (publicUrl: string) => `
server:
  publicUrl: '${publicUrl}'
  overload: { busy: ${neverBusy}, full: ${neverBusy} }
database: { client: pg, pool: 5 }
redis: { work: workers }
payments: { askEverySeconds: 5 }
outbox: { leaseSeconds: 5 }
`

/** Three hubs behind a balancer and two workers, on one database and one Redis. */
async function aSchool() {
  if (postgres === undefined) throw new Error('there is no PostgreSQL')
  const redis = await RedisServer.start()
  const database = await postgres.create()
  onTestFinished(() => database.drop())
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-many-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const ports = [await freePort(), await freePort(), await freePort()]
  const balancer = await Balancer.open(ports.map((port) => `http://127.0.0.1:${port}`))
  onTestFinished(() => balancer.close())
  const settings = path.join(folder, 'settings.yaml')
  await writeFile(settings, settingsFor(balancer.url))
  const { MATRICULA_DATABASE_URL: url = '' } = database.environment
  const environment = {
    MATRICULA_SETTINGS: settings,
    MATRICULA_DATA: folder,
    MATRICULA_DATABASE_URL: url,
    MATRICULA_REDIS_URL: redis.url,
  }
  const hubs = ports.map(
    (port) => new Machine({ program: 'main', environment: { ...environment, PORT: String(port) } }),
  )
  const workers = [1, 2].map(() => new Machine({ program: 'worker', environment }))
  for (const machine of [...hubs, ...workers]) onTestFinished(() => machine.kill())
  return { redis, balancer, hubs, workers, url }
}

/** What breaks is asked again, as a browser's user does. */
async function insist<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await pause(200)
    }
  }
}

/** A busy machine takes long to bring back what was killed. */
const timeoutMs = 150_000

/** Goes on under one key until the receipt is there, whoever died meanwhile. */
async function enrol({ family, quote }: Guest): Promise<void> {
  const key = randomUUID()
  await until(
    () => insist(() => family.pay(quote, {}, key)),
    ({ status }) => status === 200,
    timeoutMs,
  )
  await until(
    async () => {
      const state = await insist(() => family.check())
      if (state.data?.go != null)
        await insist(() => family.chooseAtProvider(state, 'approve')).catch(() => {})
      return state
    },
    ({ status, data }) => status === 'APROBADO' && data?.receiptToken != null,
    timeoutMs,
  )
}

describe.skipIf(!hasRedis || postgres === undefined)('Three hubs and two workers', () => {
  it('start at once on an empty database, and end every payment as one payment, one order and one receipt while they are killed and Redis comes and goes', async () => {
    const { redis, balancer, hubs, workers, url } = await aSchool()
    await Promise.all([...hubs, ...workers].map((machine) => machine.start()))
    const families = await guests(balancer.url, 12)
    const over = new AbortController()
    const disrupt = async () => {
      const [, two, three] = hubs
      const victims = [workers[0], two, redis, workers[1], three]
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const victim = victims[turn % victims.length]
        await victim?.kill()
        await pause(300)
        await (victim instanceof RedisServer ? victim.begin() : victim?.start())
        await pause(500)
      }
    }
    const disruption = disrupt()
    const ends = await Promise.allSettled(families.map(enrol))
    over.abort()
    await disruption
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])
    const settings = { client: 'pg', url, pool: 2, deadlines, folder: '', encryptionKey: '' } as const
    const database = await connectDatabase(settings, '/')
    const config = { root: '/', settings: { database: settings } }
    onTestFinished(() => database.destroy())
    for (const { family, quote } of families) {
      const books = await until(
        () => readBooks({ config, database, clock: wallClock }, family.code),
        isDelivered,
        timeoutMs,
      )
      expect(books, family.code).toMatchObject(onePaidEnrolment)
      expect(books.payments, family.code).toEqual([{ status: 'APROBADO', amount: quote.totals.totalV }])
    }
  }, 900_000)
})
