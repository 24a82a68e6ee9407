import nock from 'nock'
import { describe, expect, it } from 'vitest'
import { anAdapter, geocodingPath, key, read, recorded, school, servers } from './support/google.ts'

const headers = { 'x-goog-api-key': key, 'content-type': 'application/json' }

describe('a search by whole addresses', () => {
  const query = {
    address: 'Calle 93 # 14-20',
    components: 'country:CO',
    region: 'co',
    bounds: '4.808637,-74.045225|4.828563,-74.024175',
    language: 'es',
    key,
  }

  it('keeps to the country, prefers what is near, and leaves the flat out', async () => {
    const { adapter } = anAdapter({ biasMetres: 1000 })
    const bounds = /^4\.8096\d+,-74\.0437\d+\|4\.8275\d+,-74\.0256\d+$/
    nock(servers.geocoding)
      .get(geocodingPath)
      .query((asked) => {
        expect(String(asked['bounds'])).toMatch(bounds)
        expect({ ...asked, bounds: query.bounds }).toEqual(query)
        return true
      })
      .reply(200, recorded('geocoding-address'))
    const places = await adapter.search('Calle 93 # 14-20  Apto 501', school, 6, read)
    expect(places.map(({ address }) => address)).toEqual([
      'Cl. 93 #14-20, Bogotá, Colombia',
      'Calle 93, Suba, Bogotá, Colombia',
    ])
  })

  it('keeps to its limit', async () => {
    const { adapter } = anAdapter()
    nock(servers.geocoding).get(geocodingPath).query(true).reply(200, recorded('geocoding-address'))
    expect(await adapter.search('Calle 93', school, 1, read)).toHaveLength(1)
  })

  it.each(['geocoding-country', 'geocoding-nothing'])('finds nothing in %s', async (name) => {
    const { adapter } = anAdapter()
    nock(servers.geocoding).get(geocodingPath).query(true).reply(200, recorded(name))
    expect(await adapter.search('zzqxjkwv', school, 6, read)).toEqual([])
  })
})

describe('a search by suggestions', () => {
  it('begins a session with the suggestions and ends it with the first place', async () => {
    const { adapter } = anAdapter({ search: 'autocomplete', biasMetres: 20_000 })
    let token = ''
    nock(servers.places, {
      reqheaders: {
        ...headers,
        'x-goog-fieldmask': 'suggestions.placePrediction.placeId,suggestions.placePrediction.text',
      },
    })
      .post('/v1/places:autocomplete', (body: Readonly<Record<string, unknown>>) => {
        const { sessionToken, ...asked } = body
        token = String(sessionToken)
        expect(asked).toEqual({
          input: 'calle 93',
          includedRegionCodes: ['co'],
          languageCode: 'es',
          locationBias: { circle: { center: { latitude: 4.8186, longitude: -74.0347 }, radius: 20_000 } },
        })
        return true
      })
      .reply(200, recorded('suggestions'))
    const masked = { reqheaders: { 'x-goog-api-key': key, 'x-goog-fieldmask': 'id,location' } }
    nock(servers.places, masked)
      .get('/v1/places/ChIJ3')
      .query((asked) => asked['sessionToken'] === token && asked['languageCode'] === 'es')
      .reply(200, recorded('place'))
    nock(servers.places, masked)
      .get('/v1/places/ChIJ%2F9')
      .query({ languageCode: 'es' })
      .reply(200, { id: 'ChIJ/9', location: { latitude: 4.6767, longitude: -74.0483 } })
    expect(await adapter.search('calle 93', school, 6, read)).toEqual([
      { lat: 4.6766, lng: -74.0485, address: 'Cl. 93 #14-20, Bogotá' },
      { lat: 4.6767, lng: -74.0483, address: 'Parque de la 93, Bogotá' },
    ])
    expect(token).toMatch(/^[\w-]{1,36}$/)
  })

  it('begins another session with every search', async () => {
    const { adapter } = anAdapter({ search: 'autocomplete' })
    const tokens = new Set<unknown>()
    nock(servers.places)
      .post('/v1/places:autocomplete', (body: { readonly sessionToken: string }) => {
        tokens.add(body.sessionToken)
        return true
      })
      .times(2)
      .reply(200, {})
    await adapter.search('calle 93', school, 6, read)
    await adapter.search('calle 93', school, 6, read)
    expect(tokens.size).toBe(2)
  })

  it('leaves out a place whose id has run out, and locates no more than it may tell', async () => {
    const { adapter } = anAdapter({ search: 'autocomplete' })
    nock(servers.places).post('/v1/places:autocomplete').twice().reply(200, recorded('suggestions'))
    nock(servers.places)
      .get('/v1/places/ChIJ3')
      .query(true)
      .reply(404, { error: { status: 'NOT_FOUND' } })
    expect(await adapter.search('calle 93', school, 1, read)).toEqual([])
    nock(servers.places)
      .get('/v1/places/ChIJ3')
      .query(true)
      .reply(404, { error: { status: 'NOT_FOUND' } })
    nock(servers.places).get('/v1/places/ChIJ%2F9').query(true).reply(200, recorded('place'))
    expect(await adapter.search('calle 93', school, 2, read)).toHaveLength(1)
  })
})
