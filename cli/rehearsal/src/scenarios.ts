import { seededRandom, type SeededRandom } from './seeded-random.ts'
import { decidedByRecord, type EnrolmentOutcome, outcomes, onceOnly, weights } from './outcomes.ts'
import type { SeasonDays } from './season-days.ts'
import { mayEnrol, type SignInFacts, waitsForLateForm } from './sign-in-rule.ts'

/** A student as the office knows it before the season. */
export interface Pupil extends SignInFacts {
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

export interface Scenario {
  readonly code: string
  readonly outcome: EnrolmentOutcome
  readonly period: 1 | 2 | 3
  readonly method: 1 | 2
  readonly quotas: number
  readonly rides: boolean
  readonly activities: readonly string[]
  /** Whether the browser comes back from the provider, or is closed there. */
  readonly comesBack: boolean
}

export interface ScenarioInput {
  readonly seed: number
  readonly season: Pick<SeasonDays, 'defaultQuotas' | 'quotasAboveGradeId' | 'months'>
  readonly pupils: readonly Pupil[]
  readonly places: readonly Places[]
}

/** Who does what in this season. The same school and seed give the same plans. */
export function createScenarios({ seed, season, pupils, places }: ScenarioInput): readonly Scenario[] {
  const able = pupils.filter(mayEnrol).toSorted((one, other) => one.code.localeCompare(other.code))
  const assigned = assignOutcomes(
    seededRandom(seed, 'fates').shuffle(able),
    seededRandom(seed, 'order of fates'),
  )
  const left = new Map(places.map((place) => [`${place.gradeId}/${place.code}`, place.left]))
  return able.map((pupil) => {
    const outcome = assigned.get(pupil.code) ?? 'absent'
    const random = seededRandom(seed, `family ${pupil.code}`)
    return {
      code: pupil.code,
      outcome,
      ...choosePayment(random, { pupil, outcome, season }),
      rides: outcome.startsWith('transport-') || (outcome !== 'advance' && random.chance(45)),
      comesBack: random.chance(60),
      activities: outcome === 'advance' ? [] : assignPlaces(random, { pupil, places, left }),
    }
  })
}

function assignOutcomes(
  pupils: readonly Pupil[],
  random: SeededRandom,
): ReadonlyMap<string, EnrolmentOutcome> {
  const assigned = new Map<string, EnrolmentOutcome>()
  for (const pupil of pupils) {
    if (pupil.isCovered) assigned.set(pupil.code, waitsForLateForm(pupil) ? 'absent' : 'advance')
    else if (waitsForLateForm(pupil)) assigned.set(pupil.code, 'late-form')
  }
  const waiting = pupils.filter(({ code }) => !assigned.has(code))
  const free = outcomes.filter((outcome) => !decidedByRecord.has(outcome))
  const again = free.filter((outcome) => !onceOnly.has(outcome))
  const round = again.flatMap((outcome) => Array.from({ length: weights[outcome] ?? 1 }, () => outcome))
  // The choosiest first, so that in a small school nobody else takes their families.
  let queue = free.toSorted((one, other) => Number(needsAgreement(other)) - Number(needsAgreement(one)))
  while (waiting.length > 0) {
    const [outcome, ...sleep] = queue
    queue = sleep
    if (outcome === undefined) queue = [...random.shuffle(round)]
    const at = outcome === undefined ? -1 : waiting.findIndex((pupil) => suits(pupil, outcome))
    const [pupil] = at === -1 ? [] : waiting.splice(at, 1)
    if (pupil !== undefined && outcome !== undefined) assigned.set(pupil.code, outcome)
  }
  return assigned
}

function needsAgreement(outcome: EnrolmentOutcome): boolean {
  return outcome.startsWith('agreement')
}

function suits({ code, mayAgree, balance }: Pupil, outcome: EnrolmentOutcome): boolean {
  if (outcome.startsWith('charges-paid')) return !billedElsewhere.has(code)
  if (outcome === 'refunded-whole' || outcome === 'refund-denied') return balance >= 0
  return mayAgree || !needsAgreement(outcome)
}

/** Those whose invoices the pretend accounting sends to the address of a sibling. */
const billedElsewhere: ReadonlySet<string> = new Set(['10013', '20199'])

interface PaymentChoiceInput {
  readonly pupil: Pupil
  readonly outcome: EnrolmentOutcome
  readonly season: ScenarioInput['season']
}

function choosePayment(random: SeededRandom, { pupil, outcome, season }: PaymentChoiceInput) {
  const agrees = needsAgreement(outcome)
  const period = agrees || byMonths.has(outcome) ? 3 : periodOf(random, outcome)
  if (period !== 3) return { period, method: 2, quotas: 0 } as const
  const { defaultQuotas, quotasAboveGradeId, months } = season
  const quotas = pupil.gradeId > quotasAboveGradeId ? 1 + random.below(months) : defaultQuotas
  return { period, method: agrees ? 1 : 2, quotas } as const
}

/** Who cannot pay the year or the semester, who is to have charges for later, and who pays for no month in advance. */
const byMonths: ReadonlySet<EnrolmentOutcome> = new Set([
  'after-cutoff',
  'advance',
  'charges-paid',
  'charges-paid-late',
  'withdrawn-nothing-back',
])

function periodOf(random: SeededRandom, outcome: EnrolmentOutcome): 1 | 2 | 3 {
  // What ends at the cutoff, and what is dearer after a date, is for who pays the year or the semester.
  if (outcome === 'last-day' || outcome.startsWith('transport-')) return random.pick<1 | 2>(1, 2)
  return random.pick<1 | 2 | 3>(1, 2, 3, 3)
}

const mostActivities = 2

interface PlacesInput {
  readonly pupil: Pupil
  readonly places: readonly Places[]
  /** Counted down as places are assigned, so that no two families race for the last one. */
  readonly left: Map<string, number | null>
}

function assignPlaces(random: SeededRandom, { pupil, places, left }: PlacesInput): readonly string[] {
  if (random.chance(50)) return []
  const own = random.shuffle(places.filter(({ gradeId }) => gradeId === pupil.gradeId))
  const taken = own.filter(({ code }) => left.get(`${pupil.gradeId}/${code}`) !== 0)
  return taken.slice(0, 1 + random.below(mostActivities)).map(({ code }) => {
    const place = `${pupil.gradeId}/${code}`
    const count = left.get(place) ?? null
    left.set(place, count === null ? null : count - 1)
    return code
  })
}
