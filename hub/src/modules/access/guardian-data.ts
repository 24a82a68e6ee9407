import type { AppContext } from '../../app-context.ts'
import type { PersonalDataSource } from '../privacy/index.ts'
import { dropUnverified } from './guardian.store.ts'
import { eraseGuardians, exportGuardians } from './guardian-erasure.store.ts'
import { dropExpiredLinks } from './mail-link.store.ts'

const dayMs = 86_400_000

/**
 * Guardians' accounts and links, by the addresses a family is billed at. An erased account stays as a row without a
 * person, because its payments name it.
 */
export function guardianData({ config }: Pick<AppContext, 'config'>): PersonalDataSource {
  const days = config.settings.privacy.retentionDays.unverifiedGuardians
  return {
    name: 'guardians',
    export: (database, _students, emails) => exportGuardians(database, emails),
    erase: (trx, _students, emails) => eraseGuardians(trx, emails),
    retain: async (database, now) => {
      const unverified = await dropUnverified(database, new Date(now.getTime() - days * dayMs))
      return unverified + (await dropExpiredLinks(database, now))
    },
  }
}
