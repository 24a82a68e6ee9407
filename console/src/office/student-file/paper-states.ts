import type { Body } from '../api/call.ts'
import type { StudentFile } from './student-file.ts'

export type Paper = NonNullable<Body<'POST /api/enrollment/admin/documents/zoho/sign/contract'>>['document']
type Signing = StudentFile['documents']['signings'][number]

export interface PaperState {
  readonly paper: Paper
  /** `none`: nobody has sent it yet. */
  readonly status: string
  readonly requestedAt: string | null
  readonly updatedAt: string | null
  /** It was not sent, or nothing comes of it any more. */
  readonly canSend: boolean
}

const papers: readonly Paper[] = ['contract', 'promissory-note', 'life-insurance']
const over = ['none', 'new', 'declined', 'expired', 'recalled']

/** The three documents of an enrolment, whether or not they were sent. */
export function papersOf(signings: readonly Signing[]): readonly PaperState[] {
  return papers.map((paper) => {
    const signing = signings.find(({ document }) => document === paper)
    const status = signing?.status ?? 'none'
    return {
      paper,
      status,
      requestedAt: signing?.requested_at ?? null,
      updatedAt: signing?.updated_at ?? null,
      canSend: over.includes(status),
    }
  })
}
