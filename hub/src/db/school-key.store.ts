import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'
import { insertIfAbsent } from './statements.ts'

/** The key of the check that our references carry: a restored hub must know what it has issued. */
export function referenceKey(database: Database): Promise<Uint8Array> {
  return schoolKey(database, 'reference-key')
}

/** The key that the codes of six digits are drawn with, which are kept nowhere. */
export function signInCodeKey(database: Database): Promise<Uint8Array> {
  return schoolKey(database, 'sign-in-code-key')
}

/** Made when it is first asked for, and kept in the database and its backups. */
async function schoolKey(database: Database, key: string): Promise<Uint8Array> {
  const kept = await readKey(database, key)
  if (kept !== null) return kept
  await insertIfAbsent(database, 'setting', { key, value: randomBytes(32).toString('base64') }, ['key'])
  const made = await readKey(database, key)
  if (made === null) throw new Error(`the key ${key} is gone`)
  return made
}

async function readKey(database: Database, key: string): Promise<Uint8Array | null> {
  const row = await database<{ key: string; value: string }>('setting').where({ key }).first('value')
  return row === undefined ? null : Buffer.from(row.value, 'base64')
}
