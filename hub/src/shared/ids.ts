import { createHmac, hash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

/** Names that nobody can guess. */
export interface RandomIds {
  /** A UUID, for rows. */
  id(): string
  /** 128 random bits in hex, for addresses that open something. */
  token(): string
  /** 256 random bits, for sessions. */
  secret(): string
}

/** Where new names come from; handed in, so that a rehearsal can repeat itself. */
export interface Ids extends RandomIds {
  /**
   * What accounting, a provider and a bank clerk know an order by: `MH-`, ten random signs that nobody mixes up and
   * four that only a hub of this school can add to them.
   */
  reference(): string
  /** Whether a hub of this school has issued the reference, also where its row is gone with a restored backup. */
  hasIssued(reference: string): boolean
}

export const randomIds: RandomIds = {
  id: () => randomUUID(),
  token: () => randomBytes(16).toString('hex'),
  secret: () => randomBytes(32).toString('base64url'),
}

/** Ids whose references carry a check under the school's key. */
export function createIds(referenceKey: Uint8Array): Ids {
  const checkOf = (signs: string) =>
    signsOf(createHmac('sha256', referenceKey).update(signs).digest().subarray(0, 4))
  return {
    ...randomIds,
    reference() {
      const signs = signsOf(randomBytes(10))
      return `MH-${signs}${checkOf(signs)}`
    },
    hasIssued(reference) {
      const [, signs, check] = issued.exec(reference) ?? []
      if (signs === undefined || check === undefined) return false
      return timingSafeEqual(Buffer.from(check), Buffer.from(checkOf(signs)))
    },
  }
}

/** Crockford's 32: without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const issued = new RegExp(`^MH-([${alphabet}]{10})([${alphabet}]{4})$`)

function signsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex')
}
