import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** Where new names come from; handed in, so that a rehearsal can repeat itself. */
export interface Ids {
  /** A UUID, for rows. */
  id(): string
  /** 128 random bits in hex, for addresses that open something. */
  token(): string
  /** What an accounting system and a payment provider know us by: `MH-` and 20 hex digits. */
  reference(): string
  /** 256 random bits, for sessions. */
  secret(): string
}

export const randomIds: Ids = {
  id: () => randomUUID(),
  token: () => randomBytes(16).toString('hex'),
  reference: () => `MH-${randomBytes(10).toString('hex')}`,
  secret: () => randomBytes(32).toString('base64url'),
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
