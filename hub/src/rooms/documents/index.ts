import type { Database } from '../../db/open-database.ts'
import type { Room } from '../../house.ts'
import { behindDoors } from '../../http/doors.ts'
import { documentsRoutes } from './documents.routes.ts'
import { type DocumentsState, stateOf } from './documents-state.ts'
import { refreshSignings } from './refresh-signings.ts'
import { signingsHolder } from './signings-holder.ts'
import { type EnrollmentKey, signingsOf } from './signing.store.ts'

/** Which documents of an enrollment are signed, as the vendor last said. */
export async function documentsState(database: Database, key: EnrollmentKey): Promise<DocumentsState> {
  return stateOf(await signingsOf(database, key))
}

export const documentsRoom: Room = {
  name: 'documents',
  register: (server, house) => {
    server.route(behindDoors(documentsRoutes(house)))
    server.app.holdsPersonalData(signingsHolder)
    house.work.add({
      name: 'refresh-signings',
      every: '0 */10 * * * *',
      begins: 'on-schedule',
      run: (signal) => refreshSignings(house, signal),
    })
  },
}
