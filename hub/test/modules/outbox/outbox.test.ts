import { describe, expect, it } from 'vitest'
import { deliverOutbox, type Handlers } from '../../../src/modules/outbox/deliver-outbox.ts'
import { announce, leaseMessages } from '../../../src/modules/outbox/outbox.store.ts'
import { databases } from '@matricula/hub/testing/databases'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const past = '2025-01-01T00:00:00.000Z'

describe.each(databases)('The outbox on $name', (database) => {
  it('hands each message to one worker alone until its lease runs out', async () => {
    const hub = await runHub({ database })
    const { app } = hub.hub
    await app.work.stop()
    await (await Family.signIn(hub, '10004')).enrol(rightAndCosts)
    const terms = { now: app.clock.wall(), seconds: 60, limit: 20 }
    const later = { ...terms, now: new Date(terms.now.getTime() + 60_000) }

    const workers = await Promise.all(Array.from({ length: 4 }, () => leaseMessages(app.database, terms)))
    const again = await leaseMessages(app.database, later)

    expect(
      workers
        .flat()
        .map(({ topic }) => topic)
        .toSorted(),
    ).toEqual(['accounting.order', 'notice.receipt'])
    expect(again.map(({ attempts }) => attempts)).toEqual([2, 2])
  })
})

describe('A delivery on which the hub itself fails', () => {
  it('is tried again after a while, and on hold when it fails for good', async () => {
    const { hub } = await runHub({ settings: { outbox: { maxAttempts: 2 } } })
    const { app } = hub
    await app.work.stop()
    const at = app.clock.wall()
    const message = { topic: 'receipt.issue', key: 'receipt:x', payload: {}, trace: 'trace', at } as const
    await app.database.transaction((trx) => announce(trx, message))
    const handlers: Handlers = new Map([
      ['receipt.issue', () => Promise.reject(new Error('the database was away'))],
    ])
    const deliverAt = (minutes: number) =>
      deliverOutbox(
        { ...app, clock: { ...app.clock, wall: () => new Date(at.getTime() + minutes * 60_000) } },
        { handlers, sideBySide: 1 },
        AbortSignal.timeout(10_000),
      )
    const row = () => app.database('outbox').where({ key: 'receipt:x' }).first()

    await deliverAt(0)
    expect(await row()).toMatchObject({ status: 'due', attempts: 1 })
    await deliverAt(10)
    expect(await row()).toMatchObject({ status: 'on_hold', attempts: 2 })
    expect((await row()).last_fault).not.toContain('away')
  })
})

describe('A delivery that only a newer hub knows', () => {
  it('is left to it, and keeps no other waiting', async () => {
    const hub = await runHub()
    const { app } = hub.hub
    const row = { payload: '{}', status: 'due', attempts: 0, trace: 't', due_at: past, created_at: past }
    await app.database('outbox').insert({ ...row, topic: 'tomorrow.news', key: 'tomorrow' })
    const family = await Family.signIn(hub, 'A1B2C')
    await family.enrol(rightAndCosts)
    await until(
      () => app.database('outbox').where({ status: 'done' }).pluck('topic'),
      (topics) => topics.includes('notice.receipt') && topics.includes('accounting.order'),
    )
    expect(await app.database('outbox').whereNot({ status: 'done' }).pluck('topic')).toEqual([
      'tomorrow.news',
    ])
    expect(hub.lines.filter((line) => line.includes('a job broke off'))).toEqual([])
  })
})

describe.each(databases)('The list of deliveries on $name', (database) => {
  it('is sorted by what is due and by attempts, and found by key and request', async () => {
    const hub = await runHub({ database })
    const { app } = hub.hub
    await app.work.stop()
    const rows = [
      { key: 'receipt:1', trace: 'one', due: '2025-06-19T15:00:00.000Z', attempts: 2 },
      { key: 'receipt:2', trace: 'one', due: '2025-06-19T14:00:00.000Z', attempts: 0 },
      { key: 'order_3', trace: 'two', due: '2025-06-19T16:00:00.000Z', attempts: 2 },
    ]
    for (const { key, trace, due, attempts } of rows) {
      const at = app.clock.wall()
      await app.database.transaction((trx) =>
        announce(trx, { topic: 'receipt.issue', key, payload: {}, trace, at }),
      )
      await app.database('outbox').where({ key }).update({ due_at: due, attempts })
    }
    const it = await signInStaff(hub, 'it')
    const keys = async (query: string) => {
      const { body, headers } = await it.get<{ key: string }[]>(`/api/outbox?${query}`)
      return [body.map(({ key }) => key).join(), headers.get('x-total-count')]
    }
    expect(await keys('sort=due_at')).toEqual(['receipt:2,receipt:1,order_3', '3'])
    expect(await keys('sort=-attempts&page[size]=2')).toEqual(['order_3,receipt:1', '3'])
    await app.database('outbox').where({ key: 'receipt:2' }).update({ status: 'on_hold' })
    expect(await keys('sort=attempts')).toEqual(['receipt:2,order_3,receipt:1', '3'])
    expect(await keys('trace=one&sort=id')).toEqual(['receipt:1,receipt:2', '2'])
    expect(await keys('search=RECEIPT:&sort=-due_at')).toEqual(['receipt:1,receipt:2', '2'])
    expect(await keys('search=order_')).toEqual(['order_3', '1'])
    expect(await keys('search=receipt_')).toEqual(['', '0'])
    expect(await keys('search=3')).toEqual(['', '0'])
    expect((await it.get('/api/outbox?sort=key')).status).toBe(400)
  })
})

describe('The list of deliveries', () => {
  it('shows staff the newest first, without what is in them', async () => {
    const hub = await runHub()
    await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
    await until(() => readBooks(hub.hub.app, '10001'), isDelivered)

    const list = await (await signInStaff(hub, 'it')).get<Record<string, unknown>[]>('/api/outbox')

    expect(list.body.map(({ topic, status, attempts }) => [topic, status, attempts])).toEqual([
      ['accounting.order', 'done', 1],
      ['notice.receipt', 'done', 1],
    ])
    expect(list.body.flatMap(Object.keys)).not.toContain('payload')
  })

  it('is not for families', async () => {
    const hub = await runHub()
    const { visitor } = await Family.signIn(hub, '10001')

    expect((await visitor.get('/api/outbox')).status).toBe(403)
  })
})
