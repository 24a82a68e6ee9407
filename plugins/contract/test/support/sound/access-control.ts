import { PluginFault } from '../../../src/index.ts'
import type { AccessControlAdapter, AccessPerson, FoodService, Write } from '../../../src/index.ts'
import { faultSwitch } from '../../../src/sandbox/fault-switch.ts'
import { recordEffect, soundDefinition, soundLife, soundTrial } from './sound.ts'

type Group = 'lunch' | 'snack'
export const groupsOf: Record<FoodService, Group[]> = { 1: ['lunch', 'snack'], 2: ['lunch'], 3: ['snack'] }

const definition = soundDefinition('accessControl', ({ memo }): AccessControlAdapter => {
  const faults = faultSwitch(memo)
  const held = async () => ((await memo.get('groups')) ?? []) as Group[]
  const personOf = async (studentCode: string): Promise<AccessPerson> => {
    const groups = await held()
    const services = ([1, 2, 3] as const).filter((service) =>
      groupsOf[service].every((group) => groups.includes(group)),
    )
    return { id: 'P-1', studentCode, services }
  }
  const change =
    (become: (groups: Group[], service: FoodService) => Group[]) =>
    (code: string, service: FoodService, { key, signal }: Write) =>
      faults.write(signal, async () => {
        if (code !== '10001') throw new PluginFault('not-found', 'no such person')
        if (await memo.add(`act:${key}`, true)) {
          await memo.set('groups', become(await held(), service))
          await recordEffect(memo, key)
        }
        return personOf(code)
      })
  return {
    ...soundLife(faults),
    supports: Object.freeze({ credentials: false }),
    findPerson: (code, { signal }) =>
      faults.read(signal, async () => (code === '10001' ? personOf(code) : null)),
    enrol: change((groups, service) => [...new Set([...groups, ...groupsOf[service]])]),
    withdraw: change((groups, service) => groups.filter((group) => !groupsOf[service].includes(group))),
  }
})

export const soundAccessControl = soundTrial(definition, () => ({
  studentCode: '10001',
  unknownCode: 'ZZZZZ',
}))
