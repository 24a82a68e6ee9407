import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { LineStanding } from '../../shared-services/waiting-line.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { maybeCallerOf } from '../caller.ts'
import { originOf } from '../origin.ts'
import type { LoadLevel } from '../overload/shed.ts'
import { averageRate, countToAdmit, firstRate, type LinePlace, nextRate, placeOf } from './admission-rate.ts'
import { decideEntry } from './decide-entry.ts'
import { limitPlaces, type PlaceLimit } from './limit-places.ts'
import { createLineMetrics, type LineMetrics } from './metrics.ts'
import { ticketIn } from './ticket.ts'

const lookEveryMs = 500

type EntranceApp = Pick<AppContext, 'config' | 'metrics' | 'line' | 'counters' | 'ids' | 'log'>

/** What a family is told that does not sign in now. */
export interface HeldSignIn {
  readonly refusal: Refusal<'OVERLOADED' | 'TOO_MANY_TRIES'>
  /** What it shows when it asks again; null where it has no place. */
  readonly ticket: string | null
}

/** Lets families sign in as far as the hub bears it, and keeps the others' places. */
export class Entrance {
  readonly #app: EntranceApp
  readonly #level: () => LoadLevel
  readonly #limit: PlaceLimit
  readonly #metrics: LineMetrics
  /** How many a second this hub admits, and how many all hubs have admitted lately. */
  #rate: number
  #average: number
  #waiting = 0
  #expected = 0
  #admitted: number | null = null
  #lookedAt = 0
  /** Admissions that are due, in fractions of a family. */
  #due = 0
  #looking: NodeJS.Timeout | null = null
  #isAway = false

  constructor(app: EntranceApp, level: () => LoadLevel) {
    this.#app = app
    this.#level = level
    this.#limit = limitPlaces(app)
    this.#rate = firstRate(this.#most)
    this.#average = this.#rate
    this.#metrics = createLineMetrics(app.metrics, () => ({
      waiting: this.#waiting,
      seconds: this.#waiting === 0 ? 0 : this.#placeAt(this.#waiting).seconds,
    }))
  }

  start(): void {
    let isLooking = false
    const look = async () => {
      if (isLooking) return
      isLooking = true
      await this.#look()
      isLooking = false
    }
    this.#looking = setInterval(() => void look(), lookEveryMs).unref()
  }

  stop(): void {
    if (this.#looking !== null) clearInterval(this.#looking)
  }

  /** Null where the family signs in now. Staff do not stand in line. */
  async hold(request: Request): Promise<HeldSignIn | null> {
    if (maybeCallerOf(request)?.kind === 'staff') return null
    const ticket = ticketIn(request)
    try {
      const standing = ticket === null ? null : await this.#app.line.find(ticket)
      return await this.#decide(request, ticket, standing)
    } catch (error) {
      this.#noteAway(error)
      return this.#level() === 'calm' ? null : { refusal: this.#comeBack(), ticket: null }
    }
  }

  /** Once, for while it is away everybody meets it. */
  #noteAway(error: unknown): void {
    if (!this.#isAway) this.#app.log.warn({ err: error }, 'the waiting line does not answer')
    this.#isAway = true
    this.#waiting = 0
  }

  async #decide(
    request: Request,
    ticket: string | null,
    standing: LineStanding | null,
  ): Promise<HeldSignIn | null> {
    const act = decideEntry({ standing, level: this.#level(), waiting: this.#waiting })
    if (act === 'enter' && (await this.#spend(ticket, standing))) {
      this.#metrics.entered()
      return null
    }
    if (act !== 'wait') return this.#join(request)
    const ahead = standing?.is === 'waiting' ? standing.ahead : 0
    return { refusal: this.#placeRefusal(ahead), ticket }
  }

  /** Who comes while nobody waits needs no turn. */
  #spend(ticket: string | null, standing: LineStanding | null): Promise<boolean> {
    if (ticket === null || standing === null) return Promise.resolve(true)
    return this.#app.line.spend(ticket)
  }

  async #join(request: Request): Promise<HeldSignIn> {
    const tooMany = await this.#limit.take(originOf(request, this.#app))
    if (tooMany !== null) return { refusal: tooMany, ticket: null }
    const ticket = this.#app.ids.token()
    const ahead = await this.#app.line.join(ticket)
    if (ahead === null) return { refusal: this.#comeBack(), ticket: null }
    this.#waiting = ahead + 1
    this.#metrics.joined()
    return { refusal: this.#placeRefusal(ahead), ticket }
  }

  #placeAt(ahead: number): LinePlace {
    return placeOf(ahead, this.#average)
  }

  #placeRefusal(ahead: number): Refusal<'OVERLOADED'> {
    const { retryAfter, seconds } = this.#placeAt(ahead)
    return refuse('OVERLOADED', { values: { retryAfter }, facts: { line: { ahead, seconds } } })
  }

  /** To whom no place can be given. */
  #comeBack(): Refusal<'OVERLOADED'> {
    const { retryAfter } = this.#placeAt(this.#waiting)
    return refuse('OVERLOADED', { values: { retryAfter } })
  }

  /** Admits the first of the line while the hub is calm. */
  async #look(): Promise<void> {
    const isCalm = this.#level() === 'calm'
    const seconds = lookEveryMs / 1000
    this.#rate = nextRate(this.#rate, { isCalm, most: this.#most })
    // What was due and found nobody to expect is not made up for.
    this.#due = isCalm ? (this.#due % 1) + this.#rate * seconds : 0
    const perSecond = Math.max(this.#rate, this.#average)
    const count = countToAdmit({ due: this.#due, perSecond, expected: this.#expected })
    try {
      const { waiting, admitted, expected } = await this.#app.line.admit(count)
      this.#waiting = waiting
      this.#expected = expected
      this.#measure(admitted)
      this.#isAway = false
    } catch (error) {
      this.#noteAway(error)
    }
  }

  #measure(admitted: number): void {
    const now = performance.now()
    const seconds = (now - this.#lookedAt) / 1000
    // Nobody waited: what was admitted says nothing of what the hubs bear.
    if (this.#waiting === 0) this.#average = this.#rate = firstRate(this.#most)
    else if (this.#admitted !== null)
      this.#average = averageRate(this.#average, { admitted: admitted - this.#admitted, seconds })
    this.#admitted = admitted
    this.#lookedAt = now
  }

  get #most(): number {
    return this.#app.config.settings.server.overload.admissionsPerSecond
  }
}
