import type { MapsAdapter, Place } from '../../../src/index.ts'
import { faultSwitch } from '../../../src/sandbox/fault-switch.ts'
import { soundDefinition, soundLife, soundTrial } from './sound.ts'

const home: Place = { lat: 4.68, lng: -74.05, address: 'Calle 100 # 15-20, Bogotá' }
const park: Place = { lat: 4.69, lng: -74.05, address: 'Calle 106 # 15-20, Bogotá' }
const school = { lat: 4.83, lng: -74.03 }
const way = { metres: 21_400, text: '21,4 km', seconds: 2_700 }

const definition = soundDefinition('maps', ({ memo }): MapsAdapter => {
  const faults = faultSwitch(memo)
  return {
    ...soundLife(faults),
    supports: Object.freeze({ alternatives: 2, simulated: true }),
    search: (text, _near, limit, { signal }) =>
      faults.read(signal, async () => (text === 'Calle 10' ? [home, park].slice(0, limit) : [])),
    addressOf: (_point, { signal }) => faults.read(signal, async () => home),
    routes: (from, to, { signal }) =>
      faults.read(signal, async () =>
        [1, 2].map((n) => ({ ...way, metres: way.metres * n, path: [from, to], endAddress: 'Chía' })),
      ),
    distance: (_from, _to, { signal }) => faults.read(signal, async () => way),
  }
})

export const soundMaps = soundTrial(definition, () => ({
  text: 'Calle 10',
  from: home,
  to: school,
  known: home,
}))
