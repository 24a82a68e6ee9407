import { expect } from 'vitest'
import { aNotice } from '../acts/notices.ts'
import { expectFault } from '../expect-fault.ts'
import type { Law } from '../law.ts'

export const noticesLaws: readonly Law<'notices'>[] = [
  {
    title: 'there is a channel to send through',
    readsOnly: true,
    run: async ({ adapter }) => expect(adapter.supports.channels.length).toBeGreaterThanOrEqual(1),
  },
  {
    title: 'the same key sends nothing twice and answers the first result',
    async run(scene) {
      const key = scene.write()
      const first = await scene.adapter.send(aNotice(scene), key)
      expect(await scene.adapter.send(aNotice(scene), key)).toEqual(first)
      expect(await scene.stage.vendor.effects(key.key)).toBe(1)
    },
  },
  {
    title: 'another key is another notice',
    async run(scene) {
      const [one, other] = [scene.write(), scene.write()]
      const first = await scene.adapter.send(aNotice(scene), one)
      const second = await scene.adapter.send(aNotice(scene), other)
      expect(second.ref).not.toBe(first.ref)
      expect(await scene.stage.vendor.effects(other.key)).toBe(1)
    },
  },
  {
    title: 'a refused address is rejected',
    async run(scene) {
      const notice = { ...aNotice(scene), to: scene.stage.facts.refusedAddress }
      const key = scene.write()
      await expectFault('send', 'rejected', () => scene.adapter.send(notice, key))
      expect(await scene.stage.vendor.effects(key.key)).toBe(0)
    },
  },
  {
    title: 'a notice accepted before the vendor hung up and sent again is one notice',
    async run(scene) {
      const { adapter, stage } = scene
      const key = scene.write()
      await stage.vendor.injectFault('hangs-up', 'changes')
      await expectFault('send', 'unknown-outcome', () => adapter.send(aNotice(scene), key))
      await stage.vendor.clearFault()
      await adapter.send(aNotice(scene), key)
      expect(await stage.vendor.effects(key.key)).toBe(1)
    },
  },
]
