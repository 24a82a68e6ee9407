import type { AppContext } from '../../app-context.ts'
import { anchoredIn, anchorFileOf, isAnchorMissed, lostSeals } from '../audit/index.ts'
import type { ConfigurationWarning } from './configuration-warnings.ts'

/** What the file with the seals says of the audit trail; nothing where seals are anchored in the log alone. */
export async function anchorWarnings({
  config,
  database,
  log,
}: Pick<AppContext, 'config' | 'database' | 'log'>): Promise<readonly ConfigurationWarning[]> {
  const file = anchorFileOf(config)
  if (file === null) return []
  try {
    const anchored = await anchoredIn(file)
    if (anchored === null)
      return (await isAnchorMissed(database)) ? [{ code: 'AUDIT_ANCHOR_MISSING', about: 'audit.file' }] : []
    const lost = await lostSeals(database, anchored)
    return lost.length === 0 ? [] : [{ code: 'AUDIT_ANCHOR_BROKEN', about: `audit_seal ${lost[0]}` }]
  } catch (error) {
    log.error({ err: error }, 'the anchor of the audit trail cannot be compared')
    return []
  }
}
