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
import { type DatabaseKind, databases, sqlite } from '@matricula/hub/testing/databases'
import { deadlines } from '@matricula/hub/testing/deadlines'
import type { PaymentBody } from '@matricula/hub/testing/family'
import { freePort } from '@matricula/hub/testing/free-port'
import { type Guest, guests } from '@matricula/hub/testing/guests'
import { Machine } from '@matricula/hub/testing/machine'
import { hasRedis, RedisServer } from '@matricula/hub/testing/redis-server'
import { until } from '@matricula/hub/testing/until'
import type { Answer } from '@matricula/hub/testing/visitor'

const postgres = databases.find(({ name }) => name === 'PostgreSQL')

interface School {
  readonly balancer: Balancer
  readonly hubs: readonly Machine[]
  readonly environment: Readonly<Record<string, string>>
}

/** This machine may be slow; it is not the hubs that turn anybody away here. */
const neverBusy = '{ delayMs: 60000, requests: 10000 }'

/** So many hubs on one database behind a balancer; they have short pauses, so that nobody waits long for a lease. */
async function aSchool(kind: DatabaseKind, count: number, more: Readonly<Record<string, string>> = {}) {
  const database = await kind.create()
  onTestFinished(() => database.drop())
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-restart-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()))
  const balancer = await Balancer.open(ports.map((port) => `http://127.0.0.1:${port}`))
  onTestFinished(() => balancer.close())
  const settings = path.join(folder, 'settings.yaml')
  const { MATRICULA_TEST_DATABASE: client = 'sqlite' } = database.environment
  await writeFile(
    settings,
    `
server:
  publicUrl: '${balancer.url}'
  drainSeconds: 5
  overload: { busy: ${neverBusy}, full: ${neverBusy} }
database: { client: ${client} }
vendors: { readSeconds: 30, writeSeconds: 30 }
payments: { askEverySeconds: 2 }
outbox: { leaseSeconds: 5 }
`,
  )
  const environment = {
    ...database.environment,
    ...database.program,
    ...more,
    MATRICULA_SETTINGS: settings,
  }
  const hubs = ports.map(
    (port) => new Machine({ program: 'main', environment: { ...environment, PORT: String(port) } }),
  )
  for (const hub of hubs) onTestFinished(() => hub.kill())
  await Promise.all(hubs.map((hub) => hub.start()))
  balancer.lookAfter(100)
  return { balancer, hubs, environment } satisfies School
}

/** As long as the test has time: a hub may take a while to be back. */
async function comesTo<T>(look: () => Promise<T>, holds: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await look()
    if (holds(seen)) return seen
    await pause(100)
  }
}

/** How a family bears a hub that is closed for a moment. */
type Manners = <T>(ask: () => Promise<Answer<T>>) => Promise<Answer<T>>

/** The balancer says that nobody is in: it comes again. A call that was cut off fails the test. */
const patient: Manners = (ask) => comesTo(ask, ({ status }) => status !== 503)

const strict: Manners = (ask) => ask()

/** Each call once, the payment under one key, until the receipt is there. */
async function enrol({ family, quote }: Guest, manners: Manners): Promise<void> {
  const { visitor, code } = family
  const key = randomUUID()
  const started = await manners(() => family.pay(quote, {}, key))
  expect(started.status, started.text).toBe(200)
  const go = started.body.data?.go
  if (go?.is !== 'form') throw new Error('there is no form to go to the provider with')
  const page = await manners(() => visitor.submit(go.action, go.fields))
  expect(page.status, page.text).toBe(303)
  const paid = await manners(() =>
    visitor.submit(page.headers.get('location') ?? '', { choice: 'approve', means: 'card' }),
  )
  expect(paid.status, paid.text).toBe(303)
  await comesTo(
    async () => {
      const state = await manners(() => visitor.get<PaymentBody>(`/api/payments/enrollment/check/${code}`))
      expect(state.status, state.text).toBe(200)
      return state.body
    },
    ({ status, data }) => status === 'APROBADO' && data?.receiptToken != null,
  )
}

/** Families come in one after another, and meanwhile the hubs are restarted in turn. */
async function enrolWhileRestarting(
  families: readonly Guest[],
  { hubs, balancer }: School,
  manners: Manners,
): Promise<readonly (number | null)[]> {
  let answers = 0
  let coming = families.length
  const counting: Manners = async (ask) => {
    const answer = await manners(ask)
    answers += 1
    return answer
  }
  const codes: (number | null)[] = []
  const restarting = inTurns(
    () => coming === 0,
    async (turn) => {
      const before = answers
      const isTime = () => Promise.resolve(coming === 0 || (balancer.hasAll && answers > before + 5))
      await comesTo(isTime, Boolean)
      const hub = hubs[turn % hubs.length]
      codes.push((await hub?.stop()) ?? null)
      await hub?.start()
    },
  )
  const ends = await Promise.allSettled(
    families.map(async (guest, index) => {
      await pause(index * 150)
      await enrol(guest, counting).finally(() => (coming -= 1))
    }),
  )
  await restarting
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])
  return codes
}

const turns = 3

async function inTurns(isOver: () => boolean, act: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; turn === 0 || (turn < turns && !isOver()); turn += 1) await act(turn)
}

async function expectOneOfEach(families: readonly Guest[], { environment }: School): Promise<void> {
  const { MATRICULA_DATA: folder = '', MATRICULA_DATABASE_URL: url = '' } = environment
  const client = url === '' ? 'sqlite' : 'pg'
  const settings = { client, url, pool: 2, deadlines, folder, encryptionKey: '' } as const
  const database = await connectDatabase(settings, '/')
  const config = { root: '/', settings: { database: settings } }
  onTestFinished(() => database.destroy())
  for (const { family, quote } of families) {
    const books = await until(
      () => readBooks({ config, database, clock: wallClock }, family.code),
      isDelivered,
    )
    expect(books, family.code).toMatchObject(onePaidEnrolment)
    expect(books.payments, family.code).toEqual([{ status: 'APROBADO', amount: quote.totals.totalV }])
  }
}

describe('A hub that is stopped and started while families pay', () => {
  it('answers every call it took, ends with 0 and loses nothing', async () => {
    const school = await aSchool(sqlite, 1)
    const families = await guests(school.balancer.url, 12)
    const codes = await enrolWhileRestarting(families, school, patient)
    expect(new Set(codes)).toEqual(new Set([0]))
    await expectOneOfEach(families, school)
  }, 900_000)
})

describe.skipIf(!hasRedis || postgres === undefined)('Two hubs that are restarted in turn', () => {
  it('fail no call of the families who come in meanwhile', async () => {
    if (postgres === undefined) throw new Error('there is no PostgreSQL')
    const redis = await RedisServer.start()
    const school = await aSchool(postgres, 2, { MATRICULA_REDIS_URL: redis.url })
    const families = await guests(school.balancer.url, 12)
    const codes = await enrolWhileRestarting(families, school, strict)
    expect(new Set(codes)).toEqual(new Set([0]))
    await expectOneOfEach(families, school)
  }, 900_000)
})
