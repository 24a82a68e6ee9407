import type { Database } from '../../db/database.ts'
import { holds } from '../../db/search.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { rolesFrom, type StaffRole } from '../../http/caller.ts'

export interface NewStaff {
  /** In lower case. */
  readonly username: string
  readonly name: string
  /** Empty for an account of OpenID Connect: no password opens it. */
  readonly passwordHash: string
  readonly roles: readonly StaffRole[]
}

export interface StaffAccount extends NewStaff {
  readonly createdAt: string
  readonly disabledAt: string | null
}

interface StaffRow {
  username: string
  name: string
  password_hash: string
  roles: string
  created_at: string
  disabled_at: string | null
}

/** An account that may sign in, however its name is written. */
export async function findStaff(database: Database, username: string): Promise<StaffAccount | null> {
  const row = await database<StaffRow>('staff')
    .where({ username: username.trim().toLowerCase() })
    .whereNull('disabled_at')
    .first()
  return row === undefined ? null : accountFrom(row)
}

export async function countStaff(database: Database): Promise<number> {
  const row = await database('staff').count({ total: '*' }).first()
  return Number(row?.['total'] ?? 0)
}

export type StaffField = 'username' | 'name' | 'created_at'

export interface StaffList {
  readonly disabled: boolean | undefined
  readonly role: StaffRole | undefined
  /** In the user name or the name. */
  readonly search: string | undefined
  readonly sort: SortOrder<StaffField>
  readonly page: PageQuery | null
}

export async function listStaff(
  database: Database,
  { disabled, role, search, sort, page }: StaffList,
): Promise<Paged<StaffAccount>> {
  const found = database<StaffRow>('staff')
  if (disabled === true) void found.whereNotNull('disabled_at')
  if (disabled === false) void found.whereNull('disabled_at')
  if (role !== undefined) void found.where(holds(['roles'], `"${role}"`))
  if (search !== undefined) void found.where(holds(['username', 'name'], search))
  const counted = await found.clone().count({ total: '*' }).first()
  const sorted = found
    .clone()
    .orderBy([
      { column: sort.by, order: sort.direction },
      ...(sort.by === 'username' ? [] : [{ column: 'username' }]),
    ])
  const rows: StaffRow[] = await (page === null ? sorted : sorted.offset(page.offset).limit(page.limit))
  return { items: rows.map(accountFrom), total: Number(counted?.['total'] ?? 0) }
}

/** Every account, held until the story ends and always in this order: two stories that change them take turns. */
export async function lockAllStaff(trx: Transaction): Promise<readonly StaffAccount[]> {
  const rows = await trx<StaffRow>('staff').orderBy('username').forUpdate()
  return rows.map(accountFrom)
}

/** One account, held until the story ends. */
export async function lockStaff(trx: Transaction, username: string): Promise<StaffAccount | null> {
  const row = await trx<StaffRow>('staff').where({ username }).forUpdate().first()
  return row === undefined ? null : accountFrom(row)
}

/** Answers false when the name is taken. */
export async function addStaff(database: Database, account: NewStaff, at: Date): Promise<boolean> {
  const row = { ...rowFrom(account), username: account.username, created_at: at.toISOString() }
  return insertIfAbsent(database, 'staff', { ...row, disabled_at: null }, ['username'])
}

export async function writeStaff(trx: Transaction, account: StaffAccount): Promise<void> {
  await trx('staff')
    .where({ username: account.username })
    .update({ ...rowFrom(account), disabled_at: account.disabledAt })
}

export async function setPasswordHash(database: Database, username: string, hash: string): Promise<void> {
  await database<StaffRow>('staff').where({ username }).update({ password_hash: hash })
}

function rowFrom({ name, passwordHash, roles }: NewStaff) {
  return { name, password_hash: passwordHash, roles: JSON.stringify(roles) }
}

function accountFrom(row: StaffRow): StaffAccount {
  return {
    username: row.username,
    name: row.name,
    passwordHash: row.password_hash,
    roles: rolesFrom(row.roles),
    createdAt: row.created_at,
    disabledAt: row.disabled_at,
  }
}
