import { createHmac, timingSafeEqual } from 'node:crypto'
import { signInCodeKey } from '../../db/school-key.store.ts'
import type { Database } from '../../db/database.ts'
import { randomIds, sha256 } from '../../shared/ids.ts'

export interface NewChallenge {
  /** The student's code, or an id of nobody where nothing would open. */
  readonly account: string
  readonly minutes: number
  /** The wall's now. */
  readonly at: Date
}

/** A browser that was asked for a code. */
export interface Challenge {
  /** Only that browser has it. */
  readonly nonce: string
  /** Names the challenge without answering it. */
  readonly id: string
}

interface ChallengeRow {
  nonce_hash: string
  account: string
  tries: number
  created_at: string
  expires_at: string
  used_at: string | null
}

const mostTries = 5
const digits = 6

export async function openChallenge(
  database: Database,
  { account, minutes, at }: NewChallenge,
): Promise<Challenge> {
  const nonce = randomIds.secret()
  const id = sha256(nonce)
  await database<ChallengeRow>('sign_in_challenge').insert({
    nonce_hash: id,
    account,
    tries: 0,
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + minutes * 60_000).toISOString(),
    used_at: null,
  })
  return { nonce, id }
}

/** The code of a challenge: the same whenever it is sent again, and kept nowhere. */
export async function codeOfChallenge(database: Database, id: string): Promise<string> {
  const drawn = createHmac('sha256', await signInCodeKey(database))
    .update(id)
    .digest()
    .readUIntBE(0, 6)
  return String(drawn % 10 ** digits).padStart(digits, '0')
}

export type Answered =
  | { readonly is: 'right'; readonly account: string; readonly id: string }
  | { readonly is: 'wrong' }
  | { readonly is: 'over' }

/** Answers a challenge, once if it is right and a few times if it is not. */
export async function answerChallenge(
  database: Database,
  { nonce, code, at }: { readonly nonce: string; readonly code: string; readonly at: Date },
): Promise<Answered> {
  const id = sha256(nonce)
  const open = () =>
    database<ChallengeRow>('sign_in_challenge')
      .where({ nonce_hash: id })
      .whereNull('used_at')
      .where('expires_at', '>', at.toISOString())
  const counted = await open().where('tries', '<', mostTries).increment('tries', 1)
  if (counted === 0) return { is: 'over' }
  const expected = await codeOfChallenge(database, id)
  if (code.length !== digits || !timingSafeEqual(Buffer.from(code), Buffer.from(expected)))
    return { is: 'wrong' }
  if ((await open().update({ used_at: at.toISOString() })) === 0) return { is: 'over' }
  const row = await database<ChallengeRow>('sign_in_challenge').where({ nonce_hash: id }).first()
  return row === undefined ? { is: 'over' } : { is: 'right', account: row.account, id }
}

/** Whether a browser may still answer it. */
export async function isOpenChallenge(database: Database, id: string, at: Date): Promise<boolean> {
  const open = await database<ChallengeRow>('sign_in_challenge')
    .where({ nonce_hash: id })
    .whereNull('used_at')
    .where('expires_at', '>', at.toISOString())
    .first()
  return open !== undefined
}

export async function closeChallenge(database: Database, id: string): Promise<void> {
  await database<ChallengeRow>('sign_in_challenge').where({ nonce_hash: id }).delete()
}

export async function dropExpiredChallenges(database: Database, now: Date): Promise<number> {
  return database<ChallengeRow>('sign_in_challenge').where('expires_at', '<=', now.toISOString()).delete()
}

export async function dropChallengesOf(database: Database, studentCodes: readonly string[]): Promise<number> {
  return database<ChallengeRow>('sign_in_challenge')
    .whereIn('account', [...studentCodes])
    .delete()
}
