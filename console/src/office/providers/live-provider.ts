import type { LiveProvider } from '@refinedev/core'
import type { ChangedModule } from '../resources.ts'
import { resourceOf } from '../resources.ts'

interface Subscription {
  readonly modules: readonly ChangedModule[]
  readonly tell: () => void
}

/** Whoever is refused a stream asks again after so long. */
const retryMs = 60_000
/** From one screen to the next the stream stays. */
const lingerMs = 5000

/** Refine's live events, from the hub's stream of the modules that have changed; one stream for the whole page. */
export function createLiveProvider(): LiveProvider {
  const subscriptions = new Set<Subscription>()
  let close: (() => void) | null = null

  const tellOf = (module: ChangedModule) => {
    for (const { modules, tell } of subscriptions) if (modules.includes(module)) tell()
  }
  const tellAll = () => {
    for (const { tell } of subscriptions) tell()
  }
  return {
    subscribe({ channel, callback }) {
      const event = { channel, type: '*', payload: {} }
      const subscription: Subscription = {
        modules: resourceOf(channel.replace('resources/', ''))?.from ?? [],
        tell: () => callback({ ...event, date: new Date() }),
      }
      subscriptions.add(subscription)
      close ??= followChanges({ onChange: tellOf, onGap: tellAll })
      return subscription
    },
    unsubscribe(subscription: Subscription) {
      subscriptions.delete(subscription)
      setTimeout(() => {
        if (subscriptions.size > 0) return
        close?.()
        close = null
      }, lingerMs)
    },
  }
}

interface Listener {
  readonly onChange: (module: ChangedModule) => void
  /** Something may have changed while nobody listened. */
  readonly onGap: () => void
}

/** Listens while the page is in sight, where the browser has streams; answers how to stop. */
function followChanges({ onChange, onGap }: Listener): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let hasGap = false

  function open(): void {
    const stream = new EventSource('/api/changes')
    source = stream
    stream.addEventListener('changed', ({ data }: MessageEvent<ChangedModule>) => onChange(data))
    stream.addEventListener('open', () => {
      if (hasGap) onGap()
      hasGap = false
    })
    stream.addEventListener('error', () => {
      hasGap = true
      // Lost, the browser opens it again by itself; refused, it does not.
      if (stream.readyState === EventSource.CLOSED) retry = setTimeout(open, retryMs)
    })
  }

  function stop(): void {
    clearTimeout(retry)
    source?.close()
    source = null
  }

  // A browser has few connections to one place: pages that nobody sees keep none.
  function onSight(): void {
    stop()
    hasGap = true
    if (!document.hidden) open()
  }

  document.addEventListener('visibilitychange', onSight)
  if (!document.hidden) open()
  return () => {
    document.removeEventListener('visibilitychange', onSight)
    stop()
  }
}
