import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'

/** An account of the invoice portal. */
export interface Guardian {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly name: string
  /** Null for who signs in elsewhere and has none here. */
  readonly passwordHash: string | null
  readonly isVerified: boolean
}

export interface NewGuardian {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string | null
  readonly at: Date
}

interface GuardianRow {
  id: string
  email: string
  name: string
  password_hash: string | null
  verified_at: string | null
  created_at: string
  disabled_at: string | null
}

/** Null for a disabled account, as if it were not there. */
export async function guardianById(database: Database, id: string): Promise<Guardian | null> {
  const row = await database<GuardianRow>('guardian').where({ id }).whereNull('disabled_at').first()
  return row === undefined ? null : guardianFrom(row)
}

/** The same, held until the story ends. */
export async function lockGuardian(trx: Transaction, id: string): Promise<Guardian | null> {
  const row = await trx<GuardianRow>('guardian').where({ id }).whereNull('disabled_at').forUpdate().first()
  return row === undefined ? null : guardianFrom(row)
}

/** Null for a disabled account, as if it were not there. */
export async function guardianByEmail(database: Database, email: string): Promise<Guardian | null> {
  const row = await database<GuardianRow>('guardian').where({ email }).whereNull('disabled_at').first()
  return row === undefined ? null : guardianFrom(row)
}

/** The address that decides what a guardian sees (access-22); null until it is verified. */
export async function guardianEmail(database: Database, id: string): Promise<string | null> {
  const guardian = await guardianById(database, id)
  return guardian?.isVerified === true ? guardian.email : null
}

/** Adds an account whose address nobody has proven yet; false when there is one of that address. */
export async function addGuardian(database: Database, guardian: NewGuardian): Promise<boolean> {
  const { id, email, name, passwordHash, at } = guardian
  const row = {
    id,
    email,
    name,
    password_hash: passwordHash,
    verified_at: null,
    created_at: at.toISOString(),
    disabled_at: null,
  }
  return insertIfAbsent(database, 'guardian', row, ['email'])
}

/** Writes a newer registration over one that nobody has verified. */
export async function renewRegistration(
  database: Database,
  { email, name, passwordHash, at }: Omit<NewGuardian, 'id'>,
): Promise<void> {
  await database<GuardianRow>('guardian')
    .where({ email })
    .whereNull('verified_at')
    .update({ name, password_hash: passwordHash, created_at: at.toISOString() })
}

export async function markVerified(database: Database, id: string, at: Date): Promise<void> {
  await database<GuardianRow>('guardian')
    .where({ id })
    .whereNull('verified_at')
    .update({ verified_at: at.toISOString() })
}

/** Verifies by a provider's word. What a registration said before is dropped: anybody may have written it. */
export async function verifyElsewhere(
  database: Database,
  { id, name, at }: { readonly id: string; readonly name: string; readonly at: Date },
): Promise<void> {
  await database<GuardianRow>('guardian')
    .where({ id })
    .update({ name, password_hash: null, verified_at: at.toISOString() })
}

export async function savePassword(database: Database, id: string, passwordHash: string): Promise<void> {
  await database<GuardianRow>('guardian').where({ id }).update({ password_hash: passwordHash })
}

/** Deletes registrations that nobody verified since an instant; answers how many. */
export async function dropUnverified(database: Database, before: Date): Promise<number> {
  return database<GuardianRow>('guardian')
    .whereNull('verified_at')
    .where('created_at', '<', before.toISOString())
    .delete()
}

function guardianFrom(row: GuardianRow): Guardian {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    passwordHash: row.password_hash,
    isVerified: row.verified_at !== null,
  }
}
