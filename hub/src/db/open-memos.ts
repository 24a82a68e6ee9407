import path from 'node:path'
import type { DatabaseSettings } from '../config/stores-settings.ts'
import type { MemoStore } from '../plugins/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { Database } from './database.ts'
import { memoStore } from './memo.store.ts'
import { type MemoRow, type PretendMemo, pretendMemo } from './pretend-memo.store.ts'
import { makePrivateFile } from './private-file.ts'
import { sqliteFile } from './sqlite-file.ts'

interface MemosInput {
  readonly settings: DatabaseSettings
  readonly root: string
  readonly database: Database
  readonly clock: Clock
  /** The instances of vendors that live in the hub, such as `payments.card`. */
  readonly pretend: readonly string[]
}

export interface Memos {
  readonly memo: MemoStore
  close(): Promise<void>
}

/** Where the pretend vendors of an embedded database remember. */
export function pretendFile(settings: Pick<DatabaseSettings, 'folder'>, root: string): string {
  return path.join(path.dirname(sqliteFile(settings, root)), 'pretend-vendors.db')
}

/**
 * What plugins remember. A real vendor's adapter keeps it in the hub's database; a pretend vendor is no part of the hub
 * and has a file of its own, whose commits wait for no disk. Hubs that share a database server share their pretend
 * vendors too, so these remember there.
 */
export async function openMemos({ settings, root, database, clock, pretend }: MemosInput): Promise<Memos> {
  const kept = memoStore(database, clock)
  if (settings.client !== 'sqlite' || pretend.length === 0) return { memo: kept, close: async () => {} }
  const own = await openPretendMemo(settings, root, clock)
  await carryOver(database, own, pretend)
  return { memo: byInstance(new Set(pretend), own, kept), close: async () => own.close() }
}

/** Those of an embedded database alone, as its file stands. */
export async function openPretendMemo(
  settings: DatabaseSettings,
  root: string,
  clock: Clock,
): Promise<PretendMemo> {
  const { openSqlite } = await import('./sqlite-client.ts')
  const filename = pretendFile(settings, root)
  await makePrivateFile(filename)
  const { encryptionKey } = settings
  // A power cut takes the latest of it and never spoils it.
  const first = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL'
  return pretendMemo(openSqlite({ filename, encryptionKey }, { timeout: 5000, first }), clock)
}

/** Before, they remembered in the hub's own database. */
async function carryOver(database: Database, own: PretendMemo, pretend: readonly string[]): Promise<void> {
  const before = () => database<MemoRow>('plugin_memo').whereIn('instance', pretend)
  const rows = await before().select('instance', 'key', 'value', 'expires_at')
  if (rows.length === 0) return
  own.carryOver(rows)
  await before().delete()
}

function byInstance(pretend: ReadonlySet<string>, own: MemoStore, kept: MemoStore): MemoStore {
  const of = (instance: string) => (pretend.has(instance) ? own : kept)
  return {
    get: (instance, key) => of(instance).get(instance, key),
    set: (instance, ...rest) => of(instance).set(instance, ...rest),
    add: (instance, key, value) => of(instance).add(instance, key, value),
    delete: (instance, key) => of(instance).delete(instance, key),
    list: (instance, prefix) => of(instance).list(instance, prefix),
  }
}
