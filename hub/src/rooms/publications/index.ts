import { behindDoors } from '../../http/behind-doors.ts'
import type { Room } from '../../house.ts'
import { publicationsRoutes } from './publications.routes.ts'
import { publishDue } from './publish-due.ts'

export const publicationsRoom: Room = {
  name: 'publications',
  register: (server, house) => {
    server.route(behindDoors(publicationsRoutes(house)))
    house.work.add({
      name: 'publish-fees',
      every: '0 * * * * *',
      begins: 'at-once',
      lanes: 'one',
      run: () => publishDue(house),
    })
  },
}
