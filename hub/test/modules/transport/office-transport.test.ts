import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

const near = { lat: 4.86, lng: -74.05, address: 'Calle 22 # 3-45' }
const tooFar = { lat: 5.6, lng: -74.03 }

interface Confirmed {
  readonly status: string
  readonly transport: { readonly name: string; readonly price: number; readonly metres: number }
}

const confirm = (visitor: Visitor, code: string, changes: object = {}) =>
  visitor.post<Confirmed & ProblemBody>('/api/googleAPI/confirm', {
    code,
    token: '',
    project: '2025-2026',
    dir: near.address,
    modality: 'COMPLETO',
    transport: { busStop: false, direction: 'AMBAS', basis: 'measured' },
    fullDirectionObject: near,
    type: 'enrollment',
    ...changes,
  })

const distance = (visitor: Visitor, from: object) =>
  visitor.post<{ GoogleAnswer: { text: string; value: number } } & ProblemBody>(
    '/api/googleAPI/distancematrix/request/',
    from,
  )

const confirmations = (
  { hub }: TestHub,
  subject: string,
): Promise<{ actor: string; subject: string; after: string }[]> =>
  hub.app.database('audit').where({ act: 'transport.confirm', subject })

const hub = useHub()

describe.each(databases)('The office on $name', (database) => {
  it('confirms a student’s transport, which stands in the family’s draft and in the trail', async () => {
    const hub = await runHub({ database })
    const office = await signInStaff(hub, 'transport')
    const { status, body } = await confirm(office, '10001')
    expect([status, body.status, body.transport.price]).toEqual([200, 'DONE', 738_000])
    const family = await Family.signIn(hub, '10001')
    const draft = await family.visitor.get('/api/enrollment/draft')
    expect(draft.body).toMatchObject({ version: 1, transport: { name: body.transport.name } })
    const [entry] = await confirmations(hub, '10001')
    expect(entry).toMatchObject({ actor: 'staff:transporte', subject: '10001' })
    expect(entry?.after).not.toContain('Calle')
  })
})

describe('The office', () => {
  it('that confirms the same again leaves draft and trail as they are, and is told what stood there', async () => {
    const office = await signInStaff(hub(), 'transport')
    const first = await confirm(office, '10001')
    expect(first.body).toMatchObject({ before: { is: 'undecided' }, settled: null })
    const again = await confirm(office, '10001')
    expect([again.status, again.body]).toMatchObject([200, { before: first.body.transport }])
    const family = await Family.signIn(hub(), '10001')
    expect((await family.visitor.get('/api/enrollment/draft')).body).toMatchObject({ version: 1 })
    expect(await confirmations(hub(), '10001')).toHaveLength(1)
  })

  it('is told that an order is settled when it asks what a fee would be', async () => {
    const family = await Family.signIn(hub(), '10011')
    await family.pay(await family.quote(rightAndCosts))
    const asked = await confirm(await signInStaff(hub(), 'transport'), '10011', { type: 'validation' })
    expect([asked.status, asked.body]).toMatchObject([200, { settled: 'PAYMENT_PENDING' }])
  })

  it('asks what a fee would be and leaves no mark on the family', async () => {
    const office = await signInStaff(hub(), 'transport')
    const { status, body } = await confirm(office, '10014', { type: 'validation' })
    expect([status, body.status, body.transport.price]).toEqual([200, 'DONE', 738_000])
    const family = await Family.signIn(hub(), '10014')
    expect((await family.visitor.get('/api/enrollment/draft')).body).toMatchObject({
      version: 0,
      transport: { is: 'undecided' },
    })
    expect(await confirmations(hub(), '10014')).toEqual([])
    const reads = await hub().hub.app.database('audit').where({ act: 'record.read', subject: '10014' })
    expect(reads).toHaveLength(1)
  })

  it('adds no fee under another year’s name', async () => {
    const office = await signInStaff(hub(), 'transport')
    for (const type of ['validation', 'enrollment']) {
      const refused = await confirm(office, '00007', { type, project: '2020-2021' })
      expect([refused.status, refused.body.code]).toEqual([422, 'TRANSPORT_FEE_MISSING'])
    }
    expect(await confirmations(hub(), '00007')).toEqual([])
  })

  it('finds no student of a code nobody has', async () => {
    const office = await signInStaff(hub(), 'transport')
    const refused = await confirm(office, '99999')
    expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('searches places and measures ways for nobody in particular', async () => {
    const office = await signInStaff(hub(), 'transport')
    expect((await office.get('/api/maps/search?text=Calle%20100')).status).toBe(200)
    const ways = await office.post('/api/googleAPI/direction/vectors/request', {
      lat: near.lat,
      lng: near.lng,
    })
    expect(ways).toMatchObject({
      status: 200,
      body: { average: expect.any(Number), band: 'CERCANO', near_border: false },
    })
  })
})

describe('A family', () => {
  it('may ask for a price without keeping it, of its own student alone', async () => {
    const { visitor } = await Family.signIn(hub(), '10013')
    expect((await confirm(visitor, '10013', { type: 'validation' })).status).toBe(200)
    expect((await visitor.get('/api/enrollment/draft')).body).toMatchObject({ version: 0 })
    expect((await confirm(visitor, '10003', { type: 'validation' })).status).toBe(404)
  })

  it('leaves a trail of its own', async () => {
    const { visitor } = await Family.signIn(hub(), '10003')
    expect((await confirm(visitor, '10003')).status).toBe(200)
    expect(await confirmations(hub(), '10003')).toMatchObject([{ actor: 'student:10003', subject: '10003' }])
  })
})

describe('The distance of a home', () => {
  it('has a text for people and metres', async () => {
    const { visitor } = await Family.signIn(hub(), '10001')
    const { status, body } = await distance(visitor, { lat: near.lat, lng: near.lng })
    expect([status, Object.keys(body)]).toEqual([200, ['GoogleAnswer']])
    const { text, value } = body.GoogleAnswer
    expect(text).not.toBe('')
    expect(Number.isInteger(value) && value > 3000 && value < 18_000).toBe(true)
  })

  it('beyond sixty kilometres is asked again', async () => {
    const refused = await distance(await signInStaff(hub(), 'admin'), tooFar)
    expect([refused.status, refused.body.code]).toEqual([422, 'TOO_FAR'])
  })

  it('is that of the neighbourhood when a family sends back the home it was shown, to a hundred metres', async () => {
    const { visitor } = await Family.signIn(hub(), '10001')
    const office = await signInStaff(hub(), 'transport')
    const shown = await visitor.get<{ transport: { home: { lat: number; lng: number } } }>(
      '/api/enrollment/student',
    )
    const { lat, lng } = shown.body.transport.home
    const ofTheMask = (await distance(office, { lat, lng })).body.GoogleAnswer
    const { GoogleAnswer } = (await distance(visitor, { lat, lng })).body
    expect(GoogleAnswer.value).toBe(Math.round(ofTheMask.value / 100) * 100)
    expect(ofTheMask.value % 100).not.toBe(0)
  })

  it('waits while the maps are down', async () => {
    const office = await signInStaff(hub(), 'transport')
    await faultsAt(hub().hub.app, 'maps.main').injectFault('unreachable')
    const refused = await distance(office, { lat: near.lat, lng: near.lng })
    await faultsAt(hub().hub.app, 'maps.main').clearFault()
    expect([refused.status, refused.body.code]).toEqual([503, 'FEATURE_DOWN'])
  })

  it.each([{}, { lat: 91, lng: 0 }, { lat: 4, lng: 'x' }])('has no start at %j', async (from) => {
    expect((await distance(await signInStaff(hub(), 'transport'), from)).status).toBe(400)
  })
})

describe('The time of the season', () => {
  it('is Bogotá’s, with its weekday, 0 for Sunday', async () => {
    const { body } = await hub()
      .visitor()
      .get<{ dateTime: string; dayOfWeek: number }>('/api/transport/request/now')
    expect(body).toEqual({ dateTime: expect.stringMatching(/^2025-06-19T10:0\d:\d\d-05:00$/), dayOfWeek: 4 })
  })
})
