import { createHash } from 'node:crypto'

export type Hash = 'sha256' | 'sha1'

/** The digest of the joined texts, which both of the vendor's signatures are made of. */
export function digestOf(hash: Hash, texts: readonly string[], encoding: 'hex' | 'base64'): string {
  return createHash(hash).update(texts.join('')).digest(encoding)
}
