import type { Settings } from '../../config/settings.ts'
import { auditAbout, dropAuditBefore } from '../audit/audit.store.ts'
import type { DataHolder } from './data-holder.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Who read and changed a record. Codes and no names; it ages and is not erased, for it is the proof of what was done. */
export function auditHolder({ retentionDays }: Settings['privacy']): DataHolder {
  return {
    name: 'audit',
    export: auditAbout,
    erase: () => Promise.resolve(0),
    retain: (database, now) =>
      dropAuditBefore(database, new Date(now.getTime() - retentionDays.audit * dayMs)),
  }
}
