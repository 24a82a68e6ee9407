import type { Json } from '@matricula/contract'
import type Libsql from 'libsql'
import type { MemoStore } from '../plugins/index.ts'
import type { Clock } from '../shared/clock.ts'

/** A row as the hub's own database kept it before pretend vendors had theirs. */
export interface MemoRow {
  readonly instance: string
  readonly key: string
  readonly value: string
  readonly expires_at: string | null
}

/** What pretend vendors remember, in a database of their own; statements end before they are answered. */
export interface PretendMemo extends MemoStore {
  /** Takes over rows, all or none, and leaves alone what is there. */
  carryOver(rows: readonly MemoRow[]): void
  close(): void
}

const table = `create table if not exists memo (
  instance text not null, key text not null, value text not null, expires_at text, primary key (instance, key)
) without rowid`
const isLive = '(expires_at is null or expires_at > @now)'
const inserted =
  'insert into memo (instance, key, value, expires_at) values (@instance, @key, @value, @until)'
const written = 'set value = excluded.value, expires_at = excluded.expires_at'

export function pretendMemo(database: Libsql.Database, clock: Clock): PretendMemo {
  database.exec(table)
  const find = database.prepare(
    `select value from memo where instance = @instance and key = @key and ${isLive}`,
  )
  const all = database.prepare(
    `select key, value from memo where instance = @instance and key >= @from and key < @to and ${isLive} order by key`,
  )
  const set = database.prepare(`${inserted} on conflict do update ${written}`)
  const add = database.prepare(`${inserted} on conflict do update ${written} where not ${isLive}`)
  const keep = database.prepare(`${inserted} on conflict do nothing`)
  const remove = database.prepare('delete from memo where instance = @instance and key = @key')
  const now = () => clock.wall().toISOString()
  return {
    async get(instance, key) {
      const row: unknown = find.get({ instance, key, now: now() })
      return isKept(row) ? read(row) : undefined
    },
    async set(instance, key, value, options) {
      const until =
        options === undefined ? null : new Date(clock.wall().getTime() + options.ttlMs).toISOString()
      set.run({ instance, key, value: JSON.stringify(value), until })
    },
    async add(instance, key, value) {
      return add.run({ instance, key, value: JSON.stringify(value), until: null, now: now() }).changes === 1
    },
    async delete(instance, key) {
      remove.run({ instance, key })
    },
    async list(instance, prefix) {
      const rows = all.all({ instance, from: prefix, to: `${prefix}\u{10ffff}`, now: now() })
      return rows.filter(isKept).map((row) => ({ key: row.key, value: read(row) }))
    },
    carryOver: database.transaction((rows: readonly MemoRow[]) => {
      for (const { expires_at: until, ...row } of rows) keep.run({ ...row, until })
    }),
    close: () => void database.close(),
  }
}

interface Kept {
  readonly key: string
  readonly value: string
}

function isKept(row: unknown): row is Kept {
  return typeof row === 'object' && row !== null && 'value' in row && typeof row.value === 'string'
}

function read({ value }: Pick<Kept, 'value'>): Json {
  return JSON.parse(value)
}
