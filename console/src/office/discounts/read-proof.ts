import type { NewDiscount } from './discount.ts'
import { everyOf } from '@matricula/hub/api/every-of'

type Proof = NewDiscount['proof']

export const proofTypes = everyOf<Proof['type']>()(['application/pdf', 'image/png', 'image/jpeg'])

/** What the hub takes. */
export const MAX_BYTES = 2 * 1024 * 1024

export interface ChosenProof extends Proof {
  readonly name: string
  readonly size: number
}

export type ProofProblem = 'type' | 'large' | 'empty' | 'unreadable'

/** Why a file is no proof, before it is read; null: it may be one. */
export function checkProof({ type, size }: Pick<File, 'type' | 'size'>): ProofProblem | null {
  if (!proofTypes.some((known) => known === type)) return 'type'
  if (size === 0) return 'empty'
  return size > MAX_BYTES ? 'large' : null
}

/** A file as the hub takes it, or why it cannot be. */
export async function readProof(file: File): Promise<ChosenProof | ProofProblem> {
  const problem = checkProof(file)
  const type = proofTypes.find((known) => known === file.type)
  if (problem !== null || type === undefined) return problem ?? 'type'
  try {
    return { name: file.name, size: file.size, type, content: await base64Of(file) }
  } catch {
    // The file was moved or taken away between choosing and reading.
    return 'unreadable'
  }
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result.replace(/^[^,]*,/, ''))
      else reject(new Error('the file could not be read'))
    })
    reader.readAsDataURL(file)
  })
}
