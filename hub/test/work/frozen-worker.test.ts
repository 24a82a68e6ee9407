import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openStage } from '@matricula/accounting-sap-b1/stage'
import { memoryKit, openVendorServer, type VendorAnswer, type VendorRequest } from '@matricula/contract/kit'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { connectDatabase } from '../../src/db/open-database.ts'
import { chargesOf, delivery, order } from '../db/versions/order-rows.ts'
import { databases } from '@matricula/hub/testing/databases'
import { deadlines } from '@matricula/hub/testing/deadlines'
import { Machine } from '@matricula/hub/testing/machine'
import { hasRedis, RedisServer } from '@matricula/hub/testing/redis-server'
import { root } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const postgres = databases.find(({ name }) => name === 'PostgreSQL')

/** What this accounting takes to book an order, which nobody finds there before. */
const bookingMs = 4000
const leaseSeconds = 14
/** Longer than a lease: whoever stands still for so long is taken for dead. */
const frozenMs = 18_000

const settings = `
database: { client: pg, pool: 5 }
redis: { work: workers }
outbox: { leaseSeconds: ${leaseSeconds} }
`

/** The students whose orders wait, and the references of those. */
const families = Array.from({ length: 40 }, (_, index) => ({
  code: String(41_001 + index),
  reference: `MH-${String(41_001 + index).padStart(12, '0')}`,
  orderId: randomUUID(),
}))

/** The moments of a booking: its last look has found nothing, or the order is on its way into the books. */
type Moment = 'looked' | 'booking'

/** SAP, slow to book; `onMoment` hears of every moment and whose it is before an answer leaves. */
async function slowAccounting() {
  const stage = await openStage(memoryKit({ now: () => new Date() }))
  onTestFinished(() => stage.close())
  const { settings: signIn, vendor } = stage
  const origin = String(Object.entries(signIn).find(([name]) => name === 'baseUrl')?.[1])
  const looks = new Map<string, number>()
  const told = { sessions: new Set<string>(), onMoment: (_moment: Moment, _session: string): void => {} }

  const line = await openVendorServer({
    async handle(request) {
      const session = request.headers['cookie'] ?? ''
      if (session !== '') told.sessions.add(session)
      if (!request.path.endsWith('/Orders')) return passOn(origin, request)
      if (request.method === 'POST') {
        told.onMoment('booking', session)
        await pause(bookingMs)
        return passOn(origin, request)
      }
      const answer = await passOn(origin, request)
      const look = `${session} ${request.query.get('$filter')}`
      looks.set(look, (looks.get(look) ?? 0) + 1)
      // The hub looks, and so does its adapter, right before it books.
      if (looks.get(look) === 2) told.onMoment('looked', session)
      return answer
    },
  })
  onTestFinished(() => line.close())
  await addPartners(origin, signIn)
  return { told, vendor, settings: { ...signIn, baseUrl: line.origin } }
}

async function passOn(
  origin: string,
  { method, target, headers, body }: VendorRequest,
): Promise<VendorAnswer> {
  const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers
  const sent = method === 'GET' ? {} : { body }
  const answer = await fetch(origin + target, { method, headers: kept, ...sent })
  return {
    status: answer.status,
    headers: { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie() },
    body: new Uint8Array(await answer.arrayBuffer()),
  }
}

async function addPartners(origin: string, signIn: object): Promise<void> {
  const { company, user, password } = Object.assign({ company: '', user: '', password: '' }, signIn)
  const post = (entity: string, body: object, cookie = '') =>
    fetch(`${origin}/b1s/v2/${entity}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const login = await post('Login', { CompanyDB: company, UserName: user, Password: password })
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
  for (const { code } of families) {
    const partner = { CardCode: `C${code}`, CardName: code, CardType: 'cCustomer' }
    expect((await post('BusinessPartners', partner, cookie)).status).toBe(201)
  }
}

/** Two workers of one school whose accounting is that one. */
async function aSchool(accounting: object) {
  if (postgres === undefined) throw new Error('there is no PostgreSQL')
  const redis = await RedisServer.start()
  const kept = await postgres.create()
  onTestFinished(() => kept.drop())
  const home = await mkdtemp(path.join(tmpdir(), 'matricula-frozen-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  await cp(path.join(root, 'config'), path.join(home, 'config'), { recursive: true })
  const season = path.join(home, 'config/seasons/2025-2026.yaml')
  await writeFile(season, (await readFile(season, 'utf8')).replace(/earlyPayment: .*/, 'earlyPayment: null'))
  const main = (use: string, given: object = {}) => ({ main: { use, settings: given } })
  const nobody = { use: 'sandbox-payments', settings: { merchant: 'nobody', secret: 'nobody-pays-here' } }
  const plugins = {
    sis: main('sandbox-sis'),
    accounting: main('accounting-sap-b1', accounting),
    payments: { card: nobody, invoices: nobody },
    notices: main('sandbox-notices'),
  }
  await writeFile(path.join(home, 'config/plugins.yaml'), JSON.stringify(plugins))
  await writeFile(path.join(home, 'settings.yaml'), settings)
  const { MATRICULA_DATABASE_URL: url = '' } = kept.environment
  const environment = {
    MATRICULA_SETTINGS: path.join(home, 'settings.yaml'),
    MATRICULA_DATA: home,
    MATRICULA_DATABASE_URL: url,
    MATRICULA_REDIS_URL: redis.url,
  }
  const workers = [1, 2].map(() => new Machine({ program: 'worker', environment, home }))
  for (const worker of workers) onTestFinished(() => worker.kill())
  const connect = () =>
    connectDatabase({ client: 'pg', url, pool: 2, folder: '', encryptionKey: '', deadlines }, '/')
  return { workers, connect }
}

async function announceOrders(database: Database): Promise<void> {
  const ordered = families.map(({ code, reference, orderId }) =>
    order({ id: orderId, student_code: code, token: orderId.replaceAll('-', ''), reference, status: 'paid' }),
  )
  await database('enrollment_order').insert(ordered)
  await database('charge').insert(families.flatMap(({ orderId }) => chargesOf(orderId)))
  const deliveries = families.map(({ orderId }) =>
    delivery({ topic: 'accounting.order', key: `order:${orderId}`, payload: { orderId }, status: 'due' }),
  )
  await database('outbox').insert(deliveries)
}

describe.skipIf(!hasRedis || postgres === undefined)('Two workers before a slow accounting', () => {
  it('book each order once, though one stands still right before it books and the other while it does', async () => {
    const { told, vendor, settings: accounting } = await slowAccounting()
    const { workers, connect } = await aSchool(accounting)
    const sessions = new Map<string, Machine>()
    for (const worker of workers) {
      await worker.start()
      const [session] = [...told.sessions].filter((each) => !sessions.has(each))
      if (session !== undefined) sessions.set(session, worker)
    }
    expect(sessions.size).toBe(2)
    const database = await connect()
    onTestFinished(() => database.destroy())
    const frozen: Moment[] = []
    const freezeAt = (wanted: readonly Moment[]) => {
      const [next, ...later] = wanted
      let seen = 0
      told.onMoment = (moment, session) => {
        seen += 1
        if (moment !== next || seen < 6) return
        told.onMoment = () => {}
        frozen.push(moment)
        const victim = sessions.get(session)
        victim?.freeze()
        setTimeout(() => {
          victim?.thaw()
          freezeAt(later)
        }, frozenMs)
      }
    }
    freezeAt(['looked', 'booking'])

    await announceOrders(database)
    await until(
      () => database('outbox').where({ status: 'done' }).pluck('id'),
      (done) => done.length === families.length,
      240_000,
    )

    expect(frozen).toEqual(['looked', 'booking'])
    const booked = await Promise.all(families.map(({ reference }) => vendor.effects(reference)))
    expect(booked).toEqual(families.map(() => 1))
    expect(await database('accounting_document').pluck('order_id')).toHaveLength(families.length)
  }, 900_000)
})
