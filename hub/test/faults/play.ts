import { vendorFaults } from '@matricula/contract/kit'
import { describe, expect, it } from 'vitest'
import { type TestHubOptions, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { asAlways, type Scene } from './scene.ts'
import { rowsOf } from './table.ts'

/** Vendors that never answer are given up soon, and nobody asks the provider unless a test has it asked. */
const settings = {
  vendors: { readSeconds: 1, writeSeconds: 1 },
  payments: { askEverySeconds: 3600 },
}

/** Plays every act in every trouble of an instance and holds what is seen against its table in docs/faults.md. */
export function playFaults(instance: string, scenes: readonly Scene[], options: TestHubOptions = {}): void {
  const rows = rowsOf(instance)
  describe(`In trouble, ${instance}`, () => {
    const hub = useHub({ settings, ...options })

    it('has a row in the table for each of these acts', () => {
      expect(rows.map(({ act }) => act)).toEqual(scenes.map(({ act }) => act))
      for (const [at, { seen, recovery }] of rows.entries()) {
        const isNeverSeen = Object.values(seen).every((word) => word === asAlways)
        expect(recovery).toBe(isNeverSeen ? '—' : scenes[at]?.recovery)
      }
    })

    describe.each(vendorFaults)('%s', (vendorFault) => {
      it.each(scenes.map((scene) => [scene.act, scene] as const))('%s', async (act, scene) => {
        const { app } = hub().hub
        const row = rows.find((each) => each.act === act)
        const attempt = await scene.prepare(hub())
        await faultsAt(app, instance).injectFault(vendorFault)
        const seen = await attempt.duringFault()
        await faultsAt(app, instance).clearFault()
        await app.plugins.check(instance)
        expect(seen).toBe(row?.seen[vendorFault])
        await attempt.onceWell()
      })
    })
  })
}
