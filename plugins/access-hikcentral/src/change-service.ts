import { PluginFault } from '@matricula/contract'
import type { GroupDesk } from './group-desk.ts'
import { groupsToChange } from './services.ts'
import type { Change, Group, Wish } from './services.ts'

export interface ServiceChange extends Wish {
  readonly personId: string
  readonly signal: AbortSignal
}

export interface Changed {
  /** What the person holds now, as the vendor tells it. */
  readonly held: ReadonlySet<Group>
  /** False when everything was as wished before. */
  readonly anything: boolean
}

/**
 * Brings a person into the groups of a service, or out of them, all or none: looks first, changes only what is not
 * yet so, and looks again. What the vendor took and then doesn't show is `unknown-outcome`.
 */
export async function changeService(desk: GroupDesk, asked: ServiceChange): Promise<Changed> {
  const { personId, signal } = asked
  const before = await desk.held(personId, signal)
  const toChange = groupsToChange(asked, before)
  if (toChange.length === 0) return { held: before, anything: false }
  await changeAll(desk, toChange, asked)
  return { held: await readBack(desk, asked), anything: true }
}

/** All of these groups, none of which was as wished before: after a failure they are brought back to that. */
async function changeAll(desk: GroupDesk, toChange: readonly Group[], asked: ServiceChange): Promise<void> {
  const { change, personId, signal } = asked
  for (const [index, group] of toChange.entries()) {
    try {
      await desk.change(change, group, personId, signal)
    } catch (fault) {
      const touched = toChange.slice(0, mayHaveHappened(fault) ? index + 1 : index)
      // One group alone can't be half of anything.
      if (toChange.length > 1) await takeBack(desk, touched, asked)
      throw fault
    }
  }
}

function mayHaveHappened(fault: unknown): boolean {
  return !(fault instanceof PluginFault) || fault.code === 'unknown-outcome'
}

const opposite: Readonly<Record<Change, Change>> = { add: 'remove', remove: 'add' }

/** Tries every group, even when an answer is lost on the way; a failure leaves the outcome open. */
async function takeBack(desk: GroupDesk, touched: readonly Group[], asked: ServiceChange): Promise<void> {
  const { change, personId, signal } = asked
  const ends = await Promise.allSettled(
    touched.map((group) => desk.change(opposite[change], group, personId, signal)),
  )
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed === undefined) return
  throw new PluginFault('unknown-outcome', 'one group changed, the other did not', { cause: failed.reason })
}

async function readBack(desk: GroupDesk, asked: ServiceChange): Promise<ReadonlySet<Group>> {
  const { personId, signal } = asked
  const held = await orUnknown('the change was accepted and could not be read back', () =>
    desk.held(personId, signal),
  )
  if (groupsToChange(asked, held).length === 0) return held
  throw new PluginFault('unknown-outcome', 'the change was accepted and does not show in the group')
}

/** Past the first change no failure may be told as if nothing had happened. */
export async function orUnknown<T>(message: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    throw new PluginFault('unknown-outcome', message, { cause })
  }
}
