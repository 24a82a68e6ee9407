import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { unsignedDocuments } from './unsigned-documents.ts'

/** Null unless Pay waits for the documents (documents-2) and one of them is not signed. */
export async function refuseUnsigned(
  app: Pick<AppContext, 'config' | 'database'>,
  studentCode: string,
): Promise<Refusal<'DOCUMENTS_MISSING'> | null> {
  if (!app.config.settings.documents.requiredBeforePay) return null
  const missing = await unsignedDocuments(app, studentCode)
  return missing.length === 0 ? null : refuse('DOCUMENTS_MISSING', { facts: { missing } })
}
