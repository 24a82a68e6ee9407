import type { Module } from '../../app-context.ts'
import { secureRoutes } from '../../http/secure-routes.ts'
import { seasonFilesRoutes } from './season-files.routes.ts'
import { seasonsRoutes } from './seasons.routes.ts'

export const seasonsModule: Module = {
  name: 'seasons',
  register: (server, app) => server.route(secureRoutes([...seasonsRoutes(app), ...seasonFilesRoutes(app)])),
}
