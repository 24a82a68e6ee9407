import type { Settings } from '../../config/settings.ts'
import type { PersonalDataSource } from '../privacy/index.ts'
import { forgetFamiliesBefore } from './courtesy.store.ts'
import { deleteSendingsBefore, deleteSendingsTo, sendingsTo } from './sending.store.ts'

const dayMs = 24 * 60 * 60_000

/** The courtesy between two reminders is a matter of hours. */
const familiesKeptDays = 8

/** Which reminders a student's family was sent, kept as long as its sign-ins. */
export function sendingsDataSource({ retentionDays }: Settings['privacy']): PersonalDataSource {
  return {
    name: 'reminders',
    export: sendingsTo,
    erase: deleteSendingsTo,
    async retain(database, now) {
      const before = (days: number) => new Date(now.getTime() - days * dayMs)
      const families = await forgetFamiliesBefore(database, before(familiesKeptDays))
      return families + (await deleteSendingsBefore(database, before(retentionDays.signIns)))
    },
  }
}
