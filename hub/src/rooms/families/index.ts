import type { Room } from '../../house.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { familiesRoutes } from './families.routes.ts'
import { familyHistoryRoutes } from './family-history.routes.ts'
import { familyPaymentsHolder } from './family-payments-holder.ts'
import { familySessionsRoutes } from './family-sessions.routes.ts'
import { reconcileFamilyPayments } from './reconcile-family-payments.ts'
import { familyReferences } from './reference-keeper.ts'

export const familiesRoom: Room = {
  name: 'families',
  register: (server, house) => {
    server.app.keepsReferences(familyReferences(house))
    server.app.holdsPersonalData(familyPaymentsHolder)
    server.route(
      behindDoors([
        ...familiesRoutes(house),
        ...familyHistoryRoutes(house),
        ...familySessionsRoutes(house, server.app.sessions),
      ]),
    )
    house.work.add({
      name: 'reconcile-family-payments',
      every: '*/5 * * * * *',
      begins: 'at-once',
      lanes: 'one',
      run: (signal) => reconcileFamilyPayments(house, signal),
    })
  },
}
