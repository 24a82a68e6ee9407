import type { Module } from '../../app-context.ts'

export const seasonsModule: Module = {
  name: 'seasons',
  register: (server, app) =>
    server.app.moduleRoutes.add(server, async () => {
      const { seasonFilesRoutes } = await import('./season-files.routes.ts')
      const { seasonsRoutes } = await import('./seasons.routes.ts')
      return [...seasonsRoutes(app), ...seasonFilesRoutes(app)]
    }),
}
