import type { SigningRequest } from '../../kinds/esign.ts'
import type { Scene } from '../scene.ts'
import { nothing } from './acts.ts'
import type { Acts } from './acts.ts'

export function aSigning(scene: Scene<'esign'>): SigningRequest {
  return {
    document: scene.stage.facts.document,
    reference: scene.reference(),
    signer: { name: 'Ana Rojas', email: 'acudiente@example.com' },
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
}
