import { PassThrough } from 'node:stream'
import type { AppContext } from '../../app-context.ts'
import { isSubject, type ApiSubject } from '../../http/openapi/subjects.ts'

const keepAliveMs = 15_000
const longestMs = 10 * 60_000
/** When families pay by the minute, whoever watches reads its list once in so long. */
const pauseMs = 2000

/** Asked before each event. */
type IsSignedIn = () => Promise<boolean>

/** Lets staff of this hub hear which modules have changed, in any hub: at once after a pause, else all of a pause together. */
export function watchChanges({
  live,
  log,
}: Pick<AppContext, 'log' | 'live'>): (isSignedIn: IsSignedIn) => PassThrough {
  const streams = new Map<PassThrough, IsSignedIn>()
  const changed = new Set<ApiSubject>()
  let isPausing = false
  let forget: (() => void) | null = null

  function note(what: string): void {
    changed.add(isSubject(what) ? what : 'payments')
    if (!isPausing) tell()
  }

  function tell(): void {
    isPausing = changed.size > 0
    if (!isPausing) return
    const events = [...changed].map((subject) => `event: changed\ndata: ${subject}\n\n`).join('')
    changed.clear()
    for (const [stream, isSignedIn] of streams) void write(stream, isSignedIn, events)
    setTimeout(tell, pauseMs).unref()
  }

  async function write(stream: PassThrough, isSignedIn: IsSignedIn, events: string): Promise<void> {
    try {
      if (!(await isSignedIn())) stream.end()
      else if (stream.writable) stream.write(events)
    } catch (error) {
      log.warn({ err: error }, 'a live list lost its watcher')
      stream.end()
    }
  }

  return (isSignedIn) => {
    const stream = new PassThrough()
    streams.set(stream, isSignedIn)
    forget ??= live.watchAll(note)
    const keepAlive = setInterval(() => stream.write(': still here\n\n'), keepAliveMs).unref()
    const over = setTimeout(() => stream.end(), longestMs).unref()
    stream.once('close', () => {
      clearInterval(keepAlive)
      clearTimeout(over)
      streams.delete(stream)
      if (streams.size > 0) return
      forget?.()
      forget = null
    })
    // The browser hears that it is open.
    stream.write(': here\n\n')
    return stream
  }
}
