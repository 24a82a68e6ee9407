import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { callerOf } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { subjects, isSubject, type ApiSubject } from '../../http/openapi/subjects.ts'
import { answerEvents, isSignedIn, whenGone } from '../../http/event-stream.ts'
import { limitStreams } from '../../http/stream-limit.ts'
import { refuse } from '../../shared/refusal.ts'
import { addressOf } from '../access/index.ts'
import { PassThrough } from 'node:stream'

/** The tabs of one person, and all staff behind the school's address. */
const mostWatching = { person: 12, network: 500 }
/** Whoever gets no stream asks again after so long. */
const retryAfter = 60

const changedModule = Joi.valid(...Object.keys(subjects)).label('ChangedModule')

/** `GET /api/changes`: which modules have changed, as server-sent events, so that the office's lists refresh by themselves. */
export function changesRoutes(app: Pick<AppContext, 'config' | 'log' | 'live'>): Route[] {
  const streams = limitStreams(mostWatching)
  const watch = watchChanges(app)
  return [
    defineRoute({
      method: 'GET',
      path: '/api/changes',
      answers: 'text/event-stream',
      tells: changedModule,
      refuses: ['TOO_MANY_TRIES'],
      options: {
        tags: ['api'],
        description:
          'Live events `changed`: the name of a module whose records may have changed, and nothing of them',
      },
      handler: async (request, h) => {
        const releaseStream = streams.take({
          person: callerOf(request).subject,
          network: addressOf(request, app),
        })
        if (releaseStream === null) return refuse('TOO_MANY_TRIES', { values: { retryAfter } })
        whenGone(request, releaseStream)
        const stream = watch(() => isSignedIn(request))
        return answerEvents(request, h, stream)
      },
    }),
  ]
}

const keepAliveMs = 15_000
const longestMs = 10 * 60_000
/** When families pay by the minute, whoever watches reads its list once in so long. */
const pauseMs = 2000

/** Asked before each event. */
type IsSignedIn = () => Promise<boolean>

/** Lets staff of this hub hear which modules have changed, in any hub: at once after a pause, else all of a pause together. */
function watchChanges({
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
