import { behindDoors } from '../../http/doors.ts'
import { purgeSessions } from '../../http/sessions.ts'
import type { Room } from '../../house.ts'
import { accessRoutes } from './access.routes.ts'
import { limitTries } from './tries.ts'

export { addressOf } from './access.routes.ts'
export { decideSignIn, type SignInOutcome } from './decide-sign-in.ts'
export { fillSandboxStaff } from './sandbox-staff.ts'
export { limitTries, type Tries } from './tries.ts'

export const accessRoom: Room = {
  name: 'access',
  register: (server, house) => {
    const { triesPerCode, triesPerAddress, windowMinutes } = house.config.settings.access
    const door = {
      byAccount: limitTries('staff-account', triesPerCode * 2, windowMinutes),
      byAddress: limitTries('staff-address', triesPerAddress, windowMinutes),
      sessions: server.app.sessions,
    }
    server.route(behindDoors(accessRoutes(house, door)))
    house.work.add({
      name: 'purge-sessions',
      every: '0 17 * * * *',
      begins: 'on-schedule',
      run: () => purgeSessions(house.database, house.clock.wall()),
    })
  },
}
