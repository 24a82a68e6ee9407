import { describe, expect, it } from 'vitest'
import type { TransportChoice } from '../../../src/modules/transport/index.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family, type QuoteBody, rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

const near = { lat: 4.86, lng: -74.05, address: 'Calle 22 # 3-45' }
const far = { lat: 4.59703, lng: -74.06815, address: 'Calle 16 # 4-10' }
const tooFar = { lat: 5.6, lng: -74.03, address: 'Chiquinquirá' }

interface TransportBody {
  readonly basis?: 'measured' | 'last-year' | 'provisional'
  readonly modality?: 'MEDIO' | 'COMPLETO'
  readonly busStop?: boolean
  readonly direction?: 'AM' | 'PM' | 'AMBAS'
  readonly place?: typeof near
}

const confirm = ({ visitor, code }: Family, input: TransportBody) => {
  const {
    basis = 'measured',
    modality = 'COMPLETO',
    busStop = false,
    direction = 'AMBAS',
    place = near,
  } = input
  return visitor.post<
    { status: string; transport: Extract<TransportChoice, { is: 'chosen' }> } & ProblemBody
  >('/api/googleAPI/confirm', {
    code,
    token: '',
    project: '2025-2026',
    dir: place.address,
    modality,
    transport: { busStop, direction, basis },
    fullDirectionObject: place,
    type: 'enrollment',
  })
}

const hub = useHub()

/** A family that has kept nothing yet. */
async function arrive(code: string, at: TestHub = hub()) {
  await at.hub.app.database('draft').where({ student_code: code }).delete()
  return Family.signIn(at, code)
}

describe.each(databases)('Transport confirmed on $name', (database) => {
  const own = useHub({ database })

  it('is measured and priced by the hub, and stands in the draft', async () => {
    const family = await arrive('10001', own())
    const confirmed = await confirm(family, {})
    expect(confirmed).toMatchObject({ status: 200, body: { status: 'DONE' } })
    expect(confirmed.body.transport).toMatchObject({
      is: 'chosen',
      name: 'TRANSPORTE COMPLETO CERCANO',
      price: 738_000,
      basis: 'measured',
      // Its neighbourhood, as the maps call it.
      place: { lat: near.lat, lng: near.lng, address: 'Avenida Pradilla, Chía' },
    })
    const { metres } = confirmed.body.transport
    expect(metres > 3000 && metres < 18_000).toBe(true)
    const draft = await family.visitor.get('/api/enrollment/draft')
    expect(draft.body).toMatchObject({ version: 1, transport: confirmed.body.transport })
  })
})

describe('Transport', () => {
  it('that a family had last year is last year’s fee, whatever is asked now', async () => {
    const confirmed = await confirm(await arrive('10005'), {
      basis: 'last-year',
      modality: 'MEDIO',
      busStop: true,
    })
    expect(confirmed.body.transport).toMatchObject({
      name: 'TRANSPORTE COMPLETO CERCANO',
      modality: 'COMPLETO',
      busStop: false,
      metres: 0,
      basis: 'last-year',
    })
  })

  it('of an old student without any before is provisionally near', async () => {
    const confirmed = await confirm(await arrive('10006'), {
      basis: 'provisional',
      modality: 'MEDIO',
      busStop: true,
      direction: 'PM',
      place: far,
    })
    expect(confirmed.body.transport).toMatchObject({
      name: 'TRANSPORTE PARADERO MEDIO CERCANO',
      direction: 'PM',
      metres: 0,
      basis: 'provisional',
    })
  })

  it('both ways is both ways, whichever one is sent', async () => {
    const confirmed = await confirm(await arrive('10001'), { direction: 'AM' })
    expect(confirmed.body.transport.direction).toBe('AMBAS')
    const half = await confirm(await arrive('10001'), { direction: 'AM', modality: 'MEDIO' })
    expect(half.body.transport).toMatchObject({ name: 'TRANSPORTE MEDIO CERCANO', direction: 'AM' })
  })

  it.each<[string, string, TransportBody, string]>([
    ['a fee the price list lacks', '10015', { busStop: true, place: far }, 'TRANSPORT_FEE_MISSING'],
    ['last year’s of who had none', '10006', { basis: 'last-year' }, 'TRANSPORT_FEE_MISSING'],
    ['last year’s of who is new', '10002', { basis: 'last-year' }, 'TRANSPORT_FEE_MISSING'],
    ['a provisional one of who had some', '10005', { basis: 'provisional' }, 'TRANSPORT_NOT_CONFIRMED'],
    ['a provisional one of who is new', '10002', { basis: 'provisional' }, 'TRANSPORT_NOT_CONFIRMED'],
    ['a home beyond sixty kilometres', '10001', { place: tooFar }, 'TOO_FAR'],
  ])('is refused, never guessed: %s', async (_title, code, input, problem) => {
    const family = await arrive(code)
    const refused = await confirm(family, input)
    expect([refused.status, refused.body.code]).toEqual([422, problem])
    const draft = await family.visitor.get<{ version: number }>('/api/enrollment/draft')
    expect(draft.body.version).toBe(0)
  })

  it('says in the words of the school that there is no fee', async () => {
    const { body } = await confirm(await arrive('10015'), { busStop: true, place: far })
    expect(`${body.title} ${body.detail}`).toContain('No se encontró la tarifa de transporte.')
  })
})

describe('A confirmed transport', () => {
  const quote = ({ visitor }: Family, choices: object) =>
    visitor.post<QuoteBody & ProblemBody>('/api/enrollment/quotes', choices)

  it('is priced at what the hub confirmed, not at what a browser sends', async () => {
    const family = await arrive('10001')
    const { body } = await confirm(family, {})
    const cheaper = { ...body.transport, price: 1, name: 'GRATIS' }
    const priced = await quote(family, { ...wholeYear, transport: cheaper })
    expect(priced.body.totals.transportNow).toBe((738_000 * 11 * 94) / 100)
    const later = await quote(family, { ...rightAndCosts, transport: cheaper })
    expect(later.body.transport).toMatchObject([
      { code: body.transport.itemCode, now: 0, later: 738_000 * 11 },
    ])
  })

  it('is in the price of the draft that holds it', async () => {
    const family = await arrive('10001')
    const { body } = await confirm(family, {})
    const kept = await family.visitor.get<{ quote: QuoteBody }>('/api/enrollment/draft/quote')
    expect(kept.body.quote.transport).toMatchObject([
      { code: body.transport.itemCode, now: 0, later: 738_000 * 11 },
    ])
  })

  it('stays as the hub has it when a draft is saved with another price', async () => {
    const family = await arrive('10001')
    const { body } = await confirm(family, {})
    const draft = { version: 1, step: 3, period: 3, method: 2, quotas: 11 }
    const saved = await family.visitor.put('/api/enrollment/draft', {
      ...draft,
      transport: { ...body.transport, price: 1 },
    })
    expect(saved).toMatchObject({ status: 200, body: { version: 2, transport: { price: 738_000 } } })
  })

  it('is gone once the family chose none, and does not come back by itself', async () => {
    const family = await arrive('10001')
    const { body } = await confirm(family, {})
    const draft = { version: 1, step: 2, period: 3, method: 2, quotas: 11 }
    await family.visitor.put('/api/enrollment/draft', { ...draft, transport: { is: 'none' } })
    const back = await family.visitor.put<ProblemBody>('/api/enrollment/draft', {
      ...draft,
      version: 2,
      transport: body.transport,
    })
    expect([back.status, back.body.code]).toEqual([422, 'TRANSPORT_NOT_CONFIRMED'])
    const priced = await quote(family, { ...rightAndCosts, transport: body.transport })
    expect([priced.status, priced.body.code]).toEqual([422, 'TRANSPORT_NOT_CONFIRMED'])
  })

  it('is not another item of the list', async () => {
    const family = await arrive('10001')
    const { body } = await confirm(family, {})
    const other = {
      ...body.transport,
      itemCode: body.transport.itemCode === 'CT-0001' ? 'CT-0002' : 'CT-0001',
    }
    const priced = await quote(family, { ...rightAndCosts, transport: other })
    expect([priced.status, priced.body.code]).toEqual([422, 'TRANSPORT_NOT_CONFIRMED'])
  })
})

describe('The ways to the school', () => {
  interface Vectors {
    readonly finalDir: {
      readonly promObject: { readonly text: string; readonly value: number }
      readonly distanceObjects: readonly { readonly value: number }[]
    }
    readonly vectors: readonly { readonly legs: readonly { readonly end_address: string }[] }[]
    readonly band: string
    readonly simulated: boolean
    readonly address: string
  }

  it('name the home by its own address, not by that of the school where they end', async () => {
    const { visitor } = await arrive('10001')
    const { body } = await visitor.post<Vectors>('/api/googleAPI/direction/vectors/request', {
      lat: near.lat,
      lng: near.lng,
    })
    expect(body.address).not.toBe('')
    expect(body.vectors.map(({ legs }) => legs[0]?.end_address)).not.toContain(body.address)
  })

  it('are three, with their average, its band and where they end; the sandbox says that it is one', async () => {
    const { visitor } = await arrive('10001')
    const { body } = await visitor.post<Vectors>('/api/googleAPI/direction/vectors/request', {
      lat: near.lat,
      lng: near.lng,
    })
    const metres = body.finalDir.distanceObjects.map(({ value }) => value)
    expect(metres).toHaveLength(3)
    const total = metres.reduce((sum, one) => sum + one, 0)
    expect(body.finalDir.promObject.value).toBe(Math.floor((2 * total + 3) / 6))
    expect(body.vectors.map(({ legs }) => legs[0]?.end_address).every((address) => address !== '')).toBe(true)
    expect([body.band, body.simulated]).toEqual(['CERCANO', true])
  })

  it.each([{ lat: 91, lng: 0 }, { lat: 4 }, { lat: '4', lng: 'x' }, {}])(
    'have no start at %j',
    async (from) => {
      const { visitor } = await arrive('10001')
      expect((await visitor.post('/api/googleAPI/direction/vectors/request', from)).status).toBe(400)
    },
  )

  it('begin at a place that a person can search by what they know', async () => {
    const { visitor } = await arrive('10001')
    const found = await visitor.get<{ places: { address: string }[] }>('/api/maps/search?text=Calle%20100')
    expect(found.body.places.length).toBeGreaterThan(0)
    expect(found.body.places.length).toBeLessThan(7)
    expect((await visitor.get('/api/maps/search?text=ab')).status).toBe(400)
  })
})
