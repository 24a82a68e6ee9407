import type { ServerResponse } from 'node:http'
import type { Request, Server } from '@hapi/hapi'

declare module '@hapi/hapi' {
  interface RequestApplicationState {
    /** Ends when the rest of the body must be there. */
    timeouts?: NodeJS.Timeout
  }
}

/**
 * Ends the connection of whoever does not send the rest of a body in the time of its route, or in the usual one where
 * nobody reads it. hapi would answer as well, but not before the rest has come.
 */
export function endSlowBodies(server: Server, usualMs: number): void {
  server.ext('onRequest', (request, h) => {
    request.raw.res.once('close', () => clearTimeout(request.app.timeouts))
    waitFor(request, usualMs)
    return h.continue
  })
  server.ext('onPreAuth', (request, h) => {
    const { timeout = false } = request.route.settings.payload ?? {}
    if (timeout !== false && timeout !== usualMs) waitFor(request, timeout)
    return h.continue
  })
}

function waitFor({ app, raw: { req, res } }: Request, ms: number): void {
  clearTimeout(app.timeouts)
  app.timeouts = setTimeout(() => {
    if (req.complete) return
    if (!res.headersSent) res.writeHead(408, { connection: 'close' }).end()
    mute(res)
    req.socket.destroySoon()
  }, ms)
}

/** hapi hears of the end of the connection later, and must not answer a second time. */
function mute(answer: ServerResponse): void {
  answer.setHeader = () => answer
  answer.removeHeader = () => {}
  answer.writeHead = () => answer
  answer.write = () => true
  answer.end = () => answer
}
