import { expect } from 'vitest'
import { PluginFault } from '../../fault.ts'
import type { AccessPerson } from '../../kinds/access-control.ts'
import { endOf, expectFault } from '../expect-fault.ts'
import type { Law } from '../law.ts'
import type { Scene } from '../scene.ts'
import { failAtCall } from '../failing-kit.ts'

type Access = Scene<'accessControl'>

export const accessControlLaws: readonly Law<'accessControl'>[] = [
  {
    title: 'service 1 is lunch and snack, and taking it away takes both',
    async run(scene) {
      const { adapter, stage, write } = scene
      const enrolled = await adapter.enrol(stage.facts.studentCode, 1, write())
      expect(groupsOf(enrolled)).toEqual(['lunch', 'snack'])
      expect(await groupsFound(scene)).toEqual(['lunch', 'snack'])
      const withdrawn = await adapter.withdraw(stage.facts.studentCode, 1, write())
      expect(groupsOf(withdrawn)).toEqual([])
      expect(await groupsFound(scene)).toEqual([])
    },
  },
  {
    title: 'service 2 is lunch alone and service 3 snack alone',
    async run({ adapter, stage: { facts }, write }) {
      expect(groupsOf(await adapter.enrol(facts.studentCode, 2, write()))).toEqual(['lunch'])
      expect(groupsOf(await adapter.withdraw(facts.studentCode, 2, write()))).toEqual([])
      expect(groupsOf(await adapter.enrol(facts.studentCode, 3, write()))).toEqual(['snack'])
    },
  },
  {
    title: 'service 1 that fails half-way is both, neither or unknown-outcome',
    async run(scene) {
      const calls = await callsOfEnrolling(scene)
      for (let call = 1; call <= calls; call += 1) {
        const end = await enrolCutAt(scene, call)
        if ('error' in end && end.error instanceof PluginFault && end.error.code === 'unknown-outcome')
          continue
        expect(await groupsFound(scene), `cut at call ${call}`).not.toHaveLength(1)
      }
      const { adapter, stage, write } = scene
      await adapter.withdraw(stage.facts.studentCode, 1, write())
      await stage.vendor.injectFault('hangs-up', 'changes')
      await endOf(() => adapter.enrol(stage.facts.studentCode, 1, write()))
      await stage.vendor.clearFault()
      expect(await groupsFound(scene), 'the vendor hung up').not.toHaveLength(1)
    },
  },
  {
    title: 'enrolling twice is enrolling once',
    async run(scene) {
      const { adapter, stage, write } = scene
      const key = write()
      const first = await adapter.enrol(stage.facts.studentCode, 2, key)
      expect(await adapter.enrol(stage.facts.studentCode, 2, key), 'the same act').toEqual(first)
      expect(await adapter.enrol(stage.facts.studentCode, 2, write()), 'another act').toEqual(first)
      expect(await stage.vendor.effects(key.key)).toBe(1)
    },
  },
  {
    title: 'withdrawing what is not there is no error',
    async run(scene) {
      const { adapter, stage, write } = scene
      const person = await adapter.withdraw(stage.facts.studentCode, 3, write())
      expect(groupsOf(person)).not.toContain('snack')
      expect(groupsOf(await adapter.withdraw(stage.facts.studentCode, 3, write()))).toEqual(groupsOf(person))
    },
  },
  {
    title: 'a command about an unknown person is not-found',
    async run({ adapter, stage: { facts }, write }) {
      await expectFault('enrol', 'not-found', () => adapter.enrol(facts.unknownCode, 1, write()))
      await expectFault('withdraw', 'not-found', () => adapter.withdraw(facts.unknownCode, 1, write()))
    },
  },
]

/** What a person may eat; service 1 says both. */
function groupsOf({ services }: AccessPerson): string[] {
  const lunch = services.includes(1) || services.includes(2)
  const snack = services.includes(1) || services.includes(3)
  return [...(lunch ? ['lunch'] : []), ...(snack ? ['snack'] : [])]
}

async function groupsFound({ adapter, stage, read }: Access): Promise<string[]> {
  const person = await adapter.findPerson(stage.facts.studentCode, read())
  return person ? groupsOf(person) : expect.fail('the person is found')
}

/** How many calls over the kit's HTTP one enrolment takes; a vendor in the memo takes none. */
async function callsOfEnrolling(scene: Access): Promise<number> {
  const counted = failAtCall(scene.kit, Infinity)
  const adapter = scene.create(counted.kit)
  await adapter.start(scene.read().signal)
  counted.begin()
  await adapter.enrol(scene.stage.facts.studentCode, 1, scene.write())
  await adapter.stop()
  return counted.calls()
}

async function enrolCutAt(scene: Access, call: number) {
  await scene.adapter.withdraw(scene.stage.facts.studentCode, 1, scene.write())
  const cut = failAtCall(scene.kit, call)
  const adapter = scene.create(cut.kit)
  await adapter.start(scene.read().signal)
  cut.begin()
  const end = await endOf(() => adapter.enrol(scene.stage.facts.studentCode, 1, scene.write()))
  await adapter.stop()
  return end
}
