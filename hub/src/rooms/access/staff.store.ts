import type { StaffRole } from '../../http/caller.ts'
import { staffRoles } from '../../http/caller.ts'
import type { Database } from '../../db/open-database.ts'
import { insertIfAbsent } from '../../db/statements.ts'

export interface StaffAccount {
  readonly username: string
  readonly name: string
  readonly passwordHash: string
  readonly roles: readonly StaffRole[]
}

interface StaffRow {
  username: string
  name: string
  password_hash: string
  roles: string
  disabled_at: string | null
}

export async function findStaff(database: Database, username: string): Promise<StaffAccount | null> {
  const row = await database<StaffRow>('staff').where({ username }).whereNull('disabled_at').first()
  if (row === undefined) return null
  const roles: unknown = JSON.parse(row.roles)
  return {
    username: row.username,
    name: row.name,
    passwordHash: row.password_hash,
    roles: staffRoles.filter((role) => Array.isArray(roles) && roles.includes(role)),
  }
}

export async function addStaff(database: Database, account: StaffAccount, at: Date): Promise<boolean> {
  const row = {
    username: account.username,
    name: account.name,
    password_hash: account.passwordHash,
    roles: JSON.stringify(account.roles),
    created_at: at.toISOString(),
    disabled_at: null,
  }
  return insertIfAbsent(database, 'staff', row, ['username'])
}
