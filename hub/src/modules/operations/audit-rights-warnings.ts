import type { AppContext } from '../../app-context.ts'
import { type AuditRights, ownAuditRights } from './audit-rights.store.ts'
import type { ConfigurationWarning } from './configuration-warnings.ts'

/** Whether the hub's own login could write the audit trail anew; nothing where nobody can say. */
export async function auditRightsWarnings({
  config,
  database,
  log,
}: Pick<AppContext, 'config' | 'database' | 'log'>): Promise<readonly ConfigurationWarning[]> {
  try {
    return judgeAuditRights(await ownAuditRights(database), config.settings.profile)
  } catch (error) {
    log.error({ err: error }, 'what our login may do to the audit trail cannot be read')
    return []
  }
}

/** Pure. One login for all is a choice, which the sandbox may make unsaid; a right of the hub's own that came back is none. */
export function judgeAuditRights(
  rights: AuditRights | null,
  profile: AppContext['config']['settings']['profile'],
): readonly ConfigurationWarning[] {
  if (rights === null) return []
  if (rights.ownsTables)
    return profile === 'production' ? [{ code: 'ONE_DATABASE_LOGIN', about: 'audit' }] : []
  return rights.mayRewrite ? [{ code: 'AUDIT_REWRITABLE', about: 'audit' }] : []
}
