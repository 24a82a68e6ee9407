import type { Request } from '@hapi/hapi'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../app-context.ts'
import { actorOf, maybeCallerOf } from '../../http/caller.ts'
import { addressOf } from '../../http/origin.ts'
import { atMost } from '../../shared/at-most.ts'

const mostRemembered = 10_000

/** What is read by its token, and whose it is. */
export interface ReadByToken {
  readonly token: string
  readonly studentCode: string
}

/**
 * Leaves a trace of whoever reads by a token (receipts-6): one in the window of access for each token, student, call
 * and reader, so that who asks again and again fills no trail. Who is not signed in is told apart by the network.
 */
export function auditTokenReads(
  app: Pick<AppContext, 'config'>,
): (request: Request, read: ReadByToken) => Promise<void> {
  const ttl = app.config.settings.access.windowMinutes * 60_000
  const noted = new LRUCache<string, true>({ ...atMost(mostRemembered), ttl })
  return async (request, { token, studentCode }) => {
    const caller = maybeCallerOf(request)
    const call = `GET ${request.route.path}`
    const reader = caller === null ? addressOf(request, app) : actorOf(caller)
    const read = `${call} ${token} ${studentCode} ${reader}`
    if (noted.has(read)) return
    noted.set(read, true)
    try {
      await request.server.app.noteRead({
        actor: caller === null ? 'token' : actorOf(caller),
        call,
        subject: studentCode,
        trace: request.info.id,
      })
    } catch (error) {
      noted.delete(read)
      throw error
    }
  }
}
