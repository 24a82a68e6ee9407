import { PluginFault } from '@matricula/contract'
import type { FoodService } from '@matricula/contract'
import type { MembershipChange, GroupMembership } from './group-membership.ts'
import { groupsOf } from './groups.ts'

export interface ServiceChange {
  readonly change: MembershipChange
  readonly service: FoodService
  /** As the vendor keeps it. */
  readonly code: string
}

/**
 * Brings a student into the groups of a service, or out of them: all or none. When the second group fails, what
 * this act did to the first is taken back and the fault goes on; when that fails too, `unknown-outcome`.
 */
export async function changeService(
  membership: GroupMembership,
  { change, service, code }: ServiceChange,
): Promise<void> {
  const [first, second] = groupsOf[service]
  if (first === undefined) return
  const changed = await membership.change(change, first, code)
  if (second === undefined) return
  try {
    await membership.changeSecond(change, second, code)
  } catch (fault) {
    // A group held before this act is not ours to take away.
    if (changed) await undo(() => membership.rollBack(change, first, code))
    throw fault
  }
}

async function undo(rollBack: () => Promise<void>): Promise<void> {
  try {
    await rollBack()
  } catch (cause) {
    throw new PluginFault('unknown-outcome', 'one group changed, the other did not', { cause })
  }
}
