import { PluginFault } from '@matricula/contract'
import type { HttpResponse } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import nock from 'nock'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { plugin } from '../src/index.ts'
import {
  anAdapter,
  geocodingPath,
  home,
  key,
  read,
  recorded,
  routesPath,
  school,
  servers,
} from './support/google.ts'

async function faultOf(act: Promise<unknown>): Promise<PluginFault> {
  const end = await act.catch((error: unknown) => error)
  if (end instanceof PluginFault) return end
  throw new Error('it ended in no fault')
}

const rpc = (status: string, reason?: string) => ({
  error: {
    code: 0,
    message: `${key} of Ana Ruiz`,
    status,
    details: reason === undefined ? [] : [{ reason }],
  },
})

describe('a refusal of the newer APIs', () => {
  it.each([
    [400, rpc('INVALID_ARGUMENT'), 'invalid'],
    [400, rpc('INVALID_ARGUMENT', 'API_KEY_INVALID'), 'unauthorised'],
    [400, recorded('wrong-key'), 'unauthorised'],
    [400, rpc('INVALID_ARGUMENT', 'SOMETHING_NEW'), 'invalid'],
    [400, rpc('FAILED_PRECONDITION'), 'invalid'],
    [400, rpc('OUT_OF_RANGE'), 'invalid'],
    [401, rpc('UNAUTHENTICATED'), 'unauthorised'],
    [403, rpc('PERMISSION_DENIED'), 'unauthorised'],
    [403, '<html>Forbidden</html>', 'unauthorised'],
    [404, rpc('NOT_FOUND'), 'not-found'],
    [429, rpc('RESOURCE_EXHAUSTED'), 'throttled'],
    [429, 'slow down', 'throttled'],
    [500, rpc('INTERNAL'), 'unreachable'],
    [503, rpc('UNAVAILABLE'), 'unreachable'],
    [504, rpc('DEADLINE_EXCEEDED'), 'unreachable'],
    [502, '<html>Bad gateway</html>', 'unreachable'],
    [418, rpc('TEAPOT'), 'invalid'],
  ])('with status %i and %j is %s', async (status, body, code) => {
    const { adapter } = anAdapter()
    nock(servers.routes).post(routesPath).reply(status, body)
    const fault = await faultOf(adapter.distance(home, school, read))
    expect(fault.code).toBe(code)
    expect(`${fault.message} ${fault.reason}`).not.toMatch(/AIza|Ana/)
  })

  it('waits as long as it asks for', async () => {
    const { adapter } = anAdapter()
    nock(servers.routes).post(routesPath).reply(429, rpc('RESOURCE_EXHAUSTED'), { 'retry-after': '30' })
    expect((await faultOf(adapter.distance(home, school, read))).retryAfterMs).toBe(30_000)
  })
})

describe('a refusal of the Geocoding API, under status 200', () => {
  it.each([
    ['OVER_QUERY_LIMIT', 'throttled'],
    ['OVER_DAILY_LIMIT', 'unauthorised'],
    ['REQUEST_DENIED', 'unauthorised'],
    ['INVALID_REQUEST', 'invalid'],
    ['UNKNOWN_ERROR', 'unreachable'],
  ])('%s is %s', async (status, code) => {
    const { adapter, kit } = anAdapter()
    nock(servers.geocoding)
      .get(geocodingPath)
      .query(true)
      .reply(200, { status, results: [], error_message: `${key} of Ana Ruiz` })
    const fault = await faultOf(adapter.search('Calle 93', school, 6, read))
    expect([fault.code, fault.retryAfterMs]).toEqual([code, code === 'throttled' ? 5000 : undefined])
    expect(`${fault.message} ${JSON.stringify(kit.logged)}`).not.toMatch(/AIza|Ana/)
  })

  it.each([
    ['QUITE_NEW', 'QUITE_NEW'],
    ['Ana Ruiz, Calle 93', '(not a word)'],
  ])('%j, which nobody heard of, is unreachable with a warning', async (status, told) => {
    const { adapter, kit } = anAdapter()
    nock(servers.geocoding).get(geocodingPath).query(true).reply(200, { status, results: [] })
    expect((await faultOf(adapter.addressOf(home, read))).code).toBe('unreachable')
    expect(kit.logged).toContainEqual({
      level: 'warn',
      fields: { status: told },
      message: 'geocoding answered with an unknown status',
    })
  })

  it('is unreachable when it is a page for people', async () => {
    const { adapter } = anAdapter()
    nock(servers.geocoding).get(geocodingPath).query(true).reply(200, '<html>sorry</html>')
    expect((await faultOf(adapter.addressOf(home, read))).code).toBe('unreachable')
  })
})

describe('a check', () => {
  it('tells what to do about a refused key', async () => {
    const { adapter } = anAdapter()
    nock(servers.geocoding).get(geocodingPath).query(true).reply(200, { status: 'REQUEST_DENIED' })
    expect(await adapter.check(read.signal)).toMatchObject({
      is: 'down',
      why: 'unauthorised',
      fix: expect.stringContaining('Google Cloud console'),
    })
  })

  it('asks one question, of the address of a fixed point', async () => {
    const { adapter } = anAdapter()
    nock(servers.geocoding)
      .get(geocodingPath)
      .query({ latlng: '4.676,-74.048', language: 'es', key })
      .reply(200, recorded('geocoding-address'))
    expect(await adapter.check(read.signal)).toEqual({ is: 'up' })
  })
})

describe('a start', () => {
  it('fails when one of the APIs is not enabled for the key', async () => {
    const { adapter } = anAdapter({ search: 'autocomplete' })
    nock(servers.routes).post(routesPath).reply(200, recorded('distance'))
    nock(servers.geocoding).get(geocodingPath).query(true).reply(200, recorded('geocoding-address'))
    nock(servers.places).post('/v1/places:autocomplete').reply(403, rpc('PERMISSION_DENIED'))
    expect((await faultOf(adapter.start(read.signal))).code).toBe('unauthorised')
  })
})

describe('the pace', () => {
  it('is never more requests in a second than the settings say', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let sent = 0
    const answer: HttpResponse = {
      status: 200,
      headers: {},
      body: new Uint8Array(),
      text: () => '{}',
      json: () => ({}),
    }
    const http = { send: async () => ((sent += 1), answer) }
    const { value } = plugin.settings.validate({ apiKey: key, requestsPerSecond: 2 })
    if (value === undefined) throw new Error('refused')
    const adapter = plugin.create(value, memoryKit({ http }))
    const asked = Promise.all([1, 2, 3, 4, 5].map(() => adapter.distance(home, school, read)))
    const sentIn: number[] = []
    for (let second = 0; second < 6; second += 1) {
      const before = sent
      await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 999)
      sentIn.push(sent - before)
    }
    await asked
    expect(sentIn[0]).toBe(2)
    expect(Math.max(...sentIn)).toBe(2)
    expect(sent).toBe(5)
  })
})
