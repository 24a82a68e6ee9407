import type { AuthProvider } from '@refinedev/core'
import { hub, isProblem, rememberCsrf } from '../../api/hub.ts'
import type { Session } from '../../api/types.ts'
import { perform, read } from '../api/call.ts'
import { signInPath } from '../first-calls.ts'
import { queryClient } from './query-client.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Who sits here, and what the hub lets them do; it is the hub that decides, at every call. */
export const authProvider: AuthProvider = {
  async login(credentials: Credentials) {
    try {
      const session = await perform('POST /api/staff/session', credentials)
      rememberCsrf(session.csrfToken)
      // Nothing of whoever sat here before.
      queryClient.removeQueries({ type: 'inactive' })
      return { success: true }
    } catch (thrown) {
      return { success: false, error: asError(thrown) }
    }
  },
  async logout({ everywhere = false }: { everywhere?: boolean } = {}) {
    try {
      await hub.delete(everywhere ? '/api/staff/sessions' : '/api/session')
      rememberCsrf(null)
      return { success: true, redirectTo: signInPath }
    } catch (thrown) {
      return { success: false, error: asError(thrown) }
    }
  },
  async check() {
    const session = await whoAmI()
    return session?.kind === 'staff'
      ? { authenticated: true }
      : { authenticated: false, logout: true, redirectTo: signInPath }
  },
  async onError(thrown) {
    // Whoever was writing keeps the page and what they wrote; the refusal says how to go on.
    if (!isProblem(thrown) || thrown.status !== 401 || thrown.purpose !== 'read' || isShown(thrown)) return {}
    const { pathname, search } = globalThis.location
    return { logout: true, redirectTo: `${signInPath}?to=${encodeURIComponent(pathname + search)}` }
  },
  getIdentity: whoAmI,
}

/** What could not be read anew is on the page already, and a form may be open over it. */
function isShown(problem: unknown): boolean {
  const queries = queryClient.getQueryCache().getAll()
  return queries.some(({ state }) => state.error === problem && state.data !== undefined)
}

let asking: Promise<Session> | null = null

/** Who asks while an answer is on its way waits for that one. */
async function whoAmI(): Promise<Session | null> {
  asking ??= read('GET /api/session').finally(() => {
    asking = null
  })
  const session = await asking
  rememberCsrf(session.csrfToken)
  return session
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
