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
import type { Claims } from './oidc-claims.ts'
import { idTokenCheck } from './oidc-token.ts'
import { proveIdentity } from './prove-identity.ts'
import type { SignInGuard } from './guard/sign-in-guard.ts'

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
