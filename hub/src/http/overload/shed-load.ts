import type { Request, ResponseToolkit, Server } from '@hapi/hapi'
import { awaitConnection } from '../../db/pool.ts'
import type { AppContext } from '../../app-context.ts'
import { refuse } from '../../shared/refusal.ts'
import { answerRefusal } from '../problem-answer.ts'
import type { LoadClass, ShedClass } from './load-class.ts'
import { watchLoopDelay } from './loop-delay.ts'
import { watchQueue } from './queue-delay.ts'
import { createOverloadMetrics } from './metrics.ts'
import { admissionQueue } from './admission-queue.ts'
import { Entrance } from '../waiting-line/entrance.ts'
import { ticketCookie } from '../waiting-line/ticket.ts'
import { isShed, levelOf } from './shed.ts'

declare module '@hapi/hapi' {
  interface RouteOptionsApp {
    load?: LoadClass
  }
  interface RequestApplicationState {
    /** Counted among those under way until its answer is out. */
    isUnderWay?: true
  }
}

type ShedApp = Pick<AppContext, 'config' | 'metrics' | 'database' | 'line' | 'counters' | 'ids' | 'log'>

/** Asks some callers to come back when more come than can be served, before anything is done for them. */
export function shedLoad(server: Server, app: ShedApp): void {
  const { config, metrics, database } = app
  const { overload } = config.settings.server
  const delays = [watchLoopDelay(), watchQueue(() => awaitConnection(database))]
  // A set of them would keep most in memory until all of it is collected: each of its tables knows the next.
  let underWay = 0
  const load = () => ({ delayMs: Math.max(...delays.map((delay) => delay.ms())), requests: underWay })
  const counted = createOverloadMetrics(metrics, load)
  // A line for each, so that families who are in do not stand behind those who are not.
  const lines: Readonly<Record<ShedClass, () => number>> = {
    'office-read': admissionQueue(overload),
    work: admissionQueue(overload),
  }
  const entrance = new Entrance(app, () => levelOf(load(), overload))
  const watches = [...delays, entrance]
  server.ext('onPreStart', () => watches.forEach((watch) => watch.start()))
  server.ext('onPostStop', () => watches.forEach((watch) => watch.stop()))
  const judge = (request: Request, h: ResponseToolkit) => {
    const loadClass = classOf(request)
    if (!isShed(load(), loadClass, overload)) return h.continue
    counted.shed(loadClass)
    const retryAfter = lines[loadClass]()
    return answerRefusal(
      config.texts,
      request,
      h,
      refuse('OVERLOADED', { values: { retryAfter } }),
    ).takeover()
  }
  const count = (request: Request) => {
    if (classOf(request) === 'watching') return
    request.app.isUnderWay = true
    underWay += 1
  }
  const judgeEntrance = async (request: Request, h: ResponseToolkit) => {
    const held = await entrance.hold(request)
    if (held === null) {
      count(request)
      return h.continue
    }
    const answer = answerRefusal(config.texts, request, h, held.refusal)
    return (held.ticket === null ? answer : answer.state(ticketCookie, held.ticket)).takeover()
  }
  server.ext('onPreAuth', (request, h) => {
    // Who comes in is judged once it is known who it is.
    if (classOf(request) === 'entrance') return h.continue
    const answer = judge(request, h)
    if (answer === h.continue && !hasBody(request)) count(request)
    return answer
  })
  // Waiting for somebody's body is no work: who sends it slowly, or never, would fill the hub.
  server.ext('onPostAuth', (request, h) => {
    if (classOf(request) === 'entrance') return judgeEntrance(request, h)
    if (!hasBody(request)) return h.continue
    const answer = judge(request, h)
    if (answer === h.continue) count(request)
    return answer
  })
  void server.events.on('response', ({ app: { isUnderWay } }) => {
    if (isUnderWay) underWay -= 1
  })
}

function classOf(request: Request): LoadClass {
  return request.route.settings.app?.load ?? 'kept'
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
