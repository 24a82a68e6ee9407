import type { DocumentName, SigningStatus } from '@matricula/contract'

/** `new`: not at the vendor yet, as far as we know. */
export type KeptStatus = SigningStatus | 'new'

/** The documents of an enrollment and which of them are signed (documents-1). */
export interface DocumentsState {
  readonly contract: boolean
  readonly promissory_note: boolean
  readonly life_insurance: boolean
}

export interface KeptDocument {
  readonly document: DocumentName
  readonly status: KeptStatus
}

export function stateOf(kept: readonly KeptDocument[]): DocumentsState {
  const isSigned = (name: DocumentName) =>
    kept.some(({ document, status }) => document === name && status === 'signed')
  return {
    contract: isSigned('contract'),
    promissory_note: isSigned('promissory-note'),
    life_insurance: isSigned('life-insurance'),
  }
}

/** Nothing comes of it any more: the document may be sent anew. */
export function isOver(status: KeptStatus): boolean {
  return status === 'declined' || status === 'expired' || status === 'recalled'
}
