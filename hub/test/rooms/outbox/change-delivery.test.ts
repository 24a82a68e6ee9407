import { describe, expect, it } from 'vitest'
import { announce, leaseMessages } from '../../../src/rooms/outbox/outbox.store.ts'
import { databases } from '../../support/databases.ts'
import { problemOf } from '../../support/problem.ts'
import { signInStaff } from '../../support/staff.ts'
import { runHub } from '../../support/test-hub.ts'

/** A hub that delivers nothing by itself, with one message. */
async function withMessage(options: Parameters<typeof runHub>[0] = {}) {
  const hub = await runHub(options)
  const { house } = hub.hub
  await house.work.stop()
  const at = house.clock.wall()
  const message = { topic: 'receipt.issue', key: 'receipt:x', payload: {}, trace: 'trace', at } as const
  await house.database.transaction((trx) => announce(trx, message))
  const row = () => house.database('outbox').where({ key: 'receipt:x' }).first()
  const { id } = await row()
  const it = await signInStaff(hub, 'it')
  const change = (act: 'retry' | 'park') => it.post(`/api/outbox/${id}/${act}`, {})
  return { hub, house, it, id, row, change }
}

describe.each(databases)('A delivery on $name', (database) => {
  it('is parked and sent again by a person, with all its attempts before it', async () => {
    const { house, row, change, id } = await withMessage({ database })
    await house.database('outbox').update({ attempts: 7 })

    const parked = await change('park')
    expect(parked.body).toMatchObject({ id, status: 'parked', last_fault: 'by staff:sistemas' })
    const retried = await change('retry')
    expect(retried.body).toMatchObject({ id, status: 'due', attempts: 0, leased_until: null })

    expect(await row()).toMatchObject({ status: 'due', attempts: 0 })
    const audit = await house.database('audit').orderBy('id')
    expect(audit.map(({ actor, act, subject }) => [actor, act, subject])).toEqual([
      ['staff:sistemas', 'delivery.park', String(id)],
      ['staff:sistemas', 'delivery.retry', String(id)],
    ])
    expect(JSON.parse(audit[0].before)).toMatchObject({ status: 'due', attempts: 7 })
  })

  it('that a worker has in its hands is left alone, until its lease has run out', async () => {
    const { house, row, change } = await withMessage({ database })
    await leaseMessages(house.database, { now: house.clock.wall(), seconds: 60, limit: 20 })

    const inFlight = await change('park')
    expect([inFlight.status, problemOf(inFlight).code]).toEqual([409, 'NOT_PARKED'])
    expect(await row()).toMatchObject({ status: 'due', attempts: 1, last_fault: null })

    await house.database('outbox').update({ leased_until: '2020-01-01T00:00:00.000Z' })
    expect((await change('park')).status).toBe(200)
  })

  it('that is not parked is not retried, and one that is done is neither', async () => {
    const { house, change } = await withMessage({ database })
    expect((await change('retry')).status).toBe(409)
    await house.database('outbox').update({ status: 'done' })
    expect([(await change('retry')).status, (await change('park')).status]).toEqual([409, 409])
  })
})

describe('Deliveries', () => {
  it('are listed by status and topic, in pages, with how many there are', async () => {
    const { house, it: staff } = await withMessage()
    const at = house.clock.wall()
    for (const name of ['one', 'two', 'three']) {
      const message = { topic: 'notice.link', key: `link:${name}`, payload: {}, trace: name, at } as const
      await house.database.transaction((trx) => announce(trx, message))
    }
    await house.database('outbox').where({ key: 'link:two' }).update({ status: 'parked' })
    const list = async (query: string) => {
      const answer = await staff.get<{ key: string }[]>(`/api/outbox?${query}`)
      return [answer.headers.get('x-total-count'), ...answer.body.map(({ key }) => key)]
    }

    expect(await list('topic=notice.link')).toEqual(['3', 'link:three', 'link:two', 'link:one'])
    expect(await list('status=parked')).toEqual(['1', 'link:two'])
    expect(await list('sort=id&page[size]=2&page[number]=2')).toEqual(['4', 'link:two', 'link:three'])
    expect((await staff.get('/api/outbox?topic=gossip')).status).toBe(400)
  })

  it('that are not there cannot be changed', async () => {
    const { it: staff } = await withMessage()

    expect((await staff.post('/api/outbox/4711/retry', {})).status).toBe(404)
    expect((await staff.post('/api/outbox/x/park', {})).status).toBe(400)
  })
})
