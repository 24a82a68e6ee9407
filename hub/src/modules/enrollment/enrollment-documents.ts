import type { DocumentName } from '@matricula/contract'

/** What is signed for an enrollment, in the order a family signs it. */
export const enrollmentDocuments = [
  'contract',
  'promissory-note',
  'life-insurance',
] as const satisfies readonly DocumentName[]
