import { describe, expect, it } from 'vitest'
import { announce, leaseMessages } from '../../../src/modules/outbox/outbox.store.ts'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'

/** A hub that delivers nothing by itself, with one message. */
async function withMessage(options: Parameters<typeof runHub>[0] = {}) {
  const hub = await runHub(options)
  const { app } = hub.hub
  await app.work.stop()
  const at = app.clock.wall()
  const message = { topic: 'receipt.issue', key: 'receipt:x', payload: {}, trace: 'trace', at } as const
  await app.database.transaction((trx) => announce(trx, message))
  const row = () => app.database('outbox').where({ key: 'receipt:x' }).first()
  const { id } = await row()
  const it = await signInStaff(hub, 'it')
  const change = (act: 'retry' | 'hold') => it.post(`/api/outbox/${id}/${act}`, {})
  return { hub, app, it, id, row, change }
}

describe.each(databases)('A delivery on $name', (database) => {
  it('is on hold and sent again by a person, with all its attempts before it', async () => {
    const { app, row, change, id } = await withMessage({ database })
    await app.database('outbox').update({ attempts: 7 })

    const held = await change('hold')
    expect(held.body).toMatchObject({ id, status: 'on_hold', last_fault: 'by staff:sistemas' })
    const retried = await change('retry')
    expect(retried.body).toMatchObject({ id, status: 'due', attempts: 0, leased_until: null })

    expect(await row()).toMatchObject({ status: 'due', attempts: 0 })
    const audit = await app.database('audit').orderBy('id')
    expect(audit.map(({ actor, act, subject }) => [actor, act, subject])).toEqual([
      ['staff:sistemas', 'delivery.hold', String(id)],
      ['staff:sistemas', 'delivery.retry', String(id)],
    ])
    expect(JSON.parse(audit[0].before)).toMatchObject({ status: 'due', attempts: 7 })
  })

  it('that a worker has in its hands is left alone, until its lease has run out', async () => {
    const { app, row, change } = await withMessage({ database })
    await leaseMessages(app.database, { now: app.clock.wall(), seconds: 60, limit: 20 })

    const inFlight = await change('hold')
    expect([inFlight.status, problemOf(inFlight).code]).toEqual([409, 'NOT_WAITING'])
    expect(await row()).toMatchObject({ status: 'due', attempts: 1, last_fault: null })

    await app.database('outbox').update({ leased_until: '2020-01-01T00:00:00.000Z' })
    expect((await change('hold')).status).toBe(200)
  })

  it('that is not on hold is not retried, and one that is done is neither', async () => {
    const { app, change } = await withMessage({ database })
    expect((await change('retry')).status).toBe(409)
    await app.database('outbox').update({ status: 'done' })
    const [retried, held] = [await change('retry'), await change('hold')]
    expect([retried.status, held.status]).toEqual([409, 409])
    expect([problemOf(retried).code, problemOf(held).code]).toEqual(['NOT_ON_HOLD', 'DELIVERY_DONE'])
  })
})

describe.each(databases)('The deliveries on hold on $name', (database) => {
  const putOnHold = async ({ hub }: Awaited<ReturnType<typeof withMessage>>, ...keys: string[]) => {
    const { app } = hub.hub
    const at = app.clock.wall()
    for (const key of keys) {
      const message = { topic: 'notice.link', key, payload: {}, trace: key, at } as const
      await app.database.transaction((trx) => announce(trx, message))
    }
    const kept = { status: 'on_hold', attempts: 12, postponed: 3, last_fault: 'rejected: no' }
    await app.database('outbox').whereIn('key', keys).update(kept)
  }

  it('are all sent again by one act, with all their attempts before them', async () => {
    const begun = await withMessage({ database })
    await putOnHold(begun, 'link:one', 'link:two')
    const { app, it: staff } = begun

    const answer = await staff.post('/api/outbox/retry', {})

    expect([answer.status, answer.body]).toEqual([200, { retried: 2 }])
    const rows = await app.database('outbox').where({ topic: 'notice.link' })
    const again = { status: 'due', attempts: 0, postponed: 0 }
    expect(rows).toMatchObject([again, again])
    const [audit] = await app.database('audit').where({ act: 'delivery.retry' })
    expect(audit).toMatchObject({ actor: 'staff:sistemas', subject: '*', after: '{"retried":2}' })
  })

  it('are sent again as far as the filter leaves them', async () => {
    const begun = await withMessage({ database })
    await putOnHold(begun, 'link:one', 'link:two', 'other:one')
    const { app, it: staff } = begun
    const retry = async (input: object) => (await staff.post('/api/outbox/retry', input)).body
    expect(await retry({ topic: 'receipt.issue' })).toEqual({ retried: 0 })
    expect(await retry({ topic: 'notice.link', search: 'link:', trace: 'link:two' })).toEqual({ retried: 1 })
    expect(await retry({ search: 'link:' })).toEqual({ retried: 1 })
    expect(await app.database('outbox').where({ status: 'on_hold' }).pluck('key')).toEqual(['other:one'])
    expect((await staff.post('/api/outbox/retry', { topic: 'gossip' })).status).toBe(400)
  })
})

describe('Deliveries', () => {
  it('are listed by status and topic, in pages, with how many there are', async () => {
    const { app, it: staff } = await withMessage()
    const at = app.clock.wall()
    for (const name of ['one', 'two', 'three']) {
      const message = { topic: 'notice.link', key: `link:${name}`, payload: {}, trace: name, at } as const
      await app.database.transaction((trx) => announce(trx, message))
    }
    await app.database('outbox').where({ key: 'link:two' }).update({ status: 'on_hold' })
    const list = async (query: string) => {
      const answer = await staff.get<{ key: string }[]>(`/api/outbox?${query}`)
      return [answer.headers.get('x-total-count'), ...answer.body.map(({ key }) => key)]
    }

    expect(await list('topic=notice.link')).toEqual(['3', 'link:three', 'link:two', 'link:one'])
    expect(await list('status=on_hold')).toEqual(['1', 'link:two'])
    expect(await list('sort=id&page[size]=2&page[number]=2')).toEqual(['4', 'link:two', 'link:three'])
    expect((await staff.get('/api/outbox?topic=gossip')).status).toBe(400)
  })

  it('that are not there cannot be changed', async () => {
    const { it: staff } = await withMessage()

    expect((await staff.post('/api/outbox/4711/retry', {})).status).toBe(404)
    expect((await staff.post('/api/outbox/x/hold', {})).status).toBe(400)
  })
})
