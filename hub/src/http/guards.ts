import { timingSafeEqual } from 'node:crypto'
import type { Request, ResponseToolkit, Server } from '@hapi/hapi'
import type { House } from '../house.ts'
import { refuse } from '../shared/refusal.ts'
import { maybeCallerOf } from './caller.ts'
import type { Door } from './doors.ts'
import { answerFailure, answerRefusal } from './problem-answer.ts'

declare module '@hapi/hapi' {
  interface RouteOptionsApp {
    door?: Door
  }
}

const safeMethods = new Set(['get', 'head', 'options'])

/** Unsafe calls must come from our own pages: same origin, and the session's CSRF token beside its cookie. */
export function guardAgainstForgery(server: Server, house: House): void {
  server.ext('onPreHandler', (request, h) => {
    if (safeMethods.has(request.method) || request.path.startsWith('/sandbox/')) return h.continue
    const door = request.route.settings.app?.door
    if (door === 'provider') return h.continue
    if (comesFromElsewhere(request, house.publicUrl()) || lacksToken(request, door)) {
      return answerRefusal(house.config.texts, request, h, refuse('CSRF')).takeover()
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

function lacksToken(request: Request, door: Door | undefined): boolean {
  const caller = maybeCallerOf(request)
  if (caller === null || door === 'signing-in') return false
  const sent: unknown = request.headers['x-csrf-token']
  return typeof sent !== 'string' || !sameText(sent, caller.csrfToken)
}

export function sameText(one: string, other: string): boolean {
  const a = Buffer.from(one)
  const b = Buffer.from(other)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Every failure leaves as problem+json, every answer with the headers below. */
export function dressAnswers(server: Server, house: House): void {
  server.ext('onPreResponse', (request: Request, h: ResponseToolkit) => {
    const { response } = request
    const answer = 'isBoom' in response ? answerFailure(house.config.texts, request, h, response) : response
    for (const [name, value] of Object.entries(headersFor(request.path))) answer.header(name, value)
    if (request.path.startsWith('/api/') && !('cache-control' in answer.headers) && !mayBeKept(request)) {
      answer.header('cache-control', 'no-store')
    }
    return answer
  })
}

/** hapi writes the header of such a route itself, later than this. */
function mayBeKept(request: Request): boolean {
  const { cache } = request.route.settings
  return typeof cache === 'object' && 'expiresIn' in cache
}

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
}

// A payment starts as a form posted to the provider, so forms may go to any https address.
const consolePolicy = [
  "default-src 'self'",
  "img-src 'self' data: https:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self' https:",
].join('; ')

const sandboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self' http://127.0.0.1:* http://localhost:*; frame-ancestors 'none'; base-uri 'none'"

// Swagger's page starts itself by a script of its own inside the page.
const documentationPolicy = `${consolePolicy}; script-src 'self' 'unsafe-inline'`

function policyFor(path: string): string {
  if (path.startsWith('/sandbox/')) return sandboxPolicy
  return path === '/documentation' ? documentationPolicy : consolePolicy
}

function headersFor(path: string): Readonly<Record<string, string>> {
  return { ...common, 'content-security-policy': policyFor(path) }
}
