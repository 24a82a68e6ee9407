import { PassThrough } from 'node:stream'
import type { Locale } from '../../config/texts.ts'
import type { AppContext } from '../../app-context.ts'
import { orderById } from '../enrollment/index.ts'
import { viewPayment } from './payment.view.ts'

const keepAliveMs = 15_000
const longestMs = 10 * 60_000

export interface WatchedOrder {
  readonly id: string
  readonly token: string
}

export interface Watcher {
  readonly locale: Locale
  /** Asked before each telling. */
  readonly isSignedIn: () => Promise<boolean>
}

/** Those at this hub who watch one payment. */
interface OrderWatchers {
  readonly streams: Map<PassThrough, Watcher>
  readonly forget: () => void
  isNotifying: boolean
  hasChanged: boolean
}

/** Lets anybody watch how a payment stands, now and after each change, which is asked for once for all who watch. */
export function paymentWatchers(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'live'>,
): (order: WatchedOrder, watcher: Watcher) => PassThrough {
  const watchersByOrder = new Map<string, OrderWatchers>()

  function watchersOf({ id, token }: WatchedOrder): OrderWatchers {
    const present = watchersByOrder.get(id)
    if (present !== undefined) return present
    const watchers: OrderWatchers = {
      streams: new Map(),
      forget: app.live.watch(token, () => void notifyChange(id, watchers)),
      isNotifying: false,
      hasChanged: false,
    }
    watchersByOrder.set(id, watchers)
    return watchers
  }

  /** Of several changes during one telling, one more is told. */
  async function notifyChange(id: string, watchers: OrderWatchers): Promise<void> {
    watchers.hasChanged = true
    if (watchers.isNotifying) return
    watchers.isNotifying = true
    while (watchers.hasChanged) {
      watchers.hasChanged = false
      await notify(id, [...watchers.streams])
    }
    watchers.isNotifying = false
  }

  async function notify(id: string, streams: readonly (readonly [PassThrough, Watcher])[]): Promise<void> {
    try {
      const order = await orderById(app.database, id)
      const events = new Map<Locale, string>()
      for (const [stream, { locale, isSignedIn }] of streams) {
        const event = events.get(locale) ?? eventOf(await viewPayment(app, order, locale))
        events.set(locale, event)
        if (!(await isSignedIn())) stream.end()
        else if (stream.writable) stream.write(event)
      }
    } catch (error) {
      app.log.warn({ err: error }, 'a live payment lost its watchers')
      for (const [stream] of streams) stream.end()
    }
  }

  return (order, watcher) => {
    const stream = new PassThrough()
    const watchers = watchersOf(order)
    watchers.streams.set(stream, watcher)
    const keepAlive = setInterval(() => stream.write(': still here\n\n'), keepAliveMs).unref()
    const over = setTimeout(() => stream.end(), longestMs).unref()
    stream.once('close', () => {
      clearInterval(keepAlive)
      clearTimeout(over)
      watchers.streams.delete(stream)
      if (watchers.streams.size > 0) return
      watchers.forget()
      watchersByOrder.delete(order.id)
    })
    void notify(order.id, [[stream, watcher]])
    return stream
  }
}

function eventOf(payment: object): string {
  return `event: payment\ndata: ${JSON.stringify(payment)}\n\n`
}
