import type { AppContext } from '../../app-context.ts'
import { auditAbout, dropAuditBefore } from '../audit/index.ts'
import type { PersonalDataSource } from './personal-data-source.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Who read and changed a record. Codes and no names; it ages and is not erased, for it is the proof of what was done. */
export function auditDataSource(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log'>,
): PersonalDataSource {
  const { retentionDays } = app.config.settings.privacy
  return {
    name: 'audit',
    export: auditAbout,
    erase: () => Promise.resolve(0),
    retain: (_database, now) => dropAuditBefore(app, new Date(now.getTime() - retentionDays.audit * dayMs)),
  }
}
