import { type Server, server as createServer } from '@hapi/hapi'
import Inert from '@hapi/inert'
import Joi from 'joi'
import type { Logger } from 'pino'
import type { Settings } from './config/settings.ts'
import type { House, Room } from './house.ts'
import { capAddresses } from './http/address-cap.ts'
import { dressAnswers, guardAgainstForgery } from './http/guards.ts'
import { openapiRoutes } from './http/openapi/openapi.routes.ts'
import { infoRoutes } from './http/info.routes.ts'
import { operationsRoutes } from './http/operations.routes.ts'
import { behindDoors } from './http/behind-doors.ts'
import { answerNonsense, openListener } from './http/listener.ts'
import { endSlowBodies } from './http/slow-bodies.ts'
import { responseHeadersOf } from './http/server-response.ts'
import { closeGently } from './http/close-gently.ts'
import { authenticateCallers } from './http/authenticate.ts'
import { challengeCookie, deviceCookie } from './http/origin.ts'
import { createKeys, type Keys } from './http/keys.ts'
import { createSessions, sessionCookie, type Sessions } from './http/sessions.ts'
import { consoleRoutes } from './http/console.routes.ts'
import { keepSandboxHere } from './http/sandbox-guard.ts'
import { sandboxRoutes } from './http/sandbox.routes.ts'
import { shedLoad } from './http/overload/shed-load.ts'
import { measureRequests } from './measures/measure-requests.ts'
import { accessRoom, deviceDays } from './rooms/access/index.ts'
import { accountingRoom } from './rooms/accounting/index.ts'
import { activitiesRoom } from './rooms/activities/index.ts'
import { approvalsRoom } from './rooms/approvals/index.ts'
import { auditRoom } from './rooms/audit/index.ts'
import { discountsRoom } from './rooms/discounts/index.ts'
import { documentsRoom } from './rooms/documents/index.ts'
import { enrollmentRoom } from './rooms/enrollment/index.ts'
import { facilitiesRoom } from './rooms/facilities/index.ts'
import { familiesRoom } from './rooms/families/index.ts'
import { feesRoom } from './rooms/fees/index.ts'
import { foodRoom } from './rooms/food/index.ts'
import { invoicesRoom } from './rooms/invoices/index.ts'
import { noticesRoom } from './rooms/notices/index.ts'
import { operationsRoom } from './rooms/operations/index.ts'
import { outboxRoom } from './rooms/outbox/index.ts'
import { paymentsRoom } from './rooms/payments/index.ts'
import { pluginsRoom } from './rooms/plugins/index.ts'
import { privacyRoom } from './rooms/privacy/index.ts'
import { progressRoom } from './rooms/progress/index.ts'
import { publicationsRoom } from './rooms/publications/index.ts'
import { receiptsRoom } from './rooms/receipts/index.ts'
import { remindersRoom } from './rooms/reminders/index.ts'
import { reconciliationRoom } from './rooms/reconciliation/index.ts'
import { seasonsRoom } from './rooms/seasons/index.ts'
import { studentsRoom } from './rooms/students/index.ts'
import { transportRoom } from './rooms/transport/index.ts'

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    log: Logger
    sessions: Sessions
    keys: Keys
  }
}

/** The notebooks first, for the others write into them; then the chain, then those who learn from it. */
const rooms: readonly Room[] = [
  auditRoom,
  privacyRoom,
  outboxRoom,
  seasonsRoom,
  studentsRoom,
  accessRoom,
  approvalsRoom,
  facilitiesRoom,
  feesRoom,
  discountsRoom,
  transportRoom,
  activitiesRoom,
  enrollmentRoom,
  paymentsRoom,
  publicationsRoom,
  invoicesRoom,
  familiesRoom,
  progressRoom,
  accountingRoom,
  receiptsRoom,
  documentsRoom,
  foodRoom,
  noticesRoom,
  reconciliationRoom,
  remindersRoom,
  pluginsRoom,
  operationsRoom,
]

/** Puts the rooms behind one front: doors, guards, problem answers, the portal's files. Listens to nothing yet. */
export async function buildServer(house: House): Promise<Server> {
  const { settings } = house.config
  const headersFor = responseHeadersOf(house)
  const listener = openListener(house, headersFor)
  const server = createServer({
    listener,
    // Its own way of telling bugs is a stack on stderr; ours is the log.
    debug: false,
    host: settings.server.host,
    port: settings.server.port,
    router: { isCaseSensitive: true, stripTrailingSlash: false },
    routes: {
      payload: { maxBytes: settings.server.maxBody, timeout: settings.server.patience.bodySeconds * 1000 },
      validate: { failAction: rethrow, options: { abortEarly: false, stripUnknown: false } },
      response: { sample: settings.server.checkAnswers, failAction: rethrow },
      state: { failAction: 'ignore' },
    },
    // hapi's own cuts off connections that were just accepted.
    operations: { cleanStop: false },
  })
  answerNonsense(listener, house, headersFor)
  closeGently(server, longestAnswerMs(settings))
  measureRequests(server, house.metrics)
  server.app.log = house.log
  server.app.sessions = createSessions(house)
  server.app.keys = createKeys(house)
  server.validator(Joi)
  const cookie = {
    isHttpOnly: true,
    isSameSite: 'Lax' as const,
    isSecure: settings.server.publicUrl.startsWith('https:'),
    path: '/',
    encoding: 'none' as const,
    ignoreErrors: true,
    clearInvalid: true,
  }
  server.state(sessionCookie, cookie)
  server.state(deviceCookie, { ...cookie, ttl: deviceDays * 86_400_000 })
  server.state(challengeCookie, { ...cookie, ttl: settings.access.linkMinutes * 60_000 })
  dressAnswers(server, house)
  endSlowBodies(server, settings.server.patience.bodySeconds * 1000)
  authenticateCallers(server, server.app.sessions, server.app.keys)
  keepSandboxHere(server, house)
  capAddresses(server, house)
  shedLoad(server, house)
  guardAgainstForgery(server, house)
  await server.register(Inert)
  for (const room of rooms) await server.register({ plugin: room, options: house })
  server.route(
    behindDoors([
      ...operationsRoutes(house),
      ...infoRoutes(house),
      ...consoleRoutes(house),
      ...sandboxRoutes(house),
      ...openapiRoutes(house),
    ]),
  )
  return server
}

/** Twice what a vendor may take to do something, which is the most that any request waits for. */
function longestAnswerMs({ vendors }: Settings): number {
  return vendors.writeSeconds * 2000
}

function rethrow(_request: unknown, _h: unknown, error: Error | undefined): never {
  throw error ?? new Error('validation failed without an error')
}
