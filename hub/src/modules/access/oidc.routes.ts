import type { Lifecycle, Request, ResponseObject, ResponseToolkit } from '@hapi/hapi'
import Joi from 'joi'
import type { OidcClient } from '../../config/access-settings.ts'
import { isDuplicate } from '../../db/statements.ts'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { originOf } from '../../http/origin.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import type { ProblemCode } from '../../http/problems.ts'
import { sessionCookie, type Sessions } from '../../http/sessions.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { arrivalOf } from './oidc-arrival.ts'
import { type Claims, readClaims } from './oidc-claims.ts'
import { idTokenCheck, type CheckIdToken, type TokenVerdict } from './oidc-token.ts'
import type { SignInGuard } from './guard/sign-in-guard.ts'
import Boom from '@hapi/boom'

/** Somewhere else to sign in, and what it opens here. */
export interface OidcSignIn {
  readonly path: '/api/staff/oidc' | '/api/guardians/oidc'
  readonly description: string
  /** The name of its strategy. */
  readonly strategy: string
  readonly client: OidcClient
  readonly groupsClaim?: string
  /** Where the person lands, signed in or refused. */
  readonly page: string
  readonly guard: SignInGuard
  signIn(
    claims: Claims,
    trace: string,
  ): Promise<Refusal<'OIDC_REFUSED'> | Awaited<ReturnType<Sessions['open']>>>
}

/** What comes back from a provider: a code or an error, and more that providers add. */
const query = Joi.object({
  code: Joi.string().max(4000),
  state: Joi.string().max(200),
  error: Joi.string().max(200),
}).unknown()

/** Leads the browser to the provider, takes it back and opens the session. Who is refused lands on the page that says why. */
export function oidcRoute(
  app: Pick<AppContext, 'config' | 'clock' | 'ids' | 'log'>,
  deps: OidcSignIn,
): Route {
  const isClosed = deps.client.issuer === ''
  const enter = isClosed ? null : entrance(app, deps)
  return defineRoute({
    method: 'GET',
    path: deps.path,
    refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
    query,
    options: {
      tags: ['api'],
      description: deps.description,
      response: { status: { 302: Joi.any() } },
      ...(!isClosed && {
        auth: { strategy: deps.strategy, mode: 'try' as const },
        ext: { onPreAuth: { method: meet(app, deps) } },
      }),
    },
    handler: async (request, h) => (enter === null ? refuse('NOT_FOUND') : enter(request, h)),
  })
}

/** Before bell: gives a nonce to who leaves, and keeps from bell what it would take for a new beginning or break on. */
function meet(
  app: Pick<AppContext, 'config' | 'ids'>,
  { client, guard, page }: OidcSignIn,
): Lifecycle.Method {
  return async (request, h) => {
    const arrival = arrivalOf(request.query, client.issuer)
    if (arrival.is === 'leaving') {
      Object.assign(request.query, { nonce: app.ids.secret() })
      return h.continue
    }
    if (arrival.is === 'sent-back') {
      return h.redirect(refusedAt(page, arrival.isProviderDown ? 'FEATURE_DOWN' : 'OIDC_REFUSED')).takeover()
    }
    const tooMany = await guard.refusalAt(originOf(request, app))
    return tooMany === null ? h.continue : answerRefusal(app.config.texts, request, h, tooMany).takeover()
  }
}

function entrance(app: Pick<AppContext, 'config' | 'clock' | 'log'>, deps: OidcSignIn) {
  const proof = { check: idTokenCheck(deps.client), groupsClaim: deps.groupsClaim }
  return async (request: Request, h: ResponseToolkit): Promise<ResponseObject> => {
    const claims = await proveIdentity(app, request, proof)
    const signedIn = isRefused(claims) ? claims : await signIn(deps, claims, request.info.id)
    if (isRefused(signedIn)) {
      await deps.guard.note(originOf(request, app), 'failed')
      return h.redirect(refusedAt(deps.page, signedIn.code))
    }
    return h.redirect(deps.page).state(sessionCookie, signedIn.secret)
  }
}

/** Once more when the same person came in for the first time at the same moment: then the account is there. */
async function signIn(deps: OidcSignIn, claims: Claims, trace: string) {
  try {
    return await deps.signIn(claims, trace)
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return deps.signIn(claims, trace)
  }
}

/** The page shows the texts `problem.<code>`: a person stands before it, who has no use for a problem document. */
function refusedAt(page: string, code: ProblemCode): string {
  return `${page}?problem=${code}`
}

type Unproven = Refusal<'OIDC_REFUSED' | 'FEATURE_DOWN'>

/** How the word of a provider is checked and read. */
interface Proof {
  readonly check: CheckIdToken
  readonly groupsClaim: string | undefined
}

/** Who has come back from the provider by its own word, or why that word counts for nothing. */
async function proveIdentity(
  { clock, log }: Pick<AppContext, 'clock' | 'log'>,
  request: Request,
  { check, groupsClaim }: Proof,
): Promise<Unproven | Claims> {
  const brought = bringsToken(request)
  const verdict = brought.is === 'token' ? await check({ ...brought, now: clock.wall() }) : brought
  if (verdict.is === 'good') return readClaims(verdict.payload, groupsClaim) ?? refuse('OIDC_REFUSED')
  log.warn({ trace: request.info.id, why: verdict.why }, 'a sign-in at a provider was refused')
  return refuse(verdict.is === 'unreadable' ? 'FEATURE_DOWN' : 'OIDC_REFUSED')
}

type Brought =
  | { readonly is: 'token'; readonly token: string; readonly nonce: string }
  | Exclude<TokenVerdict, { readonly is: 'good' }>

/** The ID token that bell got for the code, and the nonce of its sealed cookie. */
function bringsToken({ auth }: Request): Brought {
  if (!auth.isAuthenticated) return { is: isProviderDown(auth.error) ? 'unreadable' : 'bad', why: 'no token' }
  const token: unknown = auth.artifacts['id_token']
  const query: unknown = 'query' in auth.credentials ? auth.credentials.query : null
  const nonce: unknown = typeof query === 'object' && query !== null && 'nonce' in query ? query.nonce : null
  if (typeof token !== 'string' || typeof nonce !== 'string') return { is: 'bad', why: 'no ID token' }
  return { is: 'token', token, nonce }
}

/** bell tells all by one error; the provider's own answer stands inside. A code it does not take is answered with 400. */
function isProviderDown(error: Error): boolean {
  const inner: unknown = Boom.isBoom(error) ? error.data : null
  return Boom.isBoom(inner) && inner.output.statusCode !== 400
}
