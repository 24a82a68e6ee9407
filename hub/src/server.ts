import { type Server, server as createServer } from '@hapi/hapi'
import Inert from '@hapi/inert'
import Joi from 'joi'
import type { Logger } from 'pino'
import type { Settings } from './config/settings.ts'
import type { Texts } from './config/texts.ts'
import type { AppContext, Module } from './app-context.ts'
import { capAddresses } from './http/address-cap.ts'
import { dressAnswers, guardAgainstForgery } from './http/guards.ts'
import { openapiRoutes } from './http/openapi/openapi.routes.ts'
import { infoRoutes } from './http/info.routes.ts'
import { operationsRoutes } from './http/operations.routes.ts'
import { ModuleRoutes } from './http/module-routes.ts'
import { secureRoutes } from './http/secure-routes.ts'
import { answerMalformedRequests, openListener } from './http/listener.ts'
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
import { ticketCookie } from './http/waiting-line/ticket.ts'
import { measureRequests } from './metrics/measure-requests.ts'
import { lineLimits } from './shared-services/waiting-line.ts'
import { accessModule, deviceDays } from './modules/access/index.ts'
import { accountingModule } from './modules/accounting/index.ts'
import { activitiesModule } from './modules/activities/index.ts'
import { approvalsModule } from './modules/approvals/index.ts'
import { auditModule } from './modules/audit/index.ts'
import { bankAgreementsModule } from './modules/bank-agreements/index.ts'
import { changesModule } from './modules/changes/index.ts'
import { disputesModule } from './modules/disputes/index.ts'
import { withdrawalsModule } from './modules/withdrawals/index.ts'
import { discountsModule } from './modules/discounts/index.ts'
import { einvoicesModule } from './modules/einvoices/index.ts'
import { documentsModule } from './modules/documents/index.ts'
import { enrollmentModule } from './modules/enrollment/index.ts'
import { facilitiesModule } from './modules/facilities/index.ts'
import { familiesModule } from './modules/families/index.ts'
import { feesModule } from './modules/fees/index.ts'
import { foodModule } from './modules/food/index.ts'
import { invoicesModule } from './modules/invoices/index.ts'
import { noticesModule } from './modules/notices/index.ts'
import { operationsModule } from './modules/operations/index.ts'
import { outboxModule } from './modules/outbox/index.ts'
import { payLinksModule } from './modules/pay-links/index.ts'
import { splitsModule } from './modules/splits/index.ts'
import { payerCookie, payersModule } from './modules/payers/index.ts'
import { paymentsModule } from './modules/payments/index.ts'
import { paymentsOfficeModule } from './modules/payments-office/index.ts'
import { payoutsModule } from './modules/payouts/index.ts'
import { pluginsModule } from './modules/plugins/index.ts'
import { privacyModule } from './modules/privacy/index.ts'
import { progressModule } from './modules/progress/index.ts'
import { publicationsModule } from './modules/publications/index.ts'
import { receiptsModule } from './modules/receipts/index.ts'
import { remindersModule } from './modules/reminders/index.ts'
import { reconciliationModule } from './modules/reconciliation/index.ts'
import { seasonsModule } from './modules/seasons/index.ts'
import { studentsModule } from './modules/students/index.ts'
import { transportModule } from './modules/transport/index.ts'

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    log: Logger
    sessions: Sessions
    keys: Keys
    texts: Texts
  }
}

/** The records first, for the others write into them; then the chain, then those who learn from it. */
const modules: readonly Module[] = [
  auditModule,
  privacyModule,
  outboxModule,
  seasonsModule,
  studentsModule,
  payersModule,
  accessModule,
  approvalsModule,
  facilitiesModule,
  feesModule,
  discountsModule,
  transportModule,
  activitiesModule,
  enrollmentModule,
  paymentsModule,
  paymentsOfficeModule,
  withdrawalsModule,
  disputesModule,
  bankAgreementsModule,
  publicationsModule,
  invoicesModule,
  familiesModule,
  payLinksModule,
  splitsModule,
  progressModule,
  accountingModule,
  receiptsModule,
  documentsModule,
  einvoicesModule,
  foodModule,
  noticesModule,
  reconciliationModule,
  payoutsModule,
  remindersModule,
  pluginsModule,
  operationsModule,
  changesModule,
]

/** Puts the modules behind one server: access policy, guards, problem answers, the portal's files. Listens to nothing yet. */
export async function buildServer(app: AppContext): Promise<Server> {
  const { settings } = app.config
  const headersFor = responseHeadersOf(app)
  const listener = openListener(app, headersFor)
  const server = createServer({
    listener,
    // Its own way of telling bugs is a stack on stderr; ours is the log.
    debug: false,
    host: settings.server.host,
    port: settings.server.port,
    router: { isCaseSensitive: true, stripTrailingSlash: false },
    routes: {
      payload: { maxBytes: settings.server.maxBody, timeout: settings.server.timeouts.bodySeconds * 1000 },
      validate: { failAction: rethrow, options: { abortEarly: false, stripUnknown: false } },
      response: { sample: settings.server.checkAnswers, failAction: rethrow },
      state: { failAction: 'ignore' },
    },
    // hapi's own cuts off connections that were just accepted.
    operations: { cleanStop: false },
  })
  answerMalformedRequests(listener, app, headersFor)
  closeGently(server, longestAnswerMs(settings))
  measureRequests(server, app.metrics)
  server.app.log = app.log
  server.app.texts = app.config.texts
  server.app.sessions = createSessions(app)
  server.app.keys = createKeys(app)
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
  server.state(payerCookie, { ...cookie, ttl: settings.privacy.retentionDays.payers * 86_400_000 })
  server.state(ticketCookie, { ...cookie, ttl: lineLimits.keptMs })
  dressAnswers(server, app)
  endSlowBodies(server, settings.server.timeouts.bodySeconds * 1000)
  authenticateCallers(server, server.app.sessions, server.app.keys)
  keepSandboxHere(server, app)
  capAddresses(server, app)
  shedLoad(server, app)
  guardAgainstForgery(server, app)
  await server.register(Inert)
  server.app.moduleRoutes = new ModuleRoutes(server)
  for (const module of modules) await server.register({ plugin: module, options: app })
  server.route(
    secureRoutes('hub', [
      ...operationsRoutes(app),
      ...infoRoutes(app),
      ...consoleRoutes(app),
      ...sandboxRoutes(app),
      ...openapiRoutes(app),
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
