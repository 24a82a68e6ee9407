import { EventEmitter } from 'node:events'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** Tells whoever watches a payment that it changed; carries no facts, the watcher reads them. */
export interface LivePayments {
  changed(token: string): void
  watch(token: string, onChange: () => void): () => void
}

/** Among the watchers of this process. */
export function livePayments(): LivePayments {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  return {
    changed: (token) => {
      emitter.emit(token)
    },
    watch(token, onChange) {
      emitter.on(token, onChange)
      return () => {
        emitter.off(token, onChange)
      }
    },
  }
}

export interface LiveDeps {
  readonly publisher: Redis
  /** A connection of its own: one that listens can do nothing else. */
  readonly listener: Redis
  readonly channel: string
  readonly log: Logger
}

/** Among the watchers of all hubs. Those of this process hear it even while Redis is away; the others ask again anyway. */
export async function livePaymentsOfAll({
  publisher,
  listener,
  channel,
  log,
}: LiveDeps): Promise<LivePayments> {
  const here = livePayments()
  const told = (error: unknown) =>
    log.warn({ err: error }, 'a change of a payment was told in this process alone')
  listener.on('message', (_channel, token: string) => here.changed(token))
  // ioredis listens again by itself after each loss of the connection.
  await listener.subscribe(channel)
  return {
    watch: (token, onChange) => here.watch(token, onChange),
    changed(token) {
      publisher.publish(channel, token).catch((error: unknown) => {
        told(error)
        here.changed(token)
      })
    },
  }
}
