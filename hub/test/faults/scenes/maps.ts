import { randomUUID } from 'node:crypto'
import { rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { nextFamily } from '../line-of-families.ts'
import { pressing, type Scene } from '../scene.ts'
import { common } from './common.ts'

const place = { lat: 4.86, lng: -74.05, address: 'Calle 22 # 3-45' }
const home = { LatGMC: 4.912345, LngGMC: -74.023456, DirGMC: 'Carrera 7 # 1-23, Cajicá' }

const input = (code: string) => ({
  code,
  token: '',
  project: '2025-2026',
  dir: place.address,
  modality: 'COMPLETO',
  transport: { busStop: false, direction: 'AMBAS', basis: 'measured' },
  fullDirectionObject: place,
  type: 'enrollment',
})

export const mapsScenes: readonly Scene[] = [
  ...common,
  pressing('A family looks an address up', async (hub) => {
    const { visitor } = await nextFamily(hub)
    return () => visitor.get('/api/maps/search?text=calle 22')
  }),
  pressing('A family measures its way', async (hub) => {
    const { visitor } = await nextFamily(hub)
    return () => visitor.post('/api/googleAPI/direction/vectors/request', { lat: place.lat, lng: place.lng })
  }),
  pressing('A family confirms its transport', async (hub) => {
    const { visitor, code } = await nextFamily(hub)
    return () => visitor.post('/api/googleAPI/confirm', input(code))
  }),
  pressing('A family whose transport is confirmed pays', async (hub) => {
    const family = await nextFamily(hub)
    await family.visitor.post('/api/googleAPI/confirm', input(family.code))
    const quote = await family.quote(rightAndCosts)
    const key = randomUUID()
    return () => family.pay(quote, {}, key)
  }),
  pressing('The office puts a home right', async (hub) => {
    const { code } = await nextFamily(hub)
    const driver = await signInStaff(hub, 'transport')
    return () => driver.post('/api/transport/onlyone/student/update', { StuCode: code, ...home })
  }),
]
