import { dropExpiredTries } from '../../db/try-count.store.ts'
import type { AppContext } from '../../app-context.ts'
import type { PersonalDataSource } from '../privacy/index.ts'
import { dropChallengesOf, dropExpiredChallenges } from './sign-in-challenge.store.ts'
import { devicesOf, dropDevicesOf, dropExpiredDevices } from './known-device.store.ts'

/** The devices that a family's codes and addresses are remembered on; with them goes what limits have counted. */
export function devicesDataSource({ clock }: Pick<AppContext, 'clock'>): PersonalDataSource {
  return {
    name: 'devices',
    export: (database, students, emails) => devicesOf(database, students, emails),
    erase: async (trx, students, emails) =>
      (await dropDevicesOf(trx, students, emails)) + (await dropChallengesOf(trx, students)),
    retain: async (database) => {
      const now = clock.wall()
      const devices = await dropExpiredDevices(database, now)
      return devices + (await dropExpiredTries(database, now)) + (await dropExpiredChallenges(database, now))
    },
  }
}
