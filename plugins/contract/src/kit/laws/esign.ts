import { expect } from 'vitest'
import type { Signing } from '../../kinds/esign.ts'
import { aSigning } from '../acts/esign.ts'
import { claimed } from '../claimed.ts'
import { expectFault } from '../expect-fault.ts'
import type { Law } from '../law.ts'
import type { Scene } from '../scene.ts'
import { warningsIn } from '../warnings.ts'
import { webhookLaws } from './webhooks.ts'

type Esign = Scene<'esign'>

export const esignLaws: readonly Law<'esign'>[] = [
  {
    title: "the vendor has a template for the stage's document",
    readsOnly: true,
    run: async ({ adapter, stage }) => expect(adapter.supports.documents).toContain(stage.facts.document),
  },
  {
    title: 'a document sent twice with one key is one signing',
    async run(scene) {
      const { adapter, stage } = scene
      const signing = aSigning(scene)
      const key = scene.write()
      const first = await adapter.send(signing, key)
      expect(first).toMatchObject({ reference: signing.reference, document: signing.document })
      expect((await adapter.send(signing, key)).id).toBe(first.id)
      expect(await stage.vendor.effects(signing.reference)).toBe(1)
    },
  },
  {
    title: "a signing is found by the vendor's id and by our reference",
    async run(scene) {
      const { adapter, read } = scene
      const { id, reference } = await adapter.send(aSigning(scene), scene.write())
      expect(await adapter.status(id, read())).toMatchObject({ id, reference })
      expect(await adapter.findByReference(reference, read())).toMatchObject({ id, reference })
    },
  },
  {
    title: 'a document accepted before the vendor hung up is found, and sent again is still one',
    async run(scene) {
      const { adapter, stage, read } = scene
      const signing = aSigning(scene)
      const key = scene.write()
      await stage.vendor.injectFault('hangs-up', 'changes')
      await expectFault('send', 'unknown-outcome', () => adapter.send(signing, key))
      await stage.vendor.clearFault()
      const found = await adapter.findByReference(signing.reference, read())
      expect(found, 'it is found').toMatchObject({ reference: signing.reference })
      expect((await adapter.send(signing, key)).id).toBe(found?.id)
      expect(await stage.vendor.effects(signing.reference)).toBe(1)
    },
  },
  {
    title: 'every status the vendor is known to use means what the facts say',
    async run(scene) {
      for (const [rawStatus, status] of Object.entries(scene.stage.facts.statuses)) {
        expect(await signingAt(scene, rawStatus)).toMatchObject({ status, rawStatus })
      }
    },
  },
  {
    title: 'a status nobody heard of is still open, with a warning in the log',
    async run(scene) {
      const warnings = warningsIn(scene.kit)
      expect(['sent', 'viewed']).toContain((await signingAt(scene, 'KIT_INVENTED')).status)
      expect(warningsIn(scene.kit)).toBeGreaterThan(warnings)
    },
  },
  ...webhookLaws<'esign'>({
    claims: ({ adapter }) => adapter.supports.webhooks,
    async open(scene) {
      const { adapter, stage } = scene
      const { facts } = stage
      const webhooks = claimed('webhooks', adapter.webhooks)
      const { id, reference } = await adapter.send(aSigning(scene), scene.write())
      return {
        webhooks,
        reference,
        statuses: facts.statuses,
        signature: facts,
        async callback(rawStatus) {
          await facts.settle(id, rawStatus)
          return claimed('the callback of the stage', await facts.callback?.(id, rawStatus))
        },
        unknownCallback: async () =>
          claimed('the unknown callback of the stage', await facts.unknownCallback?.()),
      }
    },
  }),
]

async function signingAt(scene: Esign, rawStatus: string): Promise<Signing> {
  const { adapter, stage } = scene
  const { id } = await adapter.send(aSigning(scene), scene.write())
  await stage.facts.settle(id, rawStatus)
  return (await adapter.status(id, scene.read())) ?? expect.fail('the signing is known by its id')
}
