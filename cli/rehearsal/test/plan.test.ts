import { describe, expect, it } from 'vitest'
import { expectedPayouts } from '../src/books/expected-payouts.ts'
import { ProgressCounter, type SeasonProgress, steps } from '../src/progress.ts'
import { createScenarios, type ScenarioInput, type Pupil } from '../src/scenarios.ts'
import { seededRandom } from '../src/seeded-random.ts'
import { outcomes } from '../src/outcomes.ts'
import { phasesOf, stepsIn } from '../src/phases.ts'
import { atBogota, bogotaDay, type SeasonDays } from '../src/season-days.ts'
import { expectedSignIn, type SignInFacts } from '../src/sign-in-rule.ts'
import { aTranscriptOf, givenBack } from './support/paid-later.ts'

const season: SeasonDays = {
  project: '2025-2026',
  opens: atBogota('2025-06-03', '06:00'),
  closes: atBogota('2025-09-01', '00:00'),
  cutoff: atBogota('2025-07-29', '00:00'),
  transportEarlyUntil: atBogota('2025-07-01', '00:00'),
  lateForm: { from: '2025-06-18', to: '2025-06-20' },
  maintenance: { from: '05:00', to: '06:00' },
  defaultQuotas: 11,
  quotasAboveGradeId: 101,
  months: 11,
  transport: { 1: { early: 600, late: 500 }, 2: { early: 300, late: 250 } },
  dayTerms: { firstDueOn: '2025-08-28', surcharge: null, earlyPayment: null },
}

const welcome: SignInFacts = { antiquity: 'old', authorisation: 'VALID', paymentStatus: '' }

function aPupil(index: number, given: Partial<Pupil> = {}): Pupil {
  const code = String(20_001 + index)
  return { code, gradeId: 105, mayAgree: true, balance: 0, isCovered: false, ...welcome, ...given }
}

function anInput(given: Partial<ScenarioInput> = {}): ScenarioInput {
  const pupils = [
    ...Array.from({ length: 60 }, (_, index) => aPupil(index)),
    aPupil(60, { isCovered: true, balance: -9_000_000 }),
    aPupil(61, { authorisation: 'PENDIENTE' }),
  ]
  return { seed: 7, season, pupils, places: [{ gradeId: 105, code: 'ECO-01', left: 3 }], ...given }
}

describe('The scenarios of a school', () => {
  it('are the same from the same seed, whatever order the students come in', () => {
    const input = anInput()
    expect(createScenarios({ ...input, pupils: input.pupils.toReversed() })).toEqual(createScenarios(input))
  })

  it('are others from another seed', () => {
    expect(createScenarios(anInput({ seed: 8 }))).not.toEqual(createScenarios(anInput()))
  })

  it('have every outcome at least once in a small school', () => {
    const happened = new Set(createScenarios(anInput()).map(({ outcome }) => outcome))
    expect(outcomes.filter((outcome) => !happened.has(outcome))).toEqual([])
  })

  it('never have two families race for the last place of an activity', () => {
    const takers = createScenarios(anInput()).filter(({ activities }) => activities.includes('ECO-01'))
    expect(takers).toHaveLength(3)
  })

  it('leave the bank out where it may not charge the family’s card', () => {
    const pupils = Array.from({ length: 60 }, (_, index) => aPupil(index, { mayAgree: false }))
    expect(createScenarios(anInput({ pupils })).filter(({ method }) => method === 1)).toEqual([])
  })

  it('leave out who has paid elsewhere or is not active', () => {
    const pupils = [aPupil(1, { paymentStatus: 'APROBADO' }), aPupil(2, { antiquity: 'new20' })]
    expect(createScenarios(anInput({ pupils }))).toEqual([])
  })
})

describe('An amount that is paid by a link', () => {
  const phases = phasesOf(season)

  it('comes once its family is enrolled, and goes back once the season is over', () => {
    const acting = phases.filter(({ scenes }) =>
      scenes.some((scene) => scene.outcomes.includes('amount-given-back')),
    )
    expect(acting.map(({ name }) => name)).toEqual(['opening', 'transport-late', 'closed'])
  })

  it('is read as it is settled, when it comes and when it goes back', () => {
    const readings = phases.flatMap(({ settles }) => (settles === null ? [] : [bogotaDay(settles.at)]))
    const settled = expectedPayouts([aTranscriptOf(givenBack)], readings)
    const days = settled.filter(({ instance }) => instance === 'invoices').map(({ day }) => day)
    expect(days).toEqual(['2025-07-02', '2025-09-02'])
  })
})

describe('The second opinion on a sign-in', () => {
  const waiting = { ...welcome, authorisation: 'PENDIENTE' }
  it.each([
    ['closed', '2025-06-03 05:59', welcome],
    ['proceed', '2025-06-03 06:00', welcome],
    ['maintenance', '2025-06-04 05:00', welcome],
    ['proceed', '2025-06-04 06:00', welcome],
    ['late-form', '2025-06-17 23:59', waiting],
    ['proceed', '2025-06-18 09:00', waiting],
    ['proceed', '2025-06-20 23:59', waiting],
    ['late-form', '2025-06-21 06:00', waiting],
    ['complete', '2025-06-10 09:00', { ...welcome, paymentStatus: 'PAGO ANTICIPO' }],
    ['proceed', '2025-06-10 09:00', { ...welcome, paymentStatus: 'NO APROBADO' }],
    ['not-active', '2025-06-10 09:00', { ...welcome, antiquity: 'new20' }],
    ['proceed', '2025-08-31 23:59', welcome],
    ['closed', '2025-09-01 00:00', welcome],
  ] as const)('is %s at %s', (expected, at, facts) => {
    const [day, time] = at.split(' ')
    expect(expectedSignIn(facts, season, atBogota(day ?? '', time ?? ''))).toBe(expected)
  })

  it('lets the first night pass where the platform has no maintenance: what was left open expires in it', () => {
    const night = phasesOf({ ...season, maintenance: null }).find(({ name }) => name === 'maintenance')
    expect(night?.signInTimes).toEqual([atBogota('2025-06-04', '06:00')])
  })

  it('is asked on both sides of every date, and the clock never goes back', () => {
    const stops = phasesOf(season).flatMap(({ signInTimes }) => signInTimes.map((at) => at.getTime()))
    expect(stops).toEqual(stops.toSorted((one, other) => one - other))
    const { opens, closes, cutoff, transportEarlyUntil } = season
    for (const border of [opens, closes, cutoff, transportEarlyUntil]) {
      expect(stops.some((at) => at < border.getTime())).toBe(true)
      expect(stops.some((at) => at >= border.getTime())).toBe(true)
    }
  })
})

it('The same seed and name give the same numbers, and another name gives others', () => {
  const random = (name: string) =>
    Array.from(
      { length: 20 },
      (
        (one) => () =>
          one.below(1000)
      )(seededRandom(7, name)),
    )
  expect(random('one')).toEqual(random('one'))
  expect(random('one')).not.toEqual(random('other'))
})

describe('The progress of a season', () => {
  const phases = phasesOf(season)
  const updates: SeasonProgress[] = []
  const last = () => updates.at(-1)

  it('counts each family once in a scene and ends with all of its steps', () => {
    const scenarios = [
      { outcome: 'paid' },
      { outcome: 'provider-away' },
      { outcome: 'provider-away' },
    ] as const
    const total = stepsIn(phases, { scenarios, signIns: 0 })
    const progress = new ProgressCounter((step) => updates.push(step))
    progress.begin(total)
    for (const family of [scenarios[1], scenarios[2], scenarios[1]]) progress.passed(family)
    expect(last()).toEqual({ done: 2 * steps.family, total })
    progress.endScene(2)
    expect(last()).toEqual({ done: 2 * steps.family, total })
    progress.endScene(1)
    progress.add(scenarios.length * steps.account)
    expect(last()).toEqual({ done: total, total })
  })
})
