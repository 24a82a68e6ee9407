import { randomUUID } from 'node:crypto'
import path from 'node:path'
import Libsql from 'libsql'
import { describe, expect, it, onTestFinished } from 'vitest'
import { poolUsage } from '../../src/db/pool.ts'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases, sqlite } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { takeAllRoom } from '@matricula/hub/testing/full-disk'
import { beginOutage } from '@matricula/hub/testing/outage'
import { Provider } from '@matricula/hub/testing/provider'
import { runHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { seen } from './scene.ts'

const settings = { payments: { askEverySeconds: 3600 } }
const down = '503 DATABASE_DOWN'

/** Longer than what is free on any page of the database. */
const reason = 'x'.repeat(8000)

/** One family has paid and its callback is still to come; another is about to pay. */
async function midDay(options: TestHubOptions = {}) {
  const hub = await runHub({ settings, ...options })
  const { app } = hub.hub
  const provider = new Provider(hub)
  await provider.misbehave({ lost: 'on' })
  const paid = await Family.signIn(hub, '10001')
  const started = (await paid.pay(await paid.quote(rightAndCosts))).body
  await paid.chooseAtProvider(started, 'approve')
  const { reference = '', amount = 0 } = started.data ?? {}
  const letter = provider.written({ eventId: 'late:Aceptada', reference, status: 'Aceptada', amount, reason })
  const about = await Family.signIn(hub, '10003')
  const quote = await about.quote(rightAndCosts)
  const key = randomUUID()
  return {
    hub,
    app,
    /** What the provider and a family do in the trouble and again after it. */
    callBack: async () => seen(await provider.call(letter)),
    pay: () => about.pay(quote, {}, key),
    expectBothPaidOnce: async () => {
      await about.chooseAtProvider((await about.pay(quote, {}, key)).body, 'approve')
      const { reference: second = '', amount: price = 0 } = (await about.check()).data ?? {}
      const other = { eventId: 'other:Aceptada', reference: second, status: 'Aceptada', amount: price }
      await provider.call(provider.written(other))
      for (const code of ['10001', '10003']) {
        const books = await until(() => readBooks(app, code), isDelivered)
        expect(books).toMatchObject({ ...onePaidEnrolment, payments: [{ status: 'APROBADO' }] })
      }
    },
  }
}

describe('With a full disk', () => {
  it('a hub says so, still shows what it has, loses nothing and goes on when there is room', async () => {
    const { hub, app, callBack, pay, expectBothPaidOnce } = await midDay({ database: sqlite })
    const reader = await Family.signIn(hub, '10002')
    const giveRoom = await takeAllRoom(app.database)

    expect(await callBack()).toBe(down)
    const refused = await pay()
    expect([seen(refused), refused.headers.get('retry-after')]).toEqual([down, '5'])
    expect((await reader.visitor.get('/api/enrollment/draft')).status).toBe(200)
    expect(await app.database('payment')).toEqual([])
    const ready = () => hub.visitor().get<object>('/api/health/ready')
    expect(await until(ready, ({ status }) => status === 503)).toMatchObject({
      body: { status: 'not-ready', database: true, disk: false },
    })

    await giveRoom()
    expect((await until(ready, ({ status }) => status === 200)).body).toMatchObject({ disk: true })
    expect(await callBack()).toBe('as always')
    await expectBothPaidOnce()
  })
})

describe('With its embedded database locked', () => {
  it('a hub waits for the other process and answers meanwhile what needs no database', async () => {
    const { hub, app, callBack, pay, expectBothPaidOnce } = await midDay({ database: sqlite })
    const backup = new Libsql(path.join(app.config.settings.database.folder, 'matricula.db'))
    onTestFinished(() => void backup.close())
    backup.exec('BEGIN IMMEDIATE')

    const acts = Promise.all([pay(), callBack()])
    await until(
      async () => poolUsage(app.database),
      ({ used }) => used === 1,
    )
    expect((await hub.visitor().get('/api/health/live')).status).toBe(200)
    backup.exec('ROLLBACK')

    const [paying, calledBack] = await acts
    expect([seen(paying), calledBack]).toEqual(['as always', 'as always'])
    await expectBothPaidOnce()
  })
})

const [postgres] = databases.filter(({ name }) => name === 'PostgreSQL')

describe.runIf(postgres !== undefined)('With its database server gone', () => {
  it('a hub says so to everybody, and goes on without a restart when it is back', async () => {
    const { hub, app, callBack, pay, expectBothPaidOnce } = await midDay({
      ...(postgres && { database: postgres }),
    })
    const endOutage = await beginOutage(app)
    onTestFinished(endOutage)

    expect(await callBack()).toBe(down)
    expect(seen(await pay())).toBe(down)
    expect(seen(await hub.visitor().post('/api/enrollment/login', { studentCode: '10002' }))).toBe(down)
    expect((await hub.visitor().get('/api/health/live')).status).toBe(200)
    expect((await hub.visitor().get('/api/health/ready')).status).toBe(503)

    await endOutage()
    expect(await callBack()).toBe('as always')
    expect((await hub.visitor().get('/api/health/ready')).status).toBe(200)
    await expectBothPaidOnce()
  })
})
