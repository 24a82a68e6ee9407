import { PluginFault } from '@matricula/contract'
import type { Memo } from '@matricula/contract'
import type { Group } from './groups.ts'
import type { SecondGroup } from './settings.ts'

export type MembershipChange = 'add' | 'remove'

/** The pretend vendor's own calls: one group at a time, each answering whether anything changed. */
export interface GroupMembership {
  currentGroups(code: string): Promise<ReadonlySet<Group>>
  change(change: MembershipChange, group: Group, code: string): Promise<boolean>
  /** The second write of a pair; fails as the setting `secondGroup` says. */
  changeSecond(change: MembershipChange, group: Group, code: string): Promise<boolean>
  /** Takes a write back; fails where the setting says that the first group sticks. */
  rollBack(change: MembershipChange, group: Group, code: string): Promise<void>
}

const groups: readonly Group[] = ['lunch', 'snack']

export function openGroupMembership(memo: Memo, secondGroup: SecondGroup): GroupMembership {
  const at = (group: Group, code: string) => `group/${group}/${code}`

  const change = async (change: MembershipChange, group: Group, code: string) => {
    if (change === 'add') return memo.add(at(group, code), true)
    const was = (await memo.get(at(group, code))) !== undefined
    await memo.delete(at(group, code))
    return was
  }

  return {
    async currentGroups(code) {
      const currentGroups = new Set<Group>()
      for (const group of groups)
        if ((await memo.get(at(group, code))) !== undefined) currentGroups.add(group)
      return currentGroups
    },
    change,
    async changeSecond(wanted, group, code) {
      if (secondGroup !== 'accepts') throw refusal(group)
      return change(wanted, group, code)
    },
    async rollBack(done, group, code) {
      if (secondGroup === 'refuses-and-sticks') throw refusal(group)
      await change(done === 'add' ? 'remove' : 'add', group, code)
    },
  }
}

function refusal(group: Group): PluginFault {
  return new PluginFault('rejected', 'the access group refuses the change', {
    reason: `group ${group} refuses`,
  })
}
