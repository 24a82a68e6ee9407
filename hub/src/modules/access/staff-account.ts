import type { StaffRole } from '../../http/caller.ts'
import type { StaffAccount } from './staff.store.ts'

/** What the admin changes of an account; what is left out stays. */
export interface StaffChange {
  readonly name?: string
  readonly roles?: readonly StaffRole[]
  readonly passwordHash?: string
  readonly disabled?: boolean
}

export function changedAccount(account: StaffAccount, change: StaffChange, at: Date): StaffAccount {
  const { name, roles, passwordHash, disabled } = change
  const isDisabled = disabled ?? account.disabledAt !== null
  return {
    ...account,
    name: name ?? account.name,
    roles: roles ?? account.roles,
    passwordHash: passwordHash ?? account.passwordHash,
    disabledAt: isDisabled ? (account.disabledAt ?? at.toISOString()) : null,
  }
}

/** Somebody must be able to come in and put accounts right, also when the sign-in of others does not answer. */
export function losesLastAdmin(accounts: readonly StaffAccount[], after: StaffAccount): boolean {
  const later = accounts.map((account) => (account.username === after.username ? after : account))
  return accounts.some(isLocalAdmin) && !later.some(isLocalAdmin)
}

function isLocalAdmin(account: StaffAccount): boolean {
  return isLocal(account) && account.disabledAt === null && account.roles.includes('admin')
}

/** Whether the account has a password here; otherwise it comes by OpenID Connect. */
export function isLocal({ passwordHash }: Pick<StaffAccount, 'passwordHash'>): boolean {
  return passwordHash !== ''
}

/** Whether what the account's open sessions stand for is no longer so. */
export function outdatesSessions(before: StaffAccount, after: StaffAccount): boolean {
  const sameRoles = before.roles.toSorted().join() === after.roles.toSorted().join()
  const shut = before.disabledAt === null && after.disabledAt !== null
  return !sameRoles || shut || before.passwordHash !== after.passwordHash
}
