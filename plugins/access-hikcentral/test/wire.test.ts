import { createHash, createHmac } from 'node:crypto'
import nock from 'nock'
import { describe, expect, it } from 'vitest'
import {
  anAdapter,
  answers,
  appKey,
  appSecret,
  network,
  personPath,
  read,
  replay,
  write,
} from './support/an-appliance.ts'
import type { SeenRequest } from './support/an-appliance.ts'

/** Put together here once more, by Hikvision's description of it. */
function expectSigned({ path, headers, body }: SeenRequest): void {
  const md5 = createHash('md5').update(body).digest('base64')
  expect(headers['content-md5']).toBe(md5)
  const text = `POST\n*/*\n${md5}\napplication/json\nx-ca-key:${appKey}\nx-ca-nonce:${headers['x-ca-nonce']}\nx-ca-timestamp:${headers['x-ca-timestamp']}\n${path}`
  expect(headers['x-ca-signature']).toBe(createHmac('sha256', appSecret).update(text).digest('base64'))
}

const noPerson = { code: '0', msg: 'Success', data: [] }
const person = (data: unknown) => ({ code: '0', msg: 'Success', data })

describe('enrolling in service 1', () => {
  it('looks, adds to both groups, looks again and tells the doors, as recorded', async () => {
    const seen = await replay('enrol-service-1')
    const { adapter } = anAdapter({ settings: { doors: ['12', '13'] } })
    expect(await adapter.enrol('31001', 1, write())).toEqual({
      id: '105',
      studentCode: '31001',
      services: [1, 2, 3],
    })
    expect(nock.pendingMocks()).toEqual([])
    expect(seen).toHaveLength(9)
  })

  it('signs every request over the bytes it sends, each with a nonce of its own', async () => {
    const seen = await replay('enrol-service-1')
    const at = new Date('2026-01-15T13:00:00Z')
    const settings = { signing: 'headers-and-body', doors: ['12', '13'] }
    await anAdapter({ settings, now: () => at }).adapter.enrol('31001', 1, write())
    for (const request of seen) expectSigned(request)
    expect(new Set(seen.map(({ headers }) => headers['x-ca-nonce'])).size).toBe(seen.length)
    expect(seen[0]?.headers['x-ca-timestamp']).toBe(String(at.getTime()))
    expect(seen[0]?.headers['x-ca-nonce']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('names the operator of the settings, and nobody where there is none', async () => {
    const named = await replay('start')
    await anAdapter({ settings: { userId: 'matricula' } }).adapter.start(read().signal)
    expect(named.map(({ headers }) => headers['userid'])).toEqual(['matricula', 'matricula', 'matricula'])
    nock.cleanAll()
    const unnamed = await replay('start')
    await anAdapter().adapter.start(read().signal)
    expect(unnamed[0]?.headers).not.toHaveProperty('userid')
  })
})

describe('starting', () => {
  it('reads the version first, then every page of the groups', async () => {
    const seen = await replay('start')
    const { adapter, kit } = anAdapter()
    await adapter.start(read().signal)
    expect(seen.map(({ path }) => path)).toEqual([
      '/artemis/api/common/v1/version',
      '/artemis/api/acs/v1/privilege/group',
      '/artemis/api/acs/v1/privilege/group',
    ])
    expect(kit.logged).toContainEqual({
      level: 'info',
      fields: { version: '2.4.1' },
      message: 'HikCentral answers',
    })
  })

  it('fails when a group of the settings is not there, and says which', async () => {
    await replay('start')
    const { adapter } = anAdapter({ settings: { groups: { lunch: '34', snack: '99' } } })
    await expect(adapter.start(read().signal)).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('groups.snack'),
    })
  })
})

describe('a person', () => {
  it('is asked for in capitals', async () => {
    network().post(`/artemis/api${personPath}`, { personCode: 'B7C2D' }).reply(200, noPerson)
    expect(await anAdapter().adapter.findPerson('b7c2d', read())).toBeNull()
  })

  it.each([
    ['an empty list', noPerson],
    ['nothing', { code: '0', msg: 'Success' }],
    ['null', { code: '0', msg: 'Success', data: null }],
    ['an empty text', { code: '0', msg: 'Success', data: '' }],
    ['code 0x00072202', { code: '0x00072202', msg: 'resource not found' }],
  ])('is not there when the answer is %s', async (_what, answer) => {
    answers(personPath, answer)
    expect(await anAdapter().adapter.findPerson('31001', read())).toBeNull()
  })

  it('is not there after a code of the settings', async () => {
    answers(personPath, { code: '128', msg: 'no existe' })
    const { adapter } = anAdapter({ settings: { missingCodes: ['128'] } })
    expect(await adapter.findPerson('31001', read())).toBeNull()
  })

  it.each([
    ['of somebody else', person({ personId: '7', personCode: '31002' })],
    ['without an id', person({ personCode: '31001' })],
    ['that is a text', person('105')],
    ['without an envelope', { personId: '105', personCode: '31001' }],
  ])('is never made of an answer %s', async (_what, answer) => {
    answers(personPath, answer)
    await expect(anAdapter().adapter.findPerson('31001', read())).rejects.toMatchObject({
      code: 'unreachable',
    })
  })

  it('with an id as a number has it as text', async () => {
    answers(personPath, person({ personId: 105, personCode: '31001' }))
    const list = '/acs/v1/privilege/group/single/personList'
    answers(list, person({ total: 1, pageNo: 1, pageSize: 500, list: [{ id: 105 }] }))
    answers(list, noPerson)
    expect(await anAdapter().adapter.findPerson('31001', read())).toEqual({
      id: '105',
      studentCode: '31001',
      services: [2],
    })
  })

  it('is read from JSON that comes under the type of XML', async () => {
    answers(personPath, noPerson, { headers: { 'content-type': 'application/xml' } })
    expect(await anAdapter().adapter.findPerson('31001', read())).toBeNull()
  })
})

describe('a list', () => {
  it('with an empty page before its own total is not taken for whole', async () => {
    const list = '/acs/v1/privilege/group/single/personList'
    answers(personPath, person({ personId: '105', personCode: '31001' }))
    answers(list, person({ total: 5, pageNo: 1, pageSize: 2, list: [{ id: '1' }, { id: '2' }] }))
    answers(list, person({ total: 5, pageNo: 2, pageSize: 2, list: [] }))
    const found = anAdapter().adapter.findPerson('31001', read())
    await expect(found).rejects.toMatchObject({ code: 'unreachable' })
  })
})

describe('the appliance', () => {
  it('hears at most as many calls at once as the settings say', async () => {
    let underWay = 0
    let most = 0
    const scope = network()
    scope
      .post(`/artemis/api${personPath}`)
      .times(6)
      .reply(200, async () => {
        underWay += 1
        most = Math.max(most, underWay)
        await new Promise((resolve) => setImmediate(resolve))
        underWay -= 1
        return noPerson
      })
    const { adapter } = anAdapter({ settings: { atOnce: 1 } })
    await Promise.all(Array.from({ length: 6 }, () => adapter.findPerson('31001', read())))
    expect(most).toBe(1)
    expect(scope.isDone()).toBe(true)
  })

  it('hears no more in a second than the settings say: a call that waits is never sent once its deadline passed', async () => {
    const scope = network()
    let heard = 0
    scope
      .post(`/artemis/api${personPath}`)
      .times(2)
      .reply(200, () => {
        heard += 1
        return noPerson
      })
    const { adapter } = anAdapter({ settings: { callsPerSecond: 1 } })
    await adapter.findPerson('31001', read())
    const deadline = new AbortController()
    const waiting = adapter.findPerson('31001', read(deadline.signal))
    setImmediate(() => deadline.abort())
    await expect(waiting).rejects.toMatchObject({ code: 'unreachable' })
    expect(heard).toBe(1)
  })
})
