import type { DocumentName } from '@matricula/contract'
import type { Settings } from '../../config/settings.ts'
import { maskMail } from '../../shared/mask-mail.ts'
import { enrollmentDocuments } from '../enrollment/enrollment-documents.ts'
import { stateOf } from './documents-state.ts'
import { maySignHere } from './may-sign-here.ts'
import type { FamilyDocuments } from './read-family-documents.ts'
import type { FreshSigning } from './refresh-signings.ts'

/** What a family sees of its documents: the address masked, and one line for each, sent or not. */
export function viewFamilyDocuments(settings: Settings, { signings, fresh }: FamilyDocuments) {
  const { enabled, requiredBeforePay } = settings.documents
  const shown = maySignHere(settings) ? signings : signings.map((signing) => ({ ...signing, url: null }))
  return {
    enabled,
    requiredBeforePay: enabled && requiredBeforePay,
    fresh,
    ...stateOf(shown),
    documents: enabled ? enrollmentDocuments.map((name) => viewDocument(name, shown)) : [],
  }
}

function viewDocument(document: DocumentName, signings: readonly FreshSigning[]) {
  const signing = signings.find((one) => one.document === document)
  // A `new` one never reached the vendor, as far as we know: for the family it is still to be sent.
  if (signing === undefined || signing.status === 'new')
    return { document, status: 'none', email: null, url: null, requestedAt: null, updatedAt: null }
  const { status, email, url, requestedAt, updatedAt } = signing
  return {
    document,
    status,
    email: email === '' ? null : maskMail(email),
    url,
    requestedAt: requestedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
