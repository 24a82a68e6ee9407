import { sha256 } from '../../shared/ids.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'

/** How a file of each type begins. */
const beginnings = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const

export type ProofType = keyof typeof beginnings
export const proofTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
] as const satisfies readonly ProofType[]

export const endings: Readonly<Record<ProofType, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

/** Bytes of the largest proof. */
export const largestProof = 2 * 1024 * 1024

/** A file as a browser sends it. */
export interface SentProof {
  readonly type: ProofType
  /** Base64. */
  readonly content: string
}

export interface ProofFacts {
  readonly type: ProofType
  readonly size: number
  readonly sha256: string
}

export interface Proof extends ProofFacts {
  readonly content: Buffer
}

/** The file that was sent, when it is what it says. What a file is called proves nothing, so nobody asks. */
export function checkProof({ type, content }: SentProof): Refusal<'BAD_INPUT'> | Proof {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length === 0 || bytes.toString('base64') !== content) return wrong('unreadable')
  if (bytes.length > largestProof) return wrong('large')
  if (!beginnings[type].every((byte, index) => bytes[index] === byte)) return wrong('type')
  return { type, size: bytes.length, sha256: sha256(bytes), content: bytes }
}

function wrong(what: 'unreadable' | 'large' | 'type') {
  return refuse('BAD_INPUT', { fields: { 'proof.content': [`discount.proof.${what}`] } })
}
