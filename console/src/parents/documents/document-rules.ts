import type { FamilyDocument, FamilyDocuments } from '../../api/types.ts'

/** What a family can do with a document now. */
export type DocumentAction = 'send' | 'sign' | 'send-again' | 'await-mail' | 'nothing'

/** Send it, sign it here or by the letter it came with, send it anew once it was declined or ran out. */
export function actionOf({ status, url }: Pick<FamilyDocument, 'status' | 'url'>): DocumentAction {
  switch (status) {
    case 'none':
      return 'send'
    case 'sent':
    case 'viewed':
      return url === null ? 'await-mail' : 'sign'
    case 'declined':
    case 'expired':
    case 'recalled':
      return 'send-again'
    case 'signed':
      return 'nothing'
  }
}

export function signedCount({ documents }: Pick<FamilyDocuments, 'documents'>): number {
  return documents.filter(({ status }) => status === 'signed').length
}

/** Something may change at the signing service while the family is there. */
export function isUnderWay({ documents }: Pick<FamilyDocuments, 'documents'>): boolean {
  return documents.some(({ status }) => status === 'sent' || status === 'viewed')
}

/** The documents that Pay waits for. */
export function missingOf({
  documents,
}: {
  documents: FamilyDocuments | null
}): FamilyDocument['document'][] {
  if (!documents?.requiredBeforePay) return []
  return documents.documents.filter(({ status }) => status !== 'signed').map(({ document }) => document)
}
