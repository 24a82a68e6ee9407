import type { Settings } from '../../config/settings.ts'
import { daysBefore } from '../../shared/days-before.ts'
import type { PersonalDataSource } from '../privacy/index.ts'
import { deleteSignInsBefore, deleteSignInsOf, signInsOf } from './sign-in-log.store.ts'

/** The log of sign-ins is kept for its days (settings: privacy.retentionDays). */
export function signInsDataSource({ retentionDays }: Settings['privacy']): PersonalDataSource {
  return {
    name: 'sign-ins',
    export: signInsOf,
    erase: deleteSignInsOf,
    retain: (database, now) => deleteSignInsBefore(database, daysBefore(now, retentionDays.signIns)),
  }
}
