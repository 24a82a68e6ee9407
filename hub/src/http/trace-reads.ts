import type { Lifecycle, Request } from '@hapi/hapi'
import { actorOf, isOffice, maybeCallerOf } from './caller.ts'

export interface NotedRead {
  readonly actor: string
  /** The method and path as the access policy writes them. */
  readonly call: string
  readonly subject: string
  readonly trace: string
}

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    noteRead: (read: NotedRead) => Promise<void>
  }
}

/**
 * Writes a read of a student's record by the office into the audit trail, before the answer leaves
 * (privacy-4).
 */
export function traceReads(subjectOf: (request: Request) => string): Lifecycle.Method {
  return async (request, h) => {
    const caller = maybeCallerOf(request)
    const { response } = request
    const isShown = !('isBoom' in response) && response.statusCode < 400
    if (caller !== null && isOffice(caller) && isShown) {
      await request.server.app.noteRead({
        actor: actorOf(caller),
        call: `${request.method.toUpperCase()} ${request.route.path}`,
        subject: subjectOf(request),
        trace: request.info.id,
      })
    }
    return h.continue
  }
}
