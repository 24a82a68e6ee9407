import { reading } from '@matricula/contract'
import type { Client } from './client.ts'
import { groups } from './services.ts'
import type { Change, Group } from './services.ts'
import type { Settings } from './settings.ts'

/** The two groups, as memberships of one person. HikCentral tells a group's members only, never a person's groups. */
export interface GroupDesk {
  /** Asked now. */
  held(personId: string, signal: AbortSignal): Promise<ReadonlySet<Group>>
  /** From lists up to `membersCacheSeconds` old, unless we changed the group since. */
  recentlyHeld(personId: string, signal: AbortSignal): Promise<ReadonlySet<Group>>
  change(change: Change, group: Group, personId: string, signal: AbortSignal): Promise<void>
}

interface KeptList {
  readonly members: ReadonlySet<string>
  readonly at: number
}

export function openGroupDesk(client: Client, settings: Settings, now: () => Date): GroupDesk {
  const kept = new Map<Group, KeptList>()

  async function load(group: Group, signal: AbortSignal): Promise<ReadonlySet<string>> {
    const at = now().getTime()
    const members = await reading(() => client.members(settings.groups[group], signal))
    kept.set(group, { members, at })
    return members
  }

  function recent(group: Group): ReadonlySet<string> | null {
    const list = kept.get(group)
    const isFresh = list && now().getTime() - list.at < settings.membersCacheSeconds * 1000
    return isFresh ? list.members : null
  }

  return {
    held: (personId, signal) => holding(personId, (group) => load(group, signal)),
    recentlyHeld: (personId, signal) =>
      holding(personId, async (group) => recent(group) ?? load(group, signal)),
    async change(change, group, personId, signal) {
      kept.delete(group)
      await client.changeMember(change, { groupId: settings.groups[group], personId }, signal)
    },
  }
}

async function holding(
  personId: string,
  membersOf: (group: Group) => Promise<ReadonlySet<string>>,
): Promise<ReadonlySet<Group>> {
  const held = new Set<Group>()
  for (const group of groups) if ((await membersOf(group)).has(personId)) held.add(group)
  return held
}
