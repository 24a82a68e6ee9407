import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** Where new names come from; handed in, so that a rehearsal can repeat itself. */
export interface Ids {
  /** A UUID, for rows. */
  id(): string
  /** 128 random bits in hex, for addresses that open something. */
  token(): string
  /** What accounting, a provider and a bank clerk know an order by: `MH-` and 12 signs nobody mixes up. */
  reference(): string
  /** 256 random bits, for sessions. */
  secret(): string
}

/** Crockford's 32: without I, L, O and U. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const randomIds: Ids = {
  id: () => randomUUID(),
  token: () => randomBytes(16).toString('hex'),
  reference: () => `MH-${Array.from(randomBytes(12), (byte) => signs[byte % signs.length]).join('')}`,
  secret: () => randomBytes(32).toString('base64url'),
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
