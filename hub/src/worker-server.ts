import { type Server, server as createServer } from '@hapi/hapi'
import type { House } from './house.ts'
import { authenticateCallers } from './http/authenticate.ts'
import { behindDoors } from './http/behind-doors.ts'
import { closeGently } from './http/close-gently.ts'
import { dressAnswers } from './http/guards.ts'
import { answerNonsense, openListener } from './http/listener.ts'
import { createKeys } from './http/keys.ts'
import { operationsRoutes } from './http/operations.routes.ts'
import { responseHeadersOf } from './http/server-response.ts'
import { createSessions } from './http/sessions.ts'

const longestMs = 5000

/** A worker answers nobody but whoever asks how it is. */
export function buildWorkerServer(house: House): Server {
  const { host, workerPort } = house.config.settings.server
  const headersFor = responseHeadersOf(house)
  const listener = openListener(house, headersFor)
  const server = createServer({
    listener,
    debug: false,
    host,
    port: workerPort,
    operations: { cleanStop: false },
  })
  answerNonsense(listener, house, headersFor)
  server.app.log = house.log
  dressAnswers(server, house)
  authenticateCallers(server, createSessions(house), createKeys(house))
  closeGently(server, longestMs)
  server.route(behindDoors(operationsRoutes(house)))
  return server
}
