import type { Database } from '../../db/database.ts'
import { entriesAbout } from '../audit/audit.store.ts'
import { keyCreator } from './key.store.ts'

/**
 * Who may come in as this actor, such as `staff:ana`: themselves, who made the account or has ever set its password,
 * who made the key, and whoever may come in as these. That an account has set a password of its own since proves
 * nothing: its session may be that of who made it.
 */
export async function holdersOf(database: Database, actor: string): Promise<ReadonlySet<string>> {
  const holders = new Set([actor])
  // A set goes on to what is added to it on the way.
  for (const holder of holders) {
    for (const maker of await makersOf(database, holder)) holders.add(maker)
  }
  return holders
}

async function makersOf(database: Database, actor: string): Promise<readonly string[]> {
  const [, kind, id = ''] = /^(staff|key):(.+)$/.exec(actor) ?? []
  if (kind === 'staff') return passwordSetters(database, id)
  const creator = kind === 'key' ? await keyCreator(database, id) : null
  return creator === null ? [] : [creator]
}

async function passwordSetters(database: Database, username: string): Promise<readonly string[]> {
  const entries = await entriesAbout(database, username, ['staff.add', 'staff.change'])
  return entries
    .filter(({ act, after }) => act === 'staff.add' || changesPassword(after))
    .map((entry) => entry.actor)
}

/** As `change-staff.ts` writes it down. */
function changesPassword(after: unknown): boolean {
  return typeof after === 'object' && after !== null && 'password' in after
}
