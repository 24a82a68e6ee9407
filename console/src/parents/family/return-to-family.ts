import { hub, rememberCsrf } from '../../api/hub.ts'
import type { Session } from '../../api/types.ts'

/** Leaves the child's session for that of the guardian who opened it. */
export async function returnToFamily(): Promise<Session> {
  const session = await hub.post<Session>('/api/family/session', {})
  rememberCsrf(session.csrfToken)
  return session
}
