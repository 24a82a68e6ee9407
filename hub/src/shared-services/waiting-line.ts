/** Where somebody with a ticket stands. */
export type LineStanding =
  | { readonly is: 'admitted' }
  /** How many stand before. */
  | { readonly is: 'waiting'; readonly ahead: number }

export interface LineState {
  readonly waiting: number
  /** Since the line began, by all hubs; only the difference of two says something. */
  readonly admitted: number
  /** Of them those who have not come yet, and ask again in a moment. */
  readonly expected: number
}

/** Families who wait to sign in, first come, first served. A ticket is a secret that says nothing of its holder. */
export interface WaitingLine {
  /** Where the ticket's holder stands, who keeps the place by asking; null where the ticket is not known, or used up. */
  find(ticket: string): Promise<LineStanding | null>
  /** Takes one of the tries of who was admitted; false where none is left. */
  spend(ticket: string): Promise<boolean>
  /** Gives a new ticket the last place, and answers how many stand before; null where the line takes no more. */
  join(ticket: string): Promise<number | null>
  /** Admits the first so many, and forgets who has not asked for long. */
  admit(count: number): Promise<LineState>
}

export interface LineLimits {
  readonly places: number
  /** After so long without asking a place is lost. */
  readonly keptMs: number
  /** Who was admitted may sign in for so long, */
  readonly turnMs: number
  /** and try so often: a code may be mistyped, and a family may have several children. */
  readonly triesOfTurn: number
  /** Who was admitted longer ago and has not come is not expected soon. */
  readonly expectedMs: number
}

export const lineLimits: LineLimits = {
  places: 20_000,
  // A telephone in a pocket asks nothing.
  keptMs: 10 * 60_000,
  turnMs: 10 * 60_000,
  triesOfTurn: 10,
  expectedMs: 10_000,
}

interface Place {
  readonly ticket: string
  readonly number: number
  askedAt: number
}

interface Turn {
  readonly until: number
  triesLeft: number
}

/** The line of one hub alone; it is lost with the process. */
export function lineInMemory(limits: LineLimits, now: () => number = () => performance.now()): WaitingLine {
  const turns = new Map<string, Turn>()
  const placeOf = new Map<string, Place>()
  /** Since when, the oldest first. */
  const expected = new Map<string, number>()
  /** By number. */
  let places: Place[] = []
  let given = 0
  let admitted = 0

  const turnOf = (ticket: string): Turn | null => {
    const turn = turns.get(ticket)
    return turn === undefined || turn.triesLeft < 1 || turn.until < now() ? null : turn
  }

  const forgetOld = () => {
    const oldest = now() - limits.keptMs
    const gone = places.filter(({ askedAt }) => askedAt < oldest)
    for (const { ticket } of gone) placeOf.delete(ticket)
    if (gone.length > 0) places = places.filter(({ askedAt }) => askedAt >= oldest)
    for (const [ticket, { until }] of turns) if (until < now()) turns.delete(ticket)
    for (const [ticket, since] of expected) if (since < now() - limits.expectedMs) expected.delete(ticket)
  }

  return {
    async find(ticket) {
      if (turnOf(ticket) !== null) return { is: 'admitted' }
      const place = placeOf.get(ticket)
      if (place === undefined || place.askedAt < now() - limits.keptMs) return null
      place.askedAt = now()
      return { is: 'waiting', ahead: indexOf(places, place.number) }
    },
    async spend(ticket) {
      const turn = turnOf(ticket)
      if (turn === null) return false
      turn.triesLeft -= 1
      expected.delete(ticket)
      return true
    },
    async join(ticket) {
      if (places.length >= limits.places) return null
      given += 1
      const place = { ticket, number: given, askedAt: now() }
      placeOf.set(ticket, place)
      return places.push(place) - 1
    },
    async admit(count) {
      forgetOld()
      for (const { ticket } of places.splice(0, count)) {
        placeOf.delete(ticket)
        turns.set(ticket, { until: now() + limits.turnMs, triesLeft: limits.triesOfTurn })
        expected.set(ticket, now())
        admitted += 1
      }
      return { waiting: places.length, admitted, expected: expected.size }
    },
  }
}

/** By halving: thousands ask every few seconds. */
function indexOf(places: readonly Place[], number: number): number {
  let from = 0
  let to = places.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((places[middle]?.number ?? number) < number) from = middle + 1
    else to = middle
  }
  return from
}
