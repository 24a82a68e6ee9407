import type { Notice } from '../../kinds/notices.ts'
import type { Scene } from '../scene.ts'
import type { Acts } from './acts.ts'

export function aNotice({ adapter, stage }: Scene<'notices'>): Notice {
  const [channel = 'email'] = adapter.supports.channels
  return { channel, to: stage.facts.to, subject: 'Matrícula', text: 'Su matrícula está lista.', html: null }
}

export const noticesActs: Acts<'notices'> = {
  reads: [],
  writes: [
    {
      name: 'send',
      prepare: async (scene) => (write) => scene.adapter.send(aNotice(scene), write),
    },
  ],
  misses: [],
  personal: ({ stage }) => [stage.facts.to],
}
