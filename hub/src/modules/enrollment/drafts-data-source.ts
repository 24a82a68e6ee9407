import type { Settings } from '../../config/settings.ts'
import { daysBefore } from '../../shared/days-before.ts'
import type { PersonalDataSource } from '../privacy/index.ts'
import { deleteDraftsBefore, deleteDraftsOf, draftsOf } from './draft.store.ts'

/** Drafts are kept for their days (settings: privacy.retentionDays). */
export function draftsDataSource({ retentionDays }: Settings['privacy']): PersonalDataSource {
  return {
    name: 'drafts',
    export: draftsOf,
    erase: deleteDraftsOf,
    retain: (database, now) => deleteDraftsBefore(database, daysBefore(now, retentionDays.drafts)),
  }
}
