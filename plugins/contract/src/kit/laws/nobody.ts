import { expect } from 'vitest'
import type { Kind } from '../../kinds/index.ts'
import type { Http } from '../../plugin.ts'
import { actsOf } from '../acts/index.ts'
import type { GeneralLaw } from '../law.ts'
import type { Scene } from '../scene.ts'

export const nobodyLaws: readonly GeneralLaw[] = [
  {
    title: 'an adapter without a vendor never uses the network',
    about: 'nobody',
    async run(scene) {
      let calls = 0
      const http: Http = {
        send(request) {
          calls += 1
          return scene.kit.http.send(request)
        },
      }
      const adapter = scene.create({ ...scene.kit, http })
      await adapter.start(scene.read().signal)
      await adapter.check(scene.read().signal)
      await callEverything({ ...scene, adapter })
      await adapter.stop()
      expect(calls, 'calls over the network').toBe(0)
    },
  },
]

async function callEverything<K extends Kind>(scene: Scene<K>): Promise<void> {
  const { reads, writes, misses } = actsOf(scene.kind)
  for (const act of reads) {
    const call = await act.prepare(scene)
    await call?.(scene.read())
  }
  for (const act of writes) {
    const call = await act.prepare(scene)
    await call?.(scene.write())
  }
  for (const { ask } of misses) await ask(scene, scene.read())
}
