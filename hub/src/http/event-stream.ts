import type { PassThrough } from 'node:stream'
import type { Request, ResponseToolkit } from '@hapi/hapi'
import { sessionCookie } from './sessions.ts'

/** Answers with server-sent events, until whoever asked is gone or the hub closes: they come back by themselves, to whoever answers then. */
export function answerEvents(request: Request, h: ResponseToolkit, stream: PassThrough) {
  const end = () => void stream.end()
  request.server.events.on('closing', end)
  stream.once('close', () => request.server.events.removeListener('closing', end))
  whenGone(request, () => void stream.destroy())
  return h
    .response(stream)
    .type('text/event-stream')
    .header('cache-control', 'no-store')
    .header('content-encoding', 'identity')
}

/** Whoever was signed out elsewhere must hear nothing more. */
export async function isSignedIn({ server, state }: Request): Promise<boolean> {
  return (await server.app.sessions.find(String(state[sessionCookie]))) !== null
}

/** Who asked may have gone meanwhile. */
export function whenGone({ raw: { res } }: Request, act: () => void): void {
  if (res.destroyed) act()
  else res.once('close', act)
}
