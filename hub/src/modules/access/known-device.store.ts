import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import { inTransaction } from '../../db/transaction.ts'
import { randomIds, sha256 } from '../../shared/ids.ts'

/** An account that has signed in on a device: a student's code, a user name or a guardian's address. */
export interface DeviceAccount {
  readonly kind: 'student' | 'staff' | 'guardian'
  readonly account: string
}

export interface KnownDevice extends DeviceAccount {
  /** What was shown there: a password, or the second proof that a student's family was asked for. */
  readonly proof: string
  readonly expiresAt: string
}

interface DeviceRow {
  secret_hash: string
  kind: DeviceAccount['kind']
  account: string
  proof: string
  created_at: string
  expires_at: string
}

/** What a device is remembered for; null where the account never signed in there, or too long ago. */
export async function findDevice(
  database: Database,
  secret: string,
  { kind, account }: DeviceAccount,
  now: Date,
): Promise<KnownDevice | null> {
  const row = await database<DeviceRow>('known_device')
    .where({ secret_hash: sha256(secret), kind, account })
    .where('expires_at', '>', now.toISOString())
    .first()
  return row === undefined ? null : { kind, account, proof: row.proof, expiresAt: row.expires_at }
}

/**
 * Remembers an account on the device that shows `secret`, and answers its new secret. Another one for each account that
 * is added, so that a secret which somebody planted in a browser never opens what is remembered there later.
 */
export async function addDevice(
  database: Database,
  secret: string | null,
  { kind, account, proof, expiresAt }: KnownDevice,
  now: Date,
): Promise<string> {
  const next = randomIds.secret()
  const secret_hash = sha256(next)
  const row = { secret_hash, kind, account, proof, created_at: now.toISOString(), expires_at: expiresAt }
  const add = (on: Database) => insertIfAbsent(on, 'known_device', row, ['secret_hash', 'kind', 'account'])
  // Most families come with a device that nobody knows yet: one statement of one row.
  if (secret === null) {
    await add(database)
    return next
  }
  const shown = { secret_hash: sha256(secret) }
  await inTransaction(database, async (trx) => {
    await trx('known_device')
      .where({ ...shown, kind, account })
      .delete()
    await trx('known_device').where(shown).update({ secret_hash })
    await add(trx)
  })
  return next
}

export async function dropExpiredDevices(database: Database, now: Date): Promise<number> {
  return database('known_device').where('expires_at', '<=', now.toISOString()).delete()
}

/** What the devices of these students and addresses are remembered for, without what opens them. */
export async function devicesOf(
  database: Database,
  studentCodes: readonly string[],
  emails: readonly string[],
): Promise<unknown[]> {
  return ofPeople(database, studentCodes, emails)
    .orderBy(['kind', 'account', 'created_at'])
    .select('kind', 'account', 'proof', 'created_at', 'expires_at')
}

export async function dropDevicesOf(
  database: Database,
  studentCodes: readonly string[],
  emails: readonly string[],
): Promise<number> {
  return ofPeople(database, studentCodes, emails).delete()
}

function ofPeople(database: Database, studentCodes: readonly string[], emails: readonly string[]) {
  return database('known_device')
    .where((one) => void one.where({ kind: 'student' }).whereIn('account', [...studentCodes]))
    .orWhere((one) => void one.where({ kind: 'guardian' }).whereIn('account', [...emails]))
}
