import { PluginFault } from '@matricula/contract'
import type { GroupMembership } from './group-membership.ts'
import { groupsToChange } from './services.ts'
import type { MembershipChange, Group, ServiceChange } from './services.ts'

export interface ServiceChangeCommand extends ServiceChange {
  readonly personId: string
  readonly signal: AbortSignal
}

export interface ChangeResult {
  /** What the person holds now, as the vendor tells it. */
  readonly currentGroups: ReadonlySet<Group>
  /** False when nothing had to change. */
  readonly anything: boolean
}

/**
 * Brings a person into the groups of a service, or out of them, all or none: looks first, changes only what is not
 * yet so, and looks again. What the vendor took and then doesn't show is `unknown-outcome`.
 */
export async function changeService(
  membership: GroupMembership,
  command: ServiceChangeCommand,
): Promise<ChangeResult> {
  const { personId, signal } = command
  const before = await membership.currentGroups(personId, signal)
  const toChange = groupsToChange(command, before)
  if (toChange.length === 0) return { currentGroups: before, anything: false }
  await changeAll(membership, toChange, command)
  return { currentGroups: await readBack(membership, command), anything: true }
}

/** All of these groups, none of which was as requested before: after a failure they are brought back to that. */
async function changeAll(
  membership: GroupMembership,
  toChange: readonly Group[],
  command: ServiceChangeCommand,
): Promise<void> {
  const { change, personId, signal } = command
  for (const [index, group] of toChange.entries()) {
    try {
      await membership.change(change, group, personId, signal)
    } catch (fault) {
      const touched = toChange.slice(0, mayHaveHappened(fault) ? index + 1 : index)
      // One group alone can't be half of anything.
      if (toChange.length > 1) await rollBack(membership, touched, command)
      throw fault
    }
  }
}

function mayHaveHappened(fault: unknown): boolean {
  return !(fault instanceof PluginFault) || fault.code === 'unknown-outcome'
}

const opposite: Readonly<Record<MembershipChange, MembershipChange>> = { add: 'remove', remove: 'add' }

/** Tries every group, even when an answer is lost on the way; a failure leaves the outcome open. */
async function rollBack(
  membership: GroupMembership,
  touched: readonly Group[],
  command: ServiceChangeCommand,
): Promise<void> {
  const { change, personId, signal } = command
  const ends = await Promise.allSettled(
    touched.map((group) => membership.change(opposite[change], group, personId, signal)),
  )
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed === undefined) return
  throw new PluginFault('unknown-outcome', 'one group changed, the other did not', { cause: failed.reason })
}

async function readBack(
  membership: GroupMembership,
  command: ServiceChangeCommand,
): Promise<ReadonlySet<Group>> {
  const { personId, signal } = command
  const currentGroups = await orUnknown('the change was accepted and could not be read back', () =>
    membership.currentGroups(personId, signal),
  )
  if (groupsToChange(command, currentGroups).length === 0) return currentGroups
  throw new PluginFault('unknown-outcome', 'the change was accepted and does not show in the group')
}

/** Past the first change no failure may be reported as if nothing had happened. */
export async function orUnknown<T>(message: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    throw new PluginFault('unknown-outcome', message, { cause })
  }
}
