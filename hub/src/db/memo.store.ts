import type { Json } from '@matricula/contract'
import type { MemoStore } from '../plugins/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { Database } from './database.ts'
import { beginsExactly } from './search.ts'
import { insertIfAbsent, upsert } from './statements.ts'

interface MemoRow {
  instance: string
  key: string
  value: string
  expires_at: string | null
}

/** What plugins remember, in the hub's own database: shared by all hubs and as durable as everything else. */
export function memoStore(database: Database, clock: Clock): MemoStore {
  const keys = ['instance', 'key']
  const isLive = (row: MemoRow | undefined): row is MemoRow =>
    row !== undefined && (row.expires_at === null || row.expires_at > clock.wall().toISOString())
  const find = (instance: string, key: string) =>
    database<MemoRow>('plugin_memo').where({ instance, key }).first()
  return {
    async get(instance, key) {
      const row = await find(instance, key)
      return isLive(row) ? valueOf(row) : undefined
    },
    async set(instance, key, value, options) {
      const expiresAt =
        options === undefined ? null : new Date(clock.wall().getTime() + options.ttlMs).toISOString()
      const row = { instance, key, value: JSON.stringify(value), expires_at: expiresAt }
      await upsert(database, 'plugin_memo', row, keys)
    },
    async add(instance, key, value) {
      const row = { instance, key, value: JSON.stringify(value), expires_at: null }
      if (await insertIfAbsent(database, 'plugin_memo', row, keys)) return true
      if (isLive(await find(instance, key))) return false
      const over = await database('plugin_memo')
        .where({ instance, key })
        .where('expires_at', '<=', clock.wall().toISOString())
        .delete()
      return over > 0 && insertIfAbsent(database, 'plugin_memo', row, keys)
    },
    async delete(instance, key) {
      await database('plugin_memo').where({ instance, key }).delete()
    },
    async list(instance, prefix) {
      const rows = await database<MemoRow>('plugin_memo')
        .where({ instance })
        .where(beginsExactly(database, 'key', prefix))
      const live = rows.filter(isLive).toSorted((one, other) => (one.key < other.key ? -1 : 1))
      return live.map((row) => ({ key: row.key, value: valueOf(row) }))
    },
  }
}

function valueOf({ value }: MemoRow): Json {
  return JSON.parse(value)
}
