import type { House } from '../../house.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { missingDocuments } from './signed.store.ts'

/** Null unless Pay waits for the documents (readings 3.8) and one of them is not signed. */
export async function refuseUnsigned(
  { config, database }: Pick<House, 'config' | 'database'>,
  studentCode: string,
): Promise<Refusal<'DOCUMENTS_MISSING'> | null> {
  const { enabled, requiredBeforePay } = config.settings.documents
  if (!enabled || !requiredBeforePay) return null
  const missing = await missingDocuments(database, { project: config.seasons.parents.project, studentCode })
  return missing.length === 0 ? null : refuse('DOCUMENTS_MISSING', { facts: { missing } })
}
