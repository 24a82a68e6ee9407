import Boom from '@hapi/boom'
import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { type Claims, readClaims } from './oidc-claims.ts'
import type { CheckIdToken, TokenVerdict } from './oidc-token.ts'

type Unproven = Refusal<'OIDC_REFUSED' | 'FEATURE_DOWN'>

/** How the word of a provider is checked and read. */
export interface Proof {
  readonly check: CheckIdToken
  readonly groupsClaim: string | undefined
}

/** Who has come back from the provider by its own word, or why that word counts for nothing. */
export async function proveIdentity(
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
