import { healthOf, PluginFault, runRead } from '@matricula/contract'
import type { AccessControlAdapter, AccessPerson, FaultCode, PluginKit } from '@matricula/contract'
import { changeService, orUnknown } from './change-service.ts'
import type { ChangeResult } from './change-service.ts'
import { openClient } from './client.ts'
import type { Person } from './from-answers.ts'
import { openGateway } from './gateway.ts'
import { openGroupMembership } from './group-membership.ts'
import { servicesOf } from './services.ts'
import type { Group, ServiceChange } from './services.ts'
import type { Settings } from './settings.ts'
import { createKeyedMutex } from '@matricula/contract/parts'
import { verifyVendor } from './verify-vendor.ts'

/** Lunch and snack as two privilege groups of HikCentral Professional; persons are found by their school code. */
export function createAdapter(settings: Settings, kit: PluginKit): AccessControlAdapter {
  const client = openClient(openGateway(settings, kit), settings.missingCodes)
  const membership = openGroupMembership(client, settings, () => kit.now())
  // A look between the two changes of service 1 would see half of it.
  const inTurn = createKeyedMutex()

  const find = (studentCode: string, signal: AbortSignal) =>
    runRead(() => client.findPerson(studentCode.toUpperCase(), signal))

  async function reapplyToDoors(
    { personId }: Person,
    { anything }: ChangeResult,
    signal: AbortSignal,
  ): Promise<void> {
    if (settings.doors.length === 0) return
    const reapply = () => client.reapply(personId, settings.doors, signal)
    await (anything ? orUnknown('the groups changed and the doors could not be told', reapply) : reapply())
    kit.log.info({ doors: settings.doors.length }, 'the doors were asked to take the rights over')
  }

  const change = (studentCode: string, serviceChange: ServiceChange, signal: AbortSignal) =>
    inTurn('groups', signal, async () => {
      const person = await find(studentCode, signal)
      if (person === null) throw new PluginFault('not-found', 'HikCentral has no person of that code')
      const changed = await changeService(membership, { ...serviceChange, personId: person.personId, signal })
      await reapplyToDoors(person, changed, signal)
      return accessPerson(person, studentCode, changed.currentGroups)
    })

  return {
    supports: Object.freeze({ credentials: false }),
    start: (signal) => verifyVendor(client, settings, { log: kit.log, signal }),
    stop: async () => undefined,
    check: (signal) =>
      healthOf(() => runRead(() => client.version(signal)), {
        note: (version) => `HikCentral ${version}`,
        fixes,
      }),
    async findPerson(studentCode, { signal }) {
      const person = await find(studentCode, signal)
      if (person === null) return null
      const currentGroups = await inTurn('groups', signal, () =>
        membership.recentGroupsOf(person.personId, signal),
      )
      return accessPerson(person, studentCode, currentGroups)
    },
    enrol: (studentCode, service, { signal }) => change(studentCode, { change: 'add', service }, signal),
    withdraw: (studentCode, service, { signal }) =>
      change(studentCode, { change: 'remove', service }, signal),
  }
}

function accessPerson(
  { personId }: Person,
  studentCode: string,
  currentGroups: ReadonlySet<Group>,
): AccessPerson {
  return { id: personId, studentCode: studentCode.toUpperCase(), services: servicesOf(currentGroups) }
}

const fixes: Partial<Record<FaultCode, string>> = {
  unauthorised: "check the partner's key, secret, APIs and allowed addresses in HikCentral, and the clock",
  unsupported: 'compare the version of HikCentral with the README',
  unreachable: 'check the network to the appliance, and its certificate',
}
