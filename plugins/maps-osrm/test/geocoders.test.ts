import nock from 'nock'
import { describe, expect, it } from 'vitest'
import { anAdapter, geocoder, home, read, recorded, school, userAgent } from './support/servers.ts'

describe('Nominatim', () => {
  it('is asked within the country, near the school, and who asks is told', async () => {
    const { adapter } = anAdapter({ geocoder: { biasMetres: 40_000 } })
    nock(geocoder, { reqheaders: { 'user-agent': userAgent } })
      .get('/search')
      .query({
        q: 'Calle 93 # 14-20',
        format: 'jsonv2',
        addressdetails: '0',
        countrycodes: 'co',
        limit: '6',
        viewbox: '-74.39530,5.17792,-73.67410,4.45928',
        'accept-language': 'es',
      })
      .reply(200, recorded('nominatim-search'))
    expect(await adapter.search('Calle 93 # 14-20, Apto 301', school, 6, read)).toEqual([
      { lat: 4.6766, lng: -74.0485, address: 'Calle 93, Chapinero, Bogotá, Colombia' },
      { lat: 4.8587, lng: -74.0588, address: 'Peñón de la Sabana, Chía, Cundinamarca, Colombia' },
    ])
  })

  it('is not asked the same twice within the hour', async () => {
    const { adapter } = anAdapter()
    let asked = 0
    nock(geocoder)
      .get('/search')
      .query(true)
      .times(3)
      .reply(200, () => {
        asked += 1
        return []
      })
    await adapter.search('calle 93', school, 6, read)
    await adapter.search('calle 93', school, 6, read)
    expect(asked).toBe(1)
    await adapter.search('calle 94', school, 6, read)
    await adapter.search('calle 93', home, 6, read)
    expect(asked).toBe(3)
  })

  it('tells the address of a point at that point', async () => {
    const { adapter } = anAdapter()
    nock(geocoder)
      .get('/reverse')
      .query({
        lat: '4.818600',
        lon: '-74.034700',
        format: 'jsonv2',
        addressdetails: '0',
        zoom: '18',
        'accept-language': 'es',
      })
      .reply(200, recorded('nominatim-reverse'))
    expect(await adapter.addressOf(school, read)).toEqual({
      ...school,
      address: 'Vía Yerbabuena, Chía, Cundinamarca, Colombia',
    })
  })

  it.each([{ error: 'Unable to geocode' }, { display_name: 'Chía, Cundinamarca, Colombia', place_rank: 16 }])(
    'tells no address by %j',
    async (answer) => {
      const { adapter } = anAdapter()
      nock(geocoder).get('/reverse').query(true).reply(200, answer)
      expect(await adapter.addressOf(home, read)).toBeNull()
    },
  )
})

describe('Photon', () => {
  it('is asked near the school, and what it tells from abroad is left out', async () => {
    const { adapter } = anAdapter({ geocoder: { kind: 'photon' } })
    nock(geocoder)
      .get('/api')
      .query({ q: 'calle 93', lat: '4.81860', lon: '-74.03470', zoom: '9', limit: '6', countrycode: 'CO' })
      .reply(200, recorded('photon-search'))
    expect(await adapter.search('calle 93', school, 6, read)).toEqual([
      { lat: 4.6766, lng: -74.0485, address: 'Parque de la 93, Calle 93A # 13-24, Chapinero, Bogotá' },
      { lat: 4.6831, lng: -74.0702, address: 'Calle 93, Bogotá' },
    ])
  })

  it('is asked in a language when the settings say that it has it', async () => {
    const { adapter } = anAdapter({ geocoder: { kind: 'photon', language: 'es' } })
    nock(geocoder)
      .get('/reverse')
      .query({ lat: '4.676000', lon: '-74.048000', limit: '1', radius: '1', lang: 'es' })
      .reply(200, recorded('photon-search'))
    expect(await adapter.addressOf(home, read)).toEqual({
      ...home,
      address: 'Parque de la 93, Calle 93A # 13-24, Chapinero, Bogotá',
    })
  })

  it.each([
    [[]],
    [[{ geometry: { coordinates: [-74.06, 4.86] }, properties: { name: 'Chía', type: 'city' } }]],
    [[{ geometry: { coordinates: [-74.06, 4.86] }, properties: { type: 'street' } }]],
  ])('tells no address by %j', async (features) => {
    const { adapter } = anAdapter({ geocoder: { kind: 'photon' } })
    nock(geocoder).get('/reverse').query(true).reply(200, { features })
    expect(await adapter.addressOf(home, read)).toBeNull()
  })
})
