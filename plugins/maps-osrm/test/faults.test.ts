import { PluginFault } from '@matricula/contract'
import type { HttpResponse } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import nock from 'nock'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { plugin } from '../src/index.ts'
import {
  anAdapter,
  ends,
  geocoder,
  givenSettings,
  home,
  osrm,
  read,
  recorded,
  school,
} from './support/servers.ts'

async function faultOf(act: Promise<unknown>): Promise<PluginFault> {
  const end = await act.catch((error: unknown) => error)
  if (end instanceof PluginFault) return end
  throw new Error('it ended in no fault')
}

const table = `/table/v1/driving/${ends}`
const status = '/status'
const nearest = '/nearest/v1/driving/-74.076000,4.598100'

describe('a refusal of the route server', () => {
  it.each([
    [400, { code: 'InvalidUrl' }, 'invalid'],
    [400, { code: 'InvalidService' }, 'invalid'],
    [400, { code: 'InvalidVersion' }, 'invalid'],
    [400, { code: 'InvalidOptions' }, 'invalid'],
    [400, { code: 'InvalidQuery' }, 'invalid'],
    [400, { code: 'InvalidValue' }, 'invalid'],
    [400, { code: 'TooBig' }, 'invalid'],
    [401, 'who are you', 'unauthorised'],
    [403, '<html>blocked</html>', 'unauthorised'],
    [404, '<html>no such page</html>', 'invalid'],
    [429, '', 'throttled'],
    [500, '', 'unreachable'],
    [502, '<html>bad gateway</html>', 'unreachable'],
    [200, '<html>sorry</html>', 'unreachable'],
    [200, { code: 'InvalidQuery' }, 'invalid'],
    [200, { code: 'Ok' }, 'unreachable'],
  ])('with status %i and %j is %s', async (status, body, code) => {
    const { adapter } = anAdapter()
    nock(osrm).get(table).query(true).reply(status, body)
    expect((await faultOf(adapter.distance(home, school, read))).code).toBe(code)
  })

  it.each([400, 501])('with status %i and the code NotImplemented is unsupported', async (status) => {
    const { adapter } = anAdapter()
    nock(osrm).get(`/route/v1/driving/${ends}`).query(true).reply(status, { code: 'NotImplemented' })
    nock(geocoder).get('/reverse').query(true).reply(200, recorded('nominatim-reverse'))
    expect((await faultOf(adapter.routes(home, school, read))).code).toBe('unsupported')
  })

  it.each([
    [400, 'DisabledDataset', 'invalid', 'DisabledDataset'],
    [200, 'QuiteNew', 'unreachable', 'QuiteNew'],
    [400, 'Ana Ruiz, Calle 93', 'invalid', '(not a word)'],
  ])('with status %i and the unknown code %j is %s, with a warning', async (status, said, code, told) => {
    const { adapter, kit } = anAdapter()
    nock(osrm).get(table).query(true).reply(status, { code: said })
    expect((await faultOf(adapter.distance(home, school, read))).code).toBe(code)
    expect(kit.logged).toContainEqual({
      level: 'warn',
      fields: { code: told },
      message: 'the route server answered with an unknown code',
    })
  })
})

describe('a refusal of a geocoder', () => {
  it.each([
    [400, { error: { code: 400, message: 'Ana Ruiz' } }, 'invalid'],
    [401, {}, 'unauthorised'],
    [403, '<html>blocked for Ana Ruiz</html>', 'unauthorised'],
    [404, {}, 'invalid'],
    [429, {}, 'throttled'],
    [503, {}, 'unreachable'],
    [200, '<html>', 'unreachable'],
    [200, { strange: true }, 'unreachable'],
    [200, [{ lat: 'north', lon: '-74', display_name: 'X' }], 'unreachable'],
    [200, [{ lat: '4.6', lon: '-184', display_name: 'X' }], 'unreachable'],
  ])('with status %i and %j is %s', async (status, body, code) => {
    const { adapter, kit } = anAdapter()
    nock(geocoder).get('/search').query(true).reply(status, body)
    const fault = await faultOf(adapter.search('calle 93', school, 6, read))
    expect(fault.code).toBe(code)
    expect(`${fault.message} ${fault.reason} ${JSON.stringify(kit.logged)}`).not.toMatch(/Ana|calle/)
  })

  it('waits as long as it asks for', async () => {
    const { adapter } = anAdapter()
    nock(geocoder).get('/search').query(true).reply(429, '', { 'retry-after': '60' })
    expect((await faultOf(adapter.search('calle 93', school, 6, read))).retryAfterMs).toBe(60_000)
  })
})

describe('a check', () => {
  it('asks both servers whether they are ready', async () => {
    const { adapter } = anAdapter()
    const streets = nock(osrm)
      .get(nearest)
      .query({ number: '1', radiuses: '5000' })
      .reply(200, { code: 'Ok', waypoints: [] })
    const places = nock(geocoder)
      .get(status)
      .query({ format: 'json' })
      .reply(200, { status: 0, message: 'OK' })
    expect(await adapter.check(read.signal)).toEqual({ is: 'up' })
    expect([streets.isDone(), places.isDone()]).toEqual([true, true])
  })

  it('tells that the route server holds another country', async () => {
    const { adapter } = anAdapter()
    nock(osrm).get(nearest).query(true).reply(400, { code: 'NoSegment' })
    nock(geocoder).get(status).query(true).reply(200, { status: 0 })
    expect(await adapter.check(read.signal)).toMatchObject({
      is: 'down',
      why: 'unsupported',
      fix: expect.stringContaining('Colombia'),
    })
  })

  it.each([
    ['nominatim', { status: 700, message: 'No database' }],
    ['photon', { starting: true }],
  ])('tells that %s is not ready', async (kind, answer) => {
    const { adapter } = anAdapter({ geocoder: { kind } })
    nock(osrm).get(nearest).query(true).reply(200, { code: 'Ok' })
    nock(geocoder).get(status).query(true).reply(200, answer)
    expect(await adapter.check(read.signal)).toEqual({ is: 'down', why: 'unreachable' })
  })
})

describe('the pace', () => {
  it('is one request a second to each server unless the settings say more', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const asked: string[] = []
    const answer: HttpResponse = {
      status: 200,
      headers: {},
      body: new Uint8Array(),
      text: () => '[]',
      json: () => [],
    }
    const http = {
      send: async ({ url }: { readonly url: string | URL }) => {
        asked.push(String(url))
        return answer
      },
    }
    const slow = { requestsPerSecond: undefined }
    const { value, error } = plugin.settings.validate(givenSettings({ osrm: slow, geocoder: slow }))
    if (error !== undefined) throw error
    const adapter = plugin.create(value, memoryKit({ http }))
    const searches = Promise.all(['uno', 'dos', 'tres'].map((text) => adapter.search(text, school, 6, read)))
    const askedIn: number[] = []
    for (let second = 0; second < 4; second += 1) {
      const before = asked.length
      await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 999)
      askedIn.push(asked.length - before)
    }
    await searches
    expect(askedIn[0]).toBe(1)
    expect(Math.max(...askedIn)).toBe(1)
    expect(asked).toHaveLength(3)
  })

  it('may not be faster with a server that anybody may use', () => {
    const faster = (url: string) =>
      plugin.settings.validate(givenSettings({ geocoder: { url, requestsPerSecond: 2 } })).error?.message
    expect(faster('https://nominatim.openstreetmap.org')).toContain('one request a second')
    expect(faster('https://photon.komoot.io/')).toContain('one request a second')
    expect(faster('https://direcciones.colegio.example')).toBeUndefined()
  })
})

describe('the settings', () => {
  it.each([
    { contact: undefined },
    { contact: 'the office' },
    { contact: 'http://colegio.example' },
    { userAgent: 'a browser\r\nX: y' },
    { osrm: undefined },
    { osrm: { url: 'http://rutas.colegio.example' } },
    { osrm: { url: osrm, geometry: 'polyline6' } },
    { osrm: { url: osrm, authorization: 'Bearer a\nb' } },
    { geocoder: { url: geocoder, kind: 'pelias' } },
    { geocoder: { url: geocoder, country: 'col' } },
  ])('%j are refused', (more) => {
    expect(plugin.settings.validate({ ...givenSettings(), ...more }).error).toBeDefined()
  })

  it('ask Nominatim in Spanish and Photon as it likes', () => {
    const language = (kind: string) =>
      plugin.settings.validate(givenSettings({ geocoder: { kind } })).value?.geocoder.language
    expect([language('nominatim'), language('photon')]).toEqual(['es', null])
  })
})

describe('an answer of another form', () => {
  it.each([
    { routes: {} },
    { code: 'Ok', routes: [{ distance: -1, duration: 1 }] },
    { code: 'Ok', routes: [{ distance: 1, duration: 'long' }] },
    { code: 'Ok', routes: [{ distance: 1, duration: 1, geometry: { coordinates: [[4.6]] } }] },
    { code: 'Ok', routes: [{ distance: 1, duration: 1, geometry: { coordinates: [[-74, 97]] } }] },
    { code: 'Ok', routes: [{ distance: 1, duration: 1, geometry: '_p~iF~ps|' }] },
  ])('%j is unreachable', async (answer) => {
    const { adapter } = anAdapter()
    nock(osrm).get(`/route/v1/driving/${ends}`).query(true).reply(200, answer)
    nock(geocoder).get('/reverse').query(true).reply(200, recorded('nominatim-reverse'))
    expect((await faultOf(adapter.routes(home, school, read))).code).toBe('unreachable')
  })
})
