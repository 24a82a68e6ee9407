import type { Memo } from '@matricula/contract'
import { type FaultSwitch, faultSwitch } from '@matricula/contract/sandbox'
import type { AppContext } from '../src/app-context.ts'
import type { DatabaseSettings } from '../src/config/stores-settings.ts'
import type { Database } from '../src/db/database.ts'
import { memoStore } from '../src/db/memo.store.ts'
import { pretendFile } from '../src/db/open-memos.ts'
import { type MemoRow, type PretendMemo, pretendMemo } from '../src/db/pretend-memo.store.ts'
import { openSqlite } from '../src/db/sqlite-client.ts'
import { insertRows } from '../src/db/statements.ts'
import type { MemoStore } from '../src/plugins/index.ts'

/** As much of a hub as tells where its sandbox vendors remember. */
export interface Vendors extends Pick<AppContext, 'database' | 'clock'> {
  readonly config: { readonly root: string; readonly settings: { readonly database: DatabaseSettings } }
}

/** What a sandbox vendor remembers, such as that of `payments.card`. */
export function memoOf(app: Vendors, instance: string): Memo {
  const store = memoStoreOf(app)
  return {
    get: (key) => store.get(instance, key),
    set: (key, value, options) => store.set(instance, key, value, options),
    add: (key, value) => store.add(instance, key, value),
    delete: (key) => store.delete(instance, key),
    list: (prefix) => store.list(instance, prefix),
  }
}

/** As if the sandbox vendors had always known it. */
export async function rememberAll(app: Vendors, rows: readonly MemoRow[]): Promise<void> {
  const own = ownMemo(app)
  if (own === null)
    await insertRows(
      app.database,
      'plugin_memo',
      rows.map((row) => ({ ...row })),
    )
  else own.carryOver(rows)
}

function memoStoreOf(app: Vendors): MemoStore {
  return ownMemo(app) ?? memoStore(app.database, app.clock)
}

const opened = new WeakMap<Database, PretendMemo>()

/** Beside the hub's own connection to that file. Null where they remember in the hub's database. */
function ownMemo({ config, database, clock }: Vendors): PretendMemo | null {
  const { client, encryptionKey } = config.settings.database
  if (client !== 'sqlite') return null
  const filename = pretendFile(config.settings.database, config.root)
  const first = 'PRAGMA synchronous = NORMAL'
  const own =
    opened.get(database) ??
    pretendMemo(openSqlite({ filename, encryptionKey }, { timeout: 5000, first }), clock)
  opened.set(database, own)
  return own
}

/** The switch that makes a sandbox vendor fail. */
export function faultsAt(app: AppContext, instance: string): FaultSwitch {
  return faultSwitch(memoOf(app, instance))
}
