import type { Caller } from '../../http/caller.ts'

export function viewSession(caller: Caller | null) {
  if (caller === null) return { kind: 'anonymous', name: '', roles: [], csrfToken: '' }
  const { kind, name, roles, csrfToken, subject, openedBy } = caller
  return {
    kind,
    name,
    roles: [...roles],
    csrfToken,
    ...(kind === 'student' && { student: { code: subject }, family: openedBy !== null }),
  }
}
