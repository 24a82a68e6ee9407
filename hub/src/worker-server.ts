import { type Server, server as createServer } from '@hapi/hapi'
import type { AppContext } from './app-context.ts'
import { authenticateCallers } from './http/authenticate.ts'
import { secureRoutes } from './http/secure-routes.ts'
import { closeGently } from './http/close-gently.ts'
import { dressAnswers } from './http/guards.ts'
import { answerMalformedRequests, openListener } from './http/listener.ts'
import { createKeys } from './http/keys.ts'
import { operationsRoutes } from './http/operations.routes.ts'
import { responseHeadersOf } from './http/server-response.ts'
import { createSessions } from './http/sessions.ts'

const longestMs = 5000

/** A worker answers nobody but whoever asks how it is. */
export function buildWorkerServer(app: AppContext): Server {
  const { host, workerPort } = app.config.settings.server
  const headersFor = responseHeadersOf(app)
  const listener = openListener(app, headersFor)
  const server = createServer({
    listener,
    debug: false,
    host,
    port: workerPort,
    operations: { cleanStop: false },
  })
  answerMalformedRequests(listener, app, headersFor)
  server.app.log = app.log
  dressAnswers(server, app)
  authenticateCallers(server, createSessions(app), createKeys(app))
  closeGently(server, longestMs)
  server.route(secureRoutes('hub', operationsRoutes(app)))
  return server
}
