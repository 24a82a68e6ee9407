import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Server } from '@hapi/hapi'

/** How long a connection may say nothing before it is given up: browsers open some in advance. */
const silentMs = 2000
/** Proxies keep an idle connection for up to a minute. Whoever closes first must be them, or a call meets the end of it. */
const keepAliveMs = 75_000

/**
 * When the server stops, nobody new comes in and nothing that was begun is cut off: a connection that was just accepted
 * is still heard, and each is closed with its answer. What takes longer than `longestMs` is given up.
 */
export function closeGently(server: Server, longestMs: number): void {
  const { listener } = server
  const silent = new Set<Socket>()
  /** How much each had said when its last answer was out. */
  const resting = new Map<Socket, number>()
  let isClosing = false
  listener.keepAliveTimeout = keepAliveMs
  listener.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => {
      silent.delete(socket)
      resting.delete(socket)
    })
  })
  listener.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    silent.delete(socket)
    resting.delete(socket)
    answer.once('close', () => {
      if (isClosing) socket.end()
      else if (!socket.destroyed) resting.set(socket, socket.bytesRead)
    })
  })
  // Newer Node's own way takes who has not asked yet for idle.
  listener.closeIdleConnections = () => {
    for (const [socket, said] of resting) if (socket.bytesRead === said) socket.end()
  }
  server.events.on('closing', () => {
    isClosing = true
    const timers = [
      setTimeout(() => silent.forEach((socket) => socket.destroy()), silentMs),
      setTimeout(() => listener.closeAllConnections(), longestMs),
    ]
    server.events.once('stop', () => timers.forEach(clearTimeout))
  })
}
