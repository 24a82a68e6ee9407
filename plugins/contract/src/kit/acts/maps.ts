import type { Read } from '../../lifecycle.ts'
import type { Scene } from '../scene.ts'
import type { Act, Acts } from './acts.ts'

function reads(name: string, ask: (scene: Scene<'maps'>, read: Read) => Promise<unknown>): Act<'maps', Read> {
  return { name, prepare: async (scene) => (read) => ask(scene, read) }
}

export const mapsActs: Acts<'maps'> = {
  reads: [
    reads('search', ({ adapter, stage: { facts } }, read) => adapter.search(facts.text, facts.to, 5, read)),
    reads('addressOf', ({ adapter, stage }, read) => adapter.addressOf(stage.facts.known, read)),
    reads('routes', ({ adapter, stage: { facts } }, read) => adapter.routes(facts.from, facts.to, read)),
    reads('distance', ({ adapter, stage: { facts } }, read) => adapter.distance(facts.from, facts.to, read)),
  ],
  writes: [],
  misses: [
    {
      name: 'search',
      ask: ({ adapter, stage }, read) => adapter.search('zzqxjkwv qzzxw', stage.facts.to, 5, read),
    },
  ],
  personal: ({ stage: { facts } }) => [`${facts.from.lat}`, `${facts.from.lng}`, facts.text],
}
