import { EventEmitter } from 'node:events'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** Tells whoever watches that a payment changed, by its token, or a module, by its name; no facts: the watcher reads them. */
export interface LiveChanges {
  changed(what: string): void
  watch(what: string, onChange: () => void): () => void
  watchAll(onChange: (what: string) => void): () => void
}

const all = Symbol('all')

/** Among the watchers of this process. */
export function liveChanges(): LiveChanges {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  const listen = (to: string | symbol, listener: (what: string) => void) => {
    emitter.on(to, listener)
    return () => void emitter.off(to, listener)
  }
  return {
    changed(what) {
      emitter.emit(what, what)
      emitter.emit(all, what)
    },
    watch: listen,
    watchAll: (onChange) => listen(all, onChange),
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
export async function liveChangesOfAll({
  publisher,
  listener,
  channel,
  log,
}: LiveDeps): Promise<LiveChanges> {
  const here = liveChanges()
  listener.on('message', (_channel, what: string) => here.changed(what))
  // ioredis listens again by itself after each loss of the connection.
  await listener.subscribe(channel)
  return {
    ...here,
    changed(what) {
      publisher.publish(channel, what).catch((error: unknown) => {
        log.warn({ err: error }, 'a change was told in this process alone')
        here.changed(what)
      })
    },
  }
}
