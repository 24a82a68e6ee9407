import nock from 'nock'
import { describe, expect, it } from 'vitest'
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

const routesBody = {
  origin: { location: { latLng: { latitude: 4.676, longitude: -74.048 } } },
  destination: { location: { latLng: { latitude: 4.8186, longitude: -74.0347 } } },
  travelMode: 'DRIVE',
  routingPreference: 'TRAFFIC_UNAWARE',
  languageCode: 'es-CO',
  regionCode: 'co',
  units: 'METRIC',
}

const headers = { 'x-goog-api-key': key, 'content-type': 'application/json' }

function routesRequestFrom(body: object, mask: string) {
  return nock(servers.routes, { reqheaders: { ...headers, 'x-goog-fieldmask': mask } }).post(routesPath, {
    ...routesBody,
    ...body,
  })
}

const distanceMask = 'routes.distanceMeters,routes.duration,fallbackInfo'
const drawnMask = `${distanceMask},routes.polyline.encodedPolyline`

describe('routes', () => {
  it('are asked for with their lines and alternatives, and three at the most are told', async () => {
    const { adapter } = anAdapter()
    routesRequestFrom({ computeAlternativeRoutes: true }, drawnMask).reply(200, recorded('routes'))
    nock(servers.geocoding)
      .get(geocodingPath)
      .query({ latlng: '4.8186,-74.0347', language: 'es', key })
      .reply(200, recorded('geocoding-point'))
    const routes = await adapter.routes(home, school, read)
    expect(routes.map(({ metres, seconds, endAddress }) => [metres, seconds, endAddress])).toEqual([
      [20_412, 2551, 'Vía Yerbabuena, Chía, Cundinamarca, Colombia'],
      [22_980, 2874, 'Vía Yerbabuena, Chía, Cundinamarca, Colombia'],
      [25_001, 3125, 'Vía Yerbabuena, Chía, Cundinamarca, Colombia'],
    ])
    expect(routes[0]?.path).toEqual([home, { lat: 4.75, lng: -74.03 }, school])
  })

  it('ask for the address of the school once a day', async () => {
    let now = new Date('2026-02-02T11:00:00Z')
    const { adapter } = anAdapter({}, { now: () => now })
    nock(servers.routes).post(routesPath).thrice().reply(200, recorded('distance'))
    let asked = 0
    nock(servers.geocoding)
      .get(geocodingPath)
      .query(true)
      .times(2)
      .reply(200, () => {
        asked += 1
        return recorded('geocoding-point')
      })
    await adapter.routes(home, school, read)
    await adapter.routes(home, school, read)
    expect(asked).toBe(1)
    now = new Date('2026-02-03T11:00:01Z')
    await adapter.routes(home, school, read)
    expect(asked).toBe(2)
  })

  it('end at the point itself where it has no address', async () => {
    const { adapter } = anAdapter()
    nock(servers.routes).post(routesPath).reply(200, recorded('distance'))
    nock(servers.geocoding).get(geocodingPath).query(true).reply(200, { status: 'ZERO_RESULTS', results: [] })
    expect((await adapter.routes(home, school, read))[0]?.endAddress).toBe('4.81860, -74.03470')
  })

  it('are none in an empty answer, and the distance null', async () => {
    const { adapter } = anAdapter()
    nock(servers.routes).post(routesPath).twice().reply(200, {})
    nock(servers.geocoding).get(geocodingPath).query(true).reply(200, recorded('geocoding-point'))
    expect(await adapter.routes(home, school, read)).toEqual([])
    expect(await adapter.distance(home, school, read)).toBeNull()
  })

  it('measured without the traffic that was asked for leave a warning', async () => {
    const { adapter, kit } = anAdapter({ routing: 'TRAFFIC_AWARE' })
    nock(servers.routes)
      .post(routesPath, {
        ...routesBody,
        routingPreference: 'TRAFFIC_AWARE',
        computeAlternativeRoutes: false,
      })
      .reply(200, { ...recorded('distance'), fallbackInfo: { routingMode: 'FALLBACK_TRAFFIC_UNAWARE' } })
    expect((await adapter.distance(home, school, read))?.metres).toBe(7420)
    expect(kit.logged).toContainEqual({
      level: 'warn',
      fields: {},
      message: 'routes were measured without traffic',
    })
  })
})

describe('the distance', () => {
  it('is asked for without a line and without alternatives', async () => {
    const { adapter } = anAdapter()
    routesRequestFrom({ computeAlternativeRoutes: false }, distanceMask).reply(200, recorded('distance'))
    expect(await adapter.distance(home, school, read)).toEqual({
      metres: 7420,
      seconds: 1312,
      text: '7,4 km',
    })
  })

  it('is asked for again each time, unless answers are kept', async () => {
    const { adapter } = anAdapter()
    const asked = nock(servers.routes).post(routesPath).twice().reply(200, recorded('distance'))
    await adapter.distance(home, school, read)
    await adapter.distance(home, school, read)
    expect(asked.isDone()).toBe(true)
  })

  it('is kept for the same two points as long as the settings say', async () => {
    let now = new Date('2026-02-02T11:00:00Z')
    const { adapter } = anAdapter({ keepMinutes: 60 }, { now: () => now })
    nock(servers.routes).post(routesPath).reply(200, recorded('distance'))
    await adapter.distance(home, school, read)
    now = new Date('2026-02-02T11:59:59Z')
    expect((await adapter.distance({ ...home }, school, read))?.metres).toBe(7420)
    now = new Date('2026-02-02T12:00:00Z')
    const again = nock(servers.routes).post(routesPath).reply(200, {})
    expect(await adapter.distance(home, school, read)).toBeNull()
    expect(again.isDone()).toBe(true)
  })
})

describe('the address of a point', () => {
  it('is told at the point that was asked for', async () => {
    const { adapter } = anAdapter()
    nock(servers.geocoding)
      .get(geocodingPath)
      .query({ latlng: '4.8186,-74.0347', language: 'es', key })
      .reply(200, recorded('geocoding-point'))
    expect(await adapter.addressOf(school, read)).toEqual({
      ...school,
      address: 'Vía Yerbabuena, Chía, Cundinamarca, Colombia',
    })
  })

  it('is null in open country', async () => {
    const { adapter } = anAdapter()
    nock(servers.geocoding).get(geocodingPath).query(true).reply(200, recorded('geocoding-nothing'))
    expect(await adapter.addressOf({ lat: 2.5, lng: -72.7 }, read)).toBeNull()
  })
})
