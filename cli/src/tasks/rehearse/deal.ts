import { dice, type Dice } from './dice.ts'
import { bornTo, type Fate, fates, onceOnly, weights } from './fates.ts'
import type { SeasonDays } from './season-days.ts'
import { mayEnrol, type Terms, waitsForLateForm } from './sign-in-rule.ts'

/** A student as the office knows it before the season. */
export interface Pupil extends Terms {
  readonly code: string
  readonly gradeId: number
  /** The bank may charge the family's card every month. */
  readonly mayAgree: boolean
  /** What accounting says: above 0 is owed, below 0 is in the family's favour. */
  readonly balance: number
  /** Nothing would be left to pay for the plainest enrolment. */
  readonly isCovered: boolean
}

/** An activity of a grade with places that can be counted on. */
export interface Places {
  readonly gradeId: number
  readonly code: string
  /** Null: nobody counts. */
  readonly left: number | null
}

export interface FamilyPlan {
  readonly code: string
  readonly fate: Fate
  readonly period: 1 | 2 | 3
  readonly method: 1 | 2
  readonly quotas: number
  readonly rides: boolean
  readonly activities: readonly string[]
  /** Whether the browser comes back from the provider, or is closed there. */
  readonly comesBack: boolean
}

export interface Deck {
  readonly seed: number
  readonly season: Pick<SeasonDays, 'defaultQuotas' | 'quotasAboveGradeId' | 'months'>
  readonly pupils: readonly Pupil[]
  readonly places: readonly Places[]
}

/** Who does what in this season. The same school and seed give the same plans. */
export function deal({ seed, season, pupils, places }: Deck): readonly FamilyPlan[] {
  const able = pupils.filter(mayEnrol).toSorted((one, other) => one.code.localeCompare(other.code))
  const dealt = dealFates(dice(seed, 'fates').shuffle(able), dice(seed, 'order of fates'))
  const left = new Map(places.map((place) => [`${place.gradeId}/${place.code}`, place.left]))
  return able.map((pupil) => {
    const fate = dealt.get(pupil.code) ?? 'absent'
    const throws = dice(seed, `family ${pupil.code}`)
    return {
      code: pupil.code,
      fate,
      ...termsOf(throws, { pupil, fate, season }),
      rides: fate.startsWith('transport-') || (fate !== 'advance' && throws.chance(45)),
      comesBack: throws.chance(60),
      activities: fate === 'advance' ? [] : takePlaces(throws, { pupil, places, left }),
    }
  })
}

function dealFates(pupils: readonly Pupil[], throws: Dice): ReadonlyMap<string, Fate> {
  const dealt = new Map<string, Fate>()
  for (const pupil of pupils) {
    if (pupil.isCovered) dealt.set(pupil.code, waitsForLateForm(pupil) ? 'absent' : 'advance')
    else if (waitsForLateForm(pupil)) dealt.set(pupil.code, 'late-form')
  }
  const waiting = pupils.filter(({ code }) => !dealt.has(code))
  const free = fates.filter((fate) => !bornTo.has(fate))
  const again = free.filter((fate) => !onceOnly.has(fate))
  const round = again.flatMap((fate) => Array.from({ length: weights[fate] ?? 1 }, () => fate))
  // The choosiest first, so that in a small school nobody else takes their families.
  let deck = free.toSorted((one, other) => Number(isChoosy(other)) - Number(isChoosy(one)))
  while (waiting.length > 0) {
    const [fate, ...rest] = deck
    deck = rest
    if (fate === undefined) deck = [...throws.shuffle(round)]
    const at = fate === undefined ? -1 : waiting.findIndex((pupil) => suits(pupil, fate))
    const [pupil] = at === -1 ? [] : waiting.splice(at, 1)
    if (pupil !== undefined && fate !== undefined) dealt.set(pupil.code, fate)
  }
  return dealt
}

function isChoosy(fate: Fate): boolean {
  return fate.startsWith('agreement')
}

function suits({ mayAgree }: Pupil, fate: Fate): boolean {
  return mayAgree || !isChoosy(fate)
}

interface Choosing {
  readonly pupil: Pupil
  readonly fate: Fate
  readonly season: Deck['season']
}

function termsOf(throws: Dice, { pupil, fate, season }: Choosing) {
  const agrees = isChoosy(fate)
  const period = agrees || fate === 'after-cutoff' || fate === 'advance' ? 3 : periodOf(throws, fate)
  if (period !== 3) return { period, method: 2, quotas: 0 } as const
  const { defaultQuotas, quotasAboveGradeId, months } = season
  const quotas = pupil.gradeId > quotasAboveGradeId ? 1 + throws.below(months) : defaultQuotas
  return { period, method: agrees ? 1 : 2, quotas } as const
}

function periodOf(throws: Dice, fate: Fate): 1 | 2 | 3 {
  // What ends at the cutoff, and what is dearer after a date, is for who pays the year or the semester.
  if (fate === 'last-day' || fate.startsWith('transport-')) return throws.pick<1 | 2>(1, 2)
  return throws.pick<1 | 2 | 3>(1, 2, 3, 3)
}

const mostActivities = 2

interface Taking {
  readonly pupil: Pupil
  readonly places: readonly Places[]
  /** Counted down as places are dealt, so that no two families race for the last one. */
  readonly left: Map<string, number | null>
}

function takePlaces(throws: Dice, { pupil, places, left }: Taking): readonly string[] {
  if (throws.chance(50)) return []
  const own = throws.shuffle(places.filter(({ gradeId }) => gradeId === pupil.gradeId))
  const taken = own.filter(({ code }) => left.get(`${pupil.gradeId}/${code}`) !== 0)
  return taken.slice(0, 1 + throws.below(mostActivities)).map(({ code }) => {
    const place = `${pupil.gradeId}/${code}`
    const count = left.get(place) ?? null
    left.set(place, count === null ? null : count - 1)
    return code
  })
}
