import type { Request, ResponseToolkit, Server } from '@hapi/hapi'
import Boom from '@hapi/boom'
import { type Caller, scopeOf } from './caller.ts'
import type { Keys } from './keys.ts'
import { sessionCookie, type Sessions } from './sessions.ts'

/** The hapi strategy of every call: finds who calls, and answers it with its roles as scope. */
export function authenticateCallers(server: Server, sessions: Sessions, keys: Keys): void {
  server.auth.scheme('caller', () => ({
    async authenticate(request: Request, h: ResponseToolkit) {
      const caller = await callerBehind(request, sessions, keys)
      if (caller === null) throw Boom.unauthorized(null, 'session')
      return h.authenticated({ credentials: { scope: scopeOf(caller), app: { caller } } })
    },
  }))
  server.auth.strategy('caller', 'caller')
}

/** Whoever shows a key is judged by the key alone: a wrong one never becomes the cookie's session. */
function callerBehind(request: Request, sessions: Sessions, keys: Keys): Promise<Caller | null> | null {
  const shown: unknown = request.headers['authorization']
  if (shown !== undefined) {
    const [, key] = (typeof shown === 'string' && /^Bearer +(\S+)$/i.exec(shown)) || []
    return key === undefined ? null : keys.find(key)
  }
  const secret: unknown = request.state[sessionCookie]
  return typeof secret === 'string' ? sessions.find(secret) : null
}
