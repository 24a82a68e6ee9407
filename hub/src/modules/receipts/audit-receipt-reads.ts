import type { Request } from '@hapi/hapi'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../app-context.ts'
import { actorOf, maybeCallerOf } from '../../http/caller.ts'
import { atMost } from '../../shared/at-most.ts'
import { addressOf } from '../access/index.ts'
import type { Receipt } from './receipt.store.ts'

const mostRemembered = 10_000

/**
 * Leaves a trace of whoever reads a receipt (receipts-6): one in the window of access for each receipt, call
 * and reader, so that who asks again and again fills no trail. Who is not signed in is told apart by the
 * network.
 */
export function auditReceiptReads(
  app: Pick<AppContext, 'config'>,
): (request: Request, receipt: Receipt) => Promise<void> {
  const ttl = app.config.settings.access.windowMinutes * 60_000
  const noted = new LRUCache<string, true>({ ...atMost(mostRemembered), ttl })
  return async (request, { token, body }) => {
    const caller = maybeCallerOf(request)
    const call = `GET ${request.route.path}`
    const reader = caller === null ? addressOf(request, app) : actorOf(caller)
    const read = `${call} ${token} ${reader}`
    if (noted.has(read)) return
    noted.set(read, true)
    try {
      await request.server.app.noteRead({
        actor: caller === null ? 'token' : actorOf(caller),
        call,
        subject: body.student.code,
        trace: request.info.id,
      })
    } catch (error) {
      noted.delete(read)
      throw error
    }
  }
}
