import type { Settings } from '../../config/settings.ts'
import type { PersonalDataSource } from '../privacy/index.ts'
import { deleteDraftsBefore, deleteDraftsOf, draftsOf } from './draft.store.ts'
import { deleteSignInsBefore, deleteSignInsOf, signInsOf } from './sign-in-log.store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What enrollment keeps of families beside their orders, each for its days (settings: privacy.retentionDays). */
export function enrollmentDataSources({ retentionDays }: Settings['privacy']): readonly PersonalDataSource[] {
  return [
    {
      name: 'sign-ins',
      export: signInsOf,
      erase: deleteSignInsOf,
      retain: (database, now) => deleteSignInsBefore(database, daysBefore(now, retentionDays.signIns)),
    },
    {
      name: 'drafts',
      export: draftsOf,
      erase: deleteDraftsOf,
      retain: (database, now) => deleteDraftsBefore(database, daysBefore(now, retentionDays.drafts)),
    },
  ]
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
