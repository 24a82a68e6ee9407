import nock from 'nock'
import { describe, expect, it } from 'vitest'
import {
  anAdapter,
  ends,
  geocoder,
  home,
  osrm,
  read,
  recorded,
  school,
  userAgent,
} from './support/servers.ts'

const drawing = {
  overview: 'full',
  geometries: 'geojson',
  alternatives: '2',
  steps: 'false',
  radiuses: '1000;1000',
}
const cell = {
  sources: '0',
  destinations: '1',
  annotations: 'duration,distance',
  radiuses: '1000;1000',
}

function theSchoolHasAnAddress() {
  return nock(geocoder).get('/reverse').query(true).reply(200, recorded('nominatim-reverse'))
}

describe('routes', () => {
  it('are asked for longitude first, drawn latitude first, and three at the most', async () => {
    const { adapter } = anAdapter()
    nock(osrm, { reqheaders: { 'user-agent': userAgent } })
      .get(`/route/v1/driving/${ends}`)
      .query(drawing)
      .reply(200, recorded('route'))
    theSchoolHasAnAddress()
    const routes = await adapter.routes(home, school, read)
    expect(routes.map(({ metres, seconds, text }) => [metres, seconds, text])).toEqual([
      [20_412, 1851, '20,4 km'],
      [22_981, 2001, '23,0 km'],
      [25_000, 2200, '25,0 km'],
    ])
    expect(routes[0]?.path).toEqual([home, { lat: 4.75, lng: -74.03 }, school])
    expect(new Set(routes.map(({ endAddress }) => endAddress))).toEqual(
      new Set(['Vía Yerbabuena, Chía, Cundinamarca, Colombia']),
    )
  })

  it('travel as polylines where the settings say so', async () => {
    const { adapter } = anAdapter({ osrm: { geometry: 'polyline', profile: 'car', snapMetres: 300 } })
    nock(osrm)
      .get(`/route/v1/car/${ends}`)
      .query({ ...drawing, geometries: 'polyline', radiuses: '300;300' })
      .reply(200, recorded('route-polyline'))
    theSchoolHasAnAddress()
    const [route] = await adapter.routes(home, school, read)
    expect(route).toMatchObject({ metres: 850, text: '850 m', seconds: 95 })
    expect(route?.path).toEqual([
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ])
  })

  it.each(['NoRoute', 'NoSegment'])('are none by %s, and the distance null', async (code) => {
    const { adapter } = anAdapter()
    nock(osrm)
      .get(`/route/v1/driving/${ends}`)
      .query(true)
      .reply(400, { code, message: 'Impossible route between points' })
    nock(osrm).get(`/table/v1/driving/${ends}`).query(true).reply(400, { code })
    theSchoolHasAnAddress()
    expect(await adapter.routes(home, school, read)).toEqual([])
    expect(await adapter.distance(home, school, read)).toBeNull()
  })

  it('end at the point itself where it has no address', async () => {
    const { adapter } = anAdapter()
    nock(osrm).get(`/route/v1/driving/${ends}`).query(true).reply(200, recorded('route'))
    nock(geocoder).get('/reverse').query(true).reply(200, { error: 'Unable to geocode' })
    expect((await adapter.routes(home, school, read))[0]?.endAddress).toBe('4.81860, -74.03470')
  })
})

describe('the distance', () => {
  it('is the only cell of a table', async () => {
    const { adapter } = anAdapter()
    nock(osrm).get(`/table/v1/driving/${ends}`).query(cell).reply(200, recorded('table'))
    expect(await adapter.distance(home, school, read)).toEqual({
      metres: 7420,
      seconds: 1051,
      text: '7,4 km',
    })
  })

  it.each([
    [200, { code: 'Ok', durations: [[1050.6]] }],
    [400, { code: 'NotImplemented' }],
  ])('is asked of the route where a table answers %i %j', async (status, answer) => {
    const { adapter } = anAdapter()
    nock(osrm).get(`/table/v1/driving/${ends}`).query(true).reply(status, answer)
    nock(osrm)
      .get(`/route/v1/driving/${ends}`)
      .query({ overview: 'false', alternatives: 'false', steps: 'false', radiuses: '1000;1000' })
      .reply(200, { code: 'Ok', routes: [{ distance: 7420.3, duration: 1050.6 }] })
    expect((await adapter.distance(home, school, read))?.metres).toBe(7420)
  })

  it('is null where the cell is', async () => {
    const { adapter } = anAdapter()
    nock(osrm)
      .get(`/table/v1/driving/${ends}`)
      .query(true)
      .reply(200, { code: 'Ok', durations: [[null]], distances: [[null]] })
    expect(await adapter.distance(home, school, read)).toBeNull()
  })

  it('is kept for the same two points as long as the settings say', async () => {
    let now = new Date('2026-02-02T11:00:00Z')
    const { adapter } = anAdapter({ keepMinutes: 30 }, { now: () => now })
    nock(osrm).get(`/table/v1/driving/${ends}`).query(true).reply(200, recorded('table'))
    await adapter.distance(home, school, read)
    now = new Date('2026-02-02T11:29:59Z')
    expect((await adapter.distance(home, school, read))?.metres).toBe(7420)
    now = new Date('2026-02-02T11:30:00Z')
    nock(osrm).get(`/table/v1/driving/${ends}`).query(true).reply(400, { code: 'NoTable' })
    expect(await adapter.distance(home, school, read)).toBeNull()
  })

  it('is asked for with the credentials of a gateway, each server’s own', async () => {
    const { adapter } = anAdapter({
      osrm: { authorization: 'Bearer route-secret' },
      geocoder: { authorization: 'Basic Z2VvOnNlY3JldA==' },
    })
    nock(osrm, { reqheaders: { authorization: 'Bearer route-secret' } })
      .get(`/table/v1/driving/${ends}`)
      .query(true)
      .reply(200, recorded('table'))
    nock(geocoder, { reqheaders: { authorization: 'Basic Z2VvOnNlY3JldA==' } })
      .get('/reverse')
      .query(true)
      .reply(200, recorded('nominatim-reverse'))
    expect(await adapter.distance(home, school, read)).not.toBeNull()
    expect(await adapter.addressOf(school, read)).not.toBeNull()
  })
})
