import type { BodyOf } from '../api/call.ts'
import type { StudentFile } from './student-file.ts'

export type SignedDocument = NonNullable<
  BodyOf<'POST /api/enrollment/admin/documents/zoho/sign/contract'>
>['document']
type Signing = StudentFile['documents']['signings'][number]

export interface DocumentState {
  readonly document: SignedDocument
  /** `none`: nobody has sent it yet. */
  readonly status: string
  readonly requestedAt: string | null
  readonly updatedAt: string | null
  /** It was not sent, or nothing comes of it any more. */
  readonly canSend: boolean
}

const signedDocuments: readonly SignedDocument[] = ['contract', 'promissory-note', 'life-insurance']
const unsentStatuses = ['none', 'new', 'declined', 'expired', 'recalled']

/** The three documents of an enrolment, whether or not they were sent. */
export function documentStatesOf(signings: readonly Signing[]): readonly DocumentState[] {
  return signedDocuments.map((document) => {
    const signing = signings.find((one) => one.document === document)
    const status = signing?.status ?? 'none'
    return {
      document,
      status,
      requestedAt: signing?.requested_at ?? null,
      updatedAt: signing?.updated_at ?? null,
      canSend: unsentStatuses.includes(status),
    }
  })
}
