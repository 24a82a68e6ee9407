import type { Server } from '@hapi/hapi'
import type { AppContext } from '../app-context.ts'
import { refuse } from '../shared/refusal.ts'
import { answerRefusal } from './problem-answer.ts'

/** Characters of the longest address we read; our own longest, with 2 KB of JSON in it, fits (access-40). */
const longest = 8192

/** Refuses an address that is longer than any of ours before anything looks at it. */
export function capAddresses(server: Server, { config }: Pick<AppContext, 'config'>): void {
  server.ext('onRequest', (request, h) => {
    const { url = '' } = request.raw.req
    if (url.length <= longest) return h.continue
    return answerRefusal(config.texts, request, h, refuse('ADDRESS_TOO_LONG')).takeover()
  })
}
