import { behindDoors } from '../../http/behind-doors.ts'
import type { Room } from '../../house.ts'
import { chargesRoutes } from './charges.routes.ts'
import { progressRoutes } from './progress.routes.ts'
import { studentFileRoutes } from './student-file.routes.ts'

export { listProgress, type ProgressFilter, type ProgressRow, studentsAtSteps } from './progress.store.ts'
export { type SeasonNow, seasonNow } from './season-now.ts'

/** Reads what the other rooms wrote and keeps nothing of its own. */
export const progressRoom: Room = {
  name: 'progress',
  register: (server, house) =>
    server.route(
      behindDoors([...progressRoutes(house), ...chargesRoutes(house), ...studentFileRoutes(house)]),
    ),
}
