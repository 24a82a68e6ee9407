import { secureRoutes } from '../../http/secure-routes.ts'
import type { Module } from '../../app-context.ts'
import { chargesRoutes } from './charges.routes.ts'
import { progressRoutes } from './progress.routes.ts'
import { studentFileRoutes } from './student-file.routes.ts'

export { listProgress, type ProgressFilter, type ProgressRow, studentsAtSteps } from './progress.store.ts'
export { type SeasonNow, seasonNow } from './season-now.ts'

/** Reads what the other modules wrote and keeps nothing of its own. */
export const progressModule: Module = {
  name: 'progress',
  register: (server, app) =>
    server.route(secureRoutes([...progressRoutes(app), ...chargesRoutes(app), ...studentFileRoutes(app)])),
}
