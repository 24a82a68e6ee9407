import { runRead } from '@matricula/contract'
import type { Client } from './client.ts'
import { groups } from './services.ts'
import type { MembershipChange, Group } from './services.ts'
import type { Settings } from './settings.ts'

/** The two groups, as memberships of one person. HikCentral tells a group's members only, never a person's groups. */
export interface GroupMembership {
  /** Asked now. */
  currentGroups(personId: string, signal: AbortSignal): Promise<ReadonlySet<Group>>
  /** From lists up to `membersCacheSeconds` old, unless we changed the group since. */
  recentGroupsOf(personId: string, signal: AbortSignal): Promise<ReadonlySet<Group>>
  change(change: MembershipChange, group: Group, personId: string, signal: AbortSignal): Promise<void>
}

interface CachedList {
  readonly members: ReadonlySet<string>
  readonly at: number
}

export function openGroupMembership(client: Client, settings: Settings, now: () => Date): GroupMembership {
  const cached = new Map<Group, CachedList>()

  async function load(group: Group, signal: AbortSignal): Promise<ReadonlySet<string>> {
    const at = now().getTime()
    const members = await runRead(() => client.members(settings.groups[group], signal))
    cached.set(group, { members, at })
    return members
  }

  function recentMembers(group: Group): ReadonlySet<string> | null {
    const list = cached.get(group)
    const isFresh = list && now().getTime() - list.at < settings.membersCacheSeconds * 1000
    return isFresh ? list.members : null
  }

  return {
    currentGroups: (personId, signal) => groupsHolding(personId, (group) => load(group, signal)),
    recentGroupsOf: (personId, signal) =>
      groupsHolding(personId, async (group) => recentMembers(group) ?? load(group, signal)),
    async change(change, group, personId, signal) {
      cached.delete(group)
      await client.changeMember(change, { groupId: settings.groups[group], personId }, signal)
    },
  }
}

async function groupsHolding(
  personId: string,
  membersOf: (group: Group) => Promise<ReadonlySet<string>>,
): Promise<ReadonlySet<Group>> {
  const currentGroups = new Set<Group>()
  for (const group of groups) if ((await membersOf(group)).has(personId)) currentGroups.add(group)
  return currentGroups
}
