import type { Module } from '../../app-context.ts'

export { listProgress, type ProgressFilter, type ProgressRow, studentsAtSteps } from './progress.store.ts'
export { type SeasonNow, seasonNow } from './season-now.ts'

/** Reads what the other modules wrote and keeps nothing of its own. */
export const progressModule: Module = {
  name: 'progress',
  register: (server, app) =>
    server.app.moduleRoutes.add(server, async () => {
      const { chargesRoutes } = await import('./charges.routes.ts')
      const { progressRoutes } = await import('./progress.routes.ts')
      const { studentFileRoutes } = await import('./student-file.routes.ts')
      return [...progressRoutes(app), ...chargesRoutes(app), ...studentFileRoutes(app)]
    }),
}
