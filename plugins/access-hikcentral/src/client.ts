import { PluginFault } from '@matricula/contract'
import type Joi from 'joi'
import { member, pageFrom, personFrom, privilegeGroup, versionFrom } from './from-answers.ts'
import type { Person } from './from-answers.ts'
import type { Gateway } from './gateway.ts'
import type { MembershipChange } from './services.ts'

/** What we ask of HikCentral. Reads answer after their last page. */
export interface Client {
  version(signal: AbortSignal): Promise<string>
  findPerson(personCode: string, signal: AbortSignal): Promise<Person | null>
  groupIds(signal: AbortSignal): Promise<ReadonlySet<string>>
  /** The `personId`s in a group. */
  members(groupId: string, signal: AbortSignal): Promise<ReadonlySet<string>>
  changeMember(change: MembershipChange, member: Membership, signal: AbortSignal): Promise<void>
  /** Has the person's rights carried to the doors; done when HikCentral gets to it. */
  reapply(personId: string, doors: readonly string[], signal: AbortSignal): Promise<void>
}

export interface Membership {
  readonly groupId: string
  readonly personId: string
}

/** `type` of a group that holds persons, not visitors. */
const persons = 1

const changePaths: Readonly<Record<MembershipChange, string>> = {
  add: '/acs/v1/privilege/group/single/addPersons',
  remove: '/acs/v1/privilege/group/single/deletePersons',
}

export function openClient(gateway: Gateway, missingCodes: readonly string[]): Client {
  const every = everyRowOf(gateway)
  const missing = new Set(missingCodes)
  return {
    version: async (signal) => versionFrom(await gateway.post('/common/v1/version', {}, signal)),
    async findPerson(personCode, signal) {
      const path = '/resource/v1/person/personCode/personInfo'
      const data = await gateway.post(path, { personCode }, signal, missing)
      return personFrom(data, personCode)
    },
    async groupIds(signal) {
      const rows = await every(
        { path: '/acs/v1/privilege/group', filter: { type: persons }, row: privilegeGroup },
        signal,
      )
      return new Set(rows.map(({ privilegeGroupId }) => privilegeGroupId))
    },
    async members(privilegeGroupId, signal) {
      const path = '/acs/v1/privilege/group/single/personList'
      const rows = await every({ path, filter: { privilegeGroupId, type: persons }, row: member }, signal)
      return new Set(rows.map(({ id }) => id))
    },
    async changeMember(change, { groupId, personId }, signal) {
      const body = { privilegeGroupId: groupId, type: persons, list: [{ id: personId }] }
      await gateway.post(changePaths[change], body, signal)
    },
    async reapply(personId, doors, signal) {
      const body = { personIds: personId, doorIndexCodes: doors.join(','), ImmediateDownload: 0 }
      await gateway.post('/visitor/v1/auth/reapplication', body, signal)
    },
  }
}

interface Listing<T> {
  readonly path: string
  readonly filter: object
  readonly row: Joi.ObjectSchema<T>
}

/** The most HikCentral gives. */
const pageSize = 500

/** All rows of a list. An empty page before the total is `unknown-outcome`: a missing row could be our person. */
function everyRowOf(gateway: Gateway) {
  return async <T>({ path, filter, row }: Listing<T>, signal: AbortSignal): Promise<readonly T[]> => {
    const rows: T[] = []
    for (let pageNo = 1; ; pageNo += 1) {
      const page = pageFrom(await gateway.post(path, { ...filter, pageNo, pageSize }, signal), row)
      rows.push(...page.list)
      if (pageNo * (page.pageSize ?? pageSize) >= page.total) return rows
      if (page.list.length === 0)
        throw new PluginFault('unknown-outcome', 'HikCentral ended a list before its total')
    }
  }
}
