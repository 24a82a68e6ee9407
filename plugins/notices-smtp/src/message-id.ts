import { createHash } from 'node:crypto'

/** The same key is the same message for ever: mail systems drop a second one under a Message-ID they know. */
export function messageIdOf(key: string, domain: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`
}
