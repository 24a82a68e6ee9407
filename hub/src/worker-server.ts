import { type Server, server as createServer } from '@hapi/hapi'
import type { House } from './house.ts'
import { authenticateCallers } from './http/authenticate.ts'
import { behindDoors } from './http/behind-doors.ts'
import { closeGently } from './http/close-gently.ts'
import { dressAnswers } from './http/guards.ts'
import { createKeys } from './http/keys.ts'
import { operationsRoutes } from './http/operations.routes.ts'
import { createSessions } from './http/sessions.ts'

const longestMs = 5000

/** A worker answers nobody but whoever asks how it is. */
export function buildWorkerServer(house: House): Server {
  const { host, workerPort } = house.config.settings.server
  const server = createServer({ host, port: workerPort, operations: { cleanStop: false } })
  server.app.log = house.log
  authenticateCallers(server, createSessions(house), createKeys(house))
  dressAnswers(server, house)
  closeGently(server, longestMs)
  server.route(behindDoors(operationsRoutes(house)))
  return server
}
