import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Family } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

const there = { LatGMC: 4.912345, LngGMC: -74.023456, DirGMC: 'Carrera 7 # 1-23, Cajicá' }

type Home = { readonly custom_id: string; readonly lat: number; readonly lng: number }

const correct = (visitor: Visitor, code: string, changes: object = {}) =>
  visitor.post<{ result: string; distance: number } & ProblemBody>('/api/transport/onlyone/student/update', {
    StuCode: code,
    ...there,
    ...changes,
  })

const homes = (visitor: Visitor) => visitor.get<Home[]>('/api/transport/geolocation/information')

const updates = ({ hub }: TestHub, subject: string): Promise<{ before: string; after: string }[]> =>
  hub.app.database('audit').where({ act: 'home.update', subject }).orderBy('id')

const office = async (hub: TestHub) => {
  return { hub, driver: await signInStaff(hub, 'transport') }
}

describe.each(databases)('A home put right on $name', (database) => {
  const theHub = useHub({ database })

  it('stands on the map and in what the family sees, measured by the hub', async () => {
    const { hub, driver } = await office(theHub())
    const answer = await correct(driver, '10001', { DistanceKm: 1, DistanceMts: 1000 })
    expect([answer.status, answer.body.result]).toEqual([200, 'DONE'])
    expect(answer.body.distance).toBeGreaterThan(9000)
    const listed = await homes(driver)
    expect(listed.body.find(({ custom_id }) => custom_id === '10001')).toEqual({
      custom_id: '10001',
      lat: there.LatGMC,
      lng: there.LngGMC,
    })
    const family = await Family.signIn(hub, '10001')
    const { body } = await family.visitor.get('/api/enrollment/student')
    expect(body).toMatchObject({
      transport: { home: { lat: 4.912, lng: -74.023, address: '' } },
    })
  })

  it('again is the last one, and both stand in the trail by their distance alone', async () => {
    const { hub, driver } = await office(theHub())
    await correct(driver, '10003')
    await correct(driver, '10003', { LatGMC: 4.9 })
    const [first, second] = await updates(hub, '10003')
    const metres = expect.any(Number)
    expect([first?.before, JSON.parse(first?.after ?? '')]).toEqual([null, { metres }])
    expect(JSON.parse(second?.before ?? '')).toEqual(JSON.parse(first?.after ?? ''))
    expect(JSON.parse(second?.after ?? '')).toEqual({ metres })
    expect(`${first?.before}${first?.after}${second?.after}`).not.toContain('Carrera')
  })
})

describe('Homes', () => {
  const theHub = useHub()

  it('are shown to those who plan routes by code alone, and the look stands in the trail', async () => {
    const { hub, driver } = await office(theHub())
    const { body } = await homes(driver)
    expect(body.length).toBeGreaterThan(400)
    expect(new Set(body.flatMap((home) => Object.keys(home)))).toEqual(new Set(['custom_id', 'lat', 'lng']))
    const reads = await hub.hub.app.database('audit').where({ act: 'record.read', subject: '*' })
    expect(reads).toHaveLength(1)
  })

  it('beyond sixty kilometres are not kept', async () => {
    const { hub, driver } = await office(theHub())
    const refused = await correct(driver, '10001', { LatGMC: 5.6 })
    expect([refused.status, refused.body.code]).toEqual([422, 'TOO_FAR'])
    expect(await hub.hub.app.database('student_home')).toEqual([])
    expect(await updates(hub, '10001')).toEqual([])
  })

  it('of nobody are not found', async () => {
    const { driver } = await office(theHub())
    const refused = await correct(driver, '99999')
    expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('cannot be put right while the maps are down', async () => {
    const { hub, driver } = await office(theHub())
    await faultsAt(hub.hub.app, 'maps.main').injectFault('unreachable')
    const refused = await correct(driver, '10001')
    await faultsAt(hub.hub.app, 'maps.main').clearFault()
    expect(refused.body.code).toBe('FEATURE_DOWN')
  })

  it.each([
    { StuCode: '1' },
    { LatGMC: 91 },
    { LngGMC: 'x' },
    { DirGMC: '' },
    { DirGMC: 'a\nb' },
    { DirGMC: 'a'.repeat(301) },
    { DistanceKm: '18 km' },
    { DistanceMts: -1 },
    { Nombre: 'x' },
  ])('are not put right by %j', async (changes) => {
    const { driver } = await office(theHub())
    expect((await correct(driver, '10001', changes)).status).toBe(400)
  })
})
