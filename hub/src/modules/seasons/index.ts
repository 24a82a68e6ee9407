import type { Module } from '../../app-context.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { seasonFilesRoutes } from './season-files.routes.ts'
import { seasonsRoutes } from './seasons.routes.ts'

export const seasonsModule: Module = {
  name: 'seasons',
  register: (server, app) => server.route(behindDoors([...seasonsRoutes(app), ...seasonFilesRoutes(app)])),
}
