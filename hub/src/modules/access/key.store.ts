import type { Database } from '../../db/database.ts'
import { holds } from '../../db/search.ts'
import type { Transaction } from '../../db/transaction.ts'
import { rolesFrom, type StaffRole } from '../../http/caller.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'

/** An API key as the office sees it; whoever holds the key is not among it. */
export interface ApiKey {
  readonly id: string
  /** The key's first signs, to tell one from another. */
  readonly prefix: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly created_by: string
  readonly created_at: string
  readonly last_used_at: string | null
  /** Null: never; keys made before keys expired. */
  readonly expires_at: string | null
  readonly revoked_at: string | null
}

type KeyRow = Omit<ApiKey, 'roles'> & { readonly roles: string }

const shown = [
  'id',
  'prefix',
  'name',
  'roles',
  'created_by',
  'created_at',
  'last_used_at',
  'expires_at',
  'revoked_at',
] as const

export type KeyField = 'name' | 'created_at' | 'last_used_at'

export interface KeyList {
  readonly revoked: boolean | undefined
  /** In the name, or the key's first signs. */
  readonly search: string | undefined
  readonly sort: SortOrder<KeyField>
  readonly page: PageQuery | null
}

export async function listKeys(
  database: Database,
  { revoked, search, sort, page }: KeyList,
): Promise<Paged<ApiKey>> {
  const found = database('api_key')
  if (revoked === true) void found.whereNotNull('revoked_at')
  if (revoked === false) void found.whereNull('revoked_at')
  if (search !== undefined) void found.where(holds(['name', 'prefix'], search))
  const counted = await found.clone().count({ total: '*' }).first()
  const sorted = found
    .clone()
    .select(...shown)
    .orderBy([{ column: sort.by, order: sort.direction }, { column: 'id' }])
  const rows: KeyRow[] = await (page === null ? sorted : sorted.offset(page.offset).limit(page.limit))
  return { items: rows.map(keyFromRow), total: Number(counted?.['total'] ?? 0) }
}

export async function addKey(trx: Transaction, key: ApiKey, hash: string): Promise<void> {
  await trx('api_key').insert({ ...key, roles: JSON.stringify(key.roles), hash })
}

/** The keys that open something, by name. */
export async function liveKeys(database: Database): Promise<readonly ApiKey[]> {
  const rows: KeyRow[] = await database('api_key')
    .whereNull('revoked_at')
    .orderBy(['name', 'id'])
    .select(...shown)
  return rows.map(keyFromRow)
}

/** A key, held until the story ends. */
export async function lockKey(trx: Transaction, id: string): Promise<ApiKey | null> {
  const row: KeyRow | undefined = await trx('api_key')
    .where({ id })
    .forUpdate()
    .first(...shown)
  return row === undefined ? null : keyFromRow(row)
}

/** Who made a key, such as `staff:admin`; null for a key that nobody knows. */
export async function keyCreator(database: Database, id: string): Promise<string | null> {
  const row: Pick<KeyRow, 'created_by'> | undefined = await database('api_key')
    .where({ id })
    .first('created_by')
  return row?.created_by ?? null
}

export async function writeRevoked(trx: Transaction, id: string, at: Date): Promise<void> {
  await trx('api_key').where({ id }).update({ revoked_at: at.toISOString() })
}

function keyFromRow(row: KeyRow): ApiKey {
  return { ...row, roles: rolesFrom(row.roles) }
}
