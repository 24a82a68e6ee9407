import { sameText } from '@matricula/contract'
import type { Request, ResponseToolkit, Server } from '@hapi/hapi'
import type Joi from 'joi'
import type { AppContext } from '../app-context.ts'
import { refuse } from '../shared/refusal.ts'
import { maybeCallerOf } from './caller.ts'
import type { AccessRule } from './access-policy.ts'
import type { ProblemCode } from './problems.ts'
import { answerFailure, answerRefusal } from './problem-answer.ts'
import { knowRequests } from './server-response.ts'

declare module '@hapi/hapi' {
  interface RouteOptionsApp {
    rule?: AccessRule
    refuses?: readonly ProblemCode[]
    takes?: Joi.Schema
    answers?: string
    tells?: Joi.Schema
  }
}

const safeMethods = new Set(['get', 'head', 'options'])

/** Unsafe calls must come from our own pages: same origin, and the session's CSRF token beside its cookie. */
export function guardAgainstForgery(server: Server, app: Pick<AppContext, 'config' | 'publicUrl'>): void {
  server.ext('onPreHandler', (request, h) => {
    if (safeMethods.has(request.method) || request.path.startsWith('/sandbox/')) return h.continue
    const rule = request.route.settings.app?.rule
    if (rule === 'provider') return h.continue
    if (comesFromElsewhere(request, app.publicUrl()) || lacksToken(request, rule)) {
      return answerRefusal(app.config.texts, request, h, refuse('CSRF')).takeover()
    }
    return h.continue
  })
}

function comesFromElsewhere(request: Request, publicUrl: string): boolean {
  const origin: unknown = request.headers['origin']
  if (typeof origin !== 'string') return false
  return (
    origin !== new URL(publicUrl).origin &&
    origin !== `${request.server.info.protocol}://${request.info.host}`
  )
}

function lacksToken(request: Request, rule: AccessRule | undefined): boolean {
  const caller = maybeCallerOf(request)
  if (caller === null || caller.kind === 'key' || rule === 'signing-in') return false
  const sent: unknown = request.headers['x-csrf-token']
  return typeof sent !== 'string' || !sameText(sent, caller.csrfToken)
}

/** Every failure leaves as problem+json, and nobody keeps what the API says. Its headers are given at the way out. */
export function dressAnswers(server: Server, app: Pick<AppContext, 'config' | 'ids' | 'log'>): void {
  // Made of this machine's name and process otherwise, which nobody outside needs to know.
  server.info.id = app.ids.token().slice(0, 12)
  knowRequests(server)
  server.ext('onPreResponse', (request: Request, h: ResponseToolkit) => {
    const { response } = request
    const answer = 'isBoom' in response ? answerFailure(app.config.texts, request, h, response) : response
    request.app.shaped = answer
    const isKept =
      !request.path.startsWith('/api/') || mayBeKept(request) || 'cache-control' in answer.headers
    if (answer.statusCode >= 400 || !isKept) answer.header('cache-control', 'no-store')
    return answer
  })
  void server.events.on({ name: 'request', channels: 'error' }, (request, { error }) =>
    app.log.error({ path: request.route.path, trace: request.info.id, err: error }, 'an answer broke off'),
  )
}

/** hapi writes the header of such a route itself, later than this. */
function mayBeKept(request: Request): boolean {
  const { cache } = request.route.settings
  return typeof cache === 'object' && 'expiresIn' in cache
}
