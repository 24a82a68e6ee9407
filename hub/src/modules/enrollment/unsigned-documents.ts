import type { DocumentName } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { missingDocuments } from './signed.store.ts'

/** What is still to be signed online; nothing where the school signs on paper. */
export async function unsignedDocuments(
  { config, database }: Pick<AppContext, 'config' | 'database'>,
  studentCode: string,
): Promise<readonly DocumentName[]> {
  if (!config.settings.documents.enabled) return []
  return missingDocuments(database, { project: config.seasons.parents.project, studentCode })
}
