import { EventEmitter } from 'node:events'

/** Tells whoever watches a payment that it changed; carries no facts, the watcher reads them. */
export interface LivePayments {
  changed(token: string): void
  watch(token: string, onChange: () => void): () => void
}

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
