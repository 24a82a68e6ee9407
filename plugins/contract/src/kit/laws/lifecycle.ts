import { expect } from 'vitest'
import type { Kind } from '../../kinds/index.ts'
import { expectNothingElseEscapes } from '../expect-fault.ts'
import type { GeneralLaw } from '../law.ts'
import { abortUnderWay } from '../abort-under-way.ts'
import type { Scene } from '../scene.ts'
import { vendorFaults } from '../stage.ts'

export const lifecycleLaws: readonly GeneralLaw[] = [
  {
    title: 'stop before start is harmless',
    readsOnly: true,
    starts: 'by-itself',
    async run(scene) {
      await scene.adapter.stop()
      await scene.adapter.start(scene.read().signal)
      await expectUp(scene)
    },
  },
  {
    title: 'start twice is start once',
    readsOnly: true,
    starts: 'by-itself',
    async run(scene) {
      await scene.adapter.start(scene.read().signal)
      await scene.adapter.start(scene.read().signal)
      await expectUp(scene)
    },
  },
  {
    title: 'stop twice is stop once, and it starts again',
    readsOnly: true,
    async run(scene) {
      await scene.adapter.stop()
      await scene.adapter.stop()
      await scene.adapter.start(scene.read().signal)
      await expectUp(scene)
    },
  },
  {
    title: 'start fails with a PluginFault or not at all',
    starts: 'by-itself',
    async run({ adapter, stage, read, abortTimings }) {
      for (const vendorFault of vendorFaults) {
        await stage.vendor.injectFault(vendorFault)
        await expectNothingElseEscapes(`start while the vendor has the fault ${vendorFault}`, () =>
          vendorFault === 'hangs'
            ? abortUnderWay('start', abortTimings, (signal) => adapter.start(signal))
            : adapter.start(read().signal),
        )
      }
    },
  },
  {
    title: 'check is truthful when the vendor goes away and returns',
    about: 'a-vendor',
    async run(scene) {
      const { adapter, stage, read } = scene
      await expectUp(scene)
      await stage.vendor.injectFault('unreachable')
      expect((await adapter.check(read().signal)).is, 'the vendor is away').toBe('down')
      await stage.vendor.clearFault()
      await expectUp(scene)
    },
  },
  {
    title: 'check never throws and ends with its signal',
    async run({ adapter, stage, read, abortTimings }) {
      for (const vendorFault of vendorFaults) {
        await stage.vendor.injectFault(vendorFault)
        const health =
          vendorFault === 'hangs'
            ? await abortUnderWay('check', abortTimings, (signal) => adapter.check(signal))
            : await adapter.check(read().signal)
        expect(health, `check while the vendor has the fault ${vendorFault}`).toHaveProperty('is')
      }
    },
  },
]

async function expectUp<K extends Kind>({ adapter, read }: Scene<K>): Promise<void> {
  expect(await adapter.check(read().signal), 'the vendor is there').toMatchObject({ is: 'up' })
}
