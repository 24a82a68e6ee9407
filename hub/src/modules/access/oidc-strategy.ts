import { hkdfSync } from 'node:crypto'
import type { Server } from '@hapi/hapi'
import type { OidcClient } from '../../config/access-settings.ts'
import type { AppContext } from '../../app-context.ts'

const timeoutMs = 10_000
const longestAnswer = 100_000
const longestStayMs = 15 * 60_000

/**
 * Adds the code flow with PKCE at a provider as the authentication strategy `name`. Between leaving and coming back a
 * sealed cookie holds state, code verifier and nonce. Its key comes from the client's secret, which every hub behind one
 * address has: the browser may come back to another one.
 */
export function addStrategy(
  server: Server,
  app: Pick<AppContext, 'config' | 'publicUrl'>,
  { name, client }: { name: string; client: OidcClient },
): void {
  const { authorizationUrl, tokenUrl, clientId, clientSecret } = client
  server.auth.strategy(name, 'bell', {
    provider: {
      name,
      protocol: 'oauth2',
      pkce: 'S256',
      scope: ['openid', 'email', 'profile'],
      auth: authorizationUrl,
      token: tokenUrl,
    },
    clientId,
    clientSecret: tokenRequest(clientId, clientSecret),
    password: cookieKey(clientSecret, name),
    isSameSite: 'Lax',
    isSecure: app.config.settings.server.publicUrl.startsWith('https:'),
    ttl: longestStayMs,
    location: (request: { path: string }) => `${app.publicUrl()}${request.path}`,
    providerParams: (request: { query: Readonly<Record<string, string>> }) => ({
      nonce: request.query['nonce'],
    }),
  })
}

/** bell adds this to its question for the token: a limit of time and size, and the credentials as RFC 6749 2.3.1 writes them. */
function tokenRequest(clientId: string, clientSecret: string): object {
  const credentials = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  return { timeout: timeoutMs, maxBytes: longestAnswer, headers: { Authorization: authorization } }
}

function cookieKey(clientSecret: string, name: string): string {
  return Buffer.from(hkdfSync('sha256', clientSecret, '', `matricula ${name} cookie`, 32)).toString('hex')
}
