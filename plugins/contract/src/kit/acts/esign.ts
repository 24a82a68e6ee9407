import type { SigningRequest } from '../../kinds/esign.ts'
import type { Scene } from '../scene.ts'
import { nothing } from './acts.ts'
import type { Acts } from './acts.ts'
import { readCallback } from './read-callback.ts'

const signer = { name: 'Anabel Rojas Pulido', email: 'acudiente@example.com' }

export function aSigning(scene: Scene<'esign'>): SigningRequest {
  return {
    document: scene.stage.facts.document,
    reference: scene.reference(),
    signer,
    fields: { student: '10001' },
    locale: 'es-CO',
  }
}

export const esignActs: Acts<'esign'> = {
  reads: [
    {
      name: 'status',
      async prepare(scene) {
        const { id } = await scene.adapter.send(aSigning(scene), scene.write())
        return (read) => scene.adapter.status(id, read)
      },
    },
    {
      name: 'findByReference',
      async prepare(scene) {
        const { reference } = await scene.adapter.send(aSigning(scene), scene.write())
        return (read) => scene.adapter.findByReference(reference, read)
      },
    },
  ],
  writes: [
    {
      name: 'send',
      async prepare(scene) {
        const signing = aSigning(scene)
        return (write) => scene.adapter.send(signing, write)
      },
    },
  ],
  misses: [
    { name: 'status', ask: ({ adapter }, read) => adapter.status(nothing, read) },
    { name: 'findByReference', ask: ({ adapter }, read) => adapter.findByReference(nothing, read) },
  ],
  personal: () => [signer.name, signer.email],
  async readCallbacks(scene) {
    const { adapter, stage } = scene
    const [known = ''] = Object.keys(stage.facts.statuses)
    for (const rawStatus of [known, 'KIT_INVENTED']) {
      const { id } = await adapter.send(aSigning(scene), scene.write())
      await stage.facts.settle(id, rawStatus)
      await adapter.status(id, scene.read())
      const callback = await stage.facts.callback?.(id, rawStatus)
      if (callback) await readCallback(adapter.webhooks, callback)
    }
  },
}
