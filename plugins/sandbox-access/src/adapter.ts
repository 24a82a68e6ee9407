import { PluginFault } from '@matricula/contract'
import type { AccessControlAdapter, AccessPerson, FoodService, PluginKit, Write } from '@matricula/contract'
import { createKeyedMutex } from '@matricula/contract/parts'
import { faultSwitch } from '@matricula/contract/sandbox'
import { openActLog } from './act-log.ts'
import { changeService } from './change-service.ts'
import { openGroupMembership } from './group-membership.ts'
import type { MembershipChange } from './group-membership.ts'
import { servicesOf } from './groups.ts'
import { knownCode } from './roster.ts'
import type { Settings } from './settings.ts'

/** A pretend access-control system, whole in the instance's memo. */
export function createAdapter(settings: Settings, kit: PluginKit): AccessControlAdapter {
  const faults = faultSwitch(kit.memo)
  const membership = openGroupMembership(kit.memo, settings.secondGroup)
  const log = openActLog(kit.memo)
  // A look between the two writes of service 1 would see half of it.
  const inTurn = createKeyedMutex()

  const personOf = async (code: string): Promise<AccessPerson> => ({
    id: `AC-${code}`,
    studentCode: code,
    services: servicesOf(await membership.currentGroups(code)),
  })

  const change = (change: MembershipChange, studentCode: string, service: FoodService, write: Write) =>
    faults.write(write.signal, () =>
      inTurn('groups', write.signal, async () => {
        const before = await log.answered(write.key)
        if (before !== null) return before
        const code = knownCode(studentCode)
        if (code === null) throw new PluginFault('not-found', 'the access-control system has no such person')
        await changeService(membership, { change, service, code })
        const person = await personOf(code)
        await log.record(write.key, person)
        return person
      }),
    )

  return {
    supports: Object.freeze({ credentials: false }),
    start: (signal) => faults.read(signal, async () => undefined),
    stop: async () => undefined,
    check: (signal) =>
      faults
        .read(signal, async () => undefined)
        .then(
          () => ({ is: 'up', note: 'sandbox' }),
          (fault: unknown) => ({
            is: 'down',
            why: fault instanceof Error ? fault.message : 'unknown trouble',
          }),
        ),
    findPerson: (studentCode, read) =>
      faults.read(read.signal, () =>
        inTurn('groups', read.signal, async () => {
          const code = knownCode(studentCode)
          return code === null ? null : personOf(code)
        }),
      ),
    enrol: (studentCode, service, write) => change('add', studentCode, service, write),
    withdraw: (studentCode, service, write) => change('remove', studentCode, service, write),
  }
}
