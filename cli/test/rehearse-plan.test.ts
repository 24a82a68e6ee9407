import { describe, expect, it } from 'vitest'
import { ProgressCounter, type SeasonProgress, steps, stepsIn } from '../src/tasks/rehearse/progress.ts'
import { deal, type Deck, type Pupil } from '../src/tasks/rehearse/deal.ts'
import { dice } from '../src/tasks/rehearse/dice.ts'
import { fates } from '../src/tasks/rehearse/fates.ts'
import { phasesOf } from '../src/tasks/rehearse/phases.ts'
import { atBogota, type SeasonDays } from '../src/tasks/rehearse/season-days.ts'
import { progressLine } from '../src/views/rehearsal-progress.ts'
import { expectedSignIn, type Terms } from '../src/tasks/rehearse/sign-in-rule.ts'

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
}

const welcome: Terms = { antiquity: 'old', authorisation: 'VALID', paymentStatus: '' }

function aPupil(index: number, given: Partial<Pupil> = {}): Pupil {
  const code = String(20_001 + index)
  return { code, gradeId: 105, mayAgree: true, balance: 0, isCovered: false, ...welcome, ...given }
}

function aDeck(given: Partial<Deck> = {}): Deck {
  const pupils = [
    ...Array.from({ length: 60 }, (_, index) => aPupil(index)),
    aPupil(60, { isCovered: true, balance: -9_000_000 }),
    aPupil(61, { authorisation: 'PENDIENTE' }),
  ]
  return { seed: 7, season, pupils, places: [{ gradeId: 105, code: 'ECO-01', left: 3 }], ...given }
}

describe('The fates of a school', () => {
  it('are the same from the same seed, whatever order the students come in', () => {
    const deck = aDeck()
    expect(deal({ ...deck, pupils: deck.pupils.toReversed() })).toEqual(deal(deck))
  })

  it('are others from another seed', () => {
    expect(deal(aDeck({ seed: 8 }))).not.toEqual(deal(aDeck()))
  })

  it('fall on a small school each at least once', () => {
    const dealt = new Set(deal(aDeck()).map(({ fate }) => fate))
    expect(fates.filter((fate) => !dealt.has(fate))).toEqual([])
  })

  it('never have two families race for the last place of an activity', () => {
    const takers = deal(aDeck()).filter(({ activities }) => activities.includes('ECO-01'))
    expect(takers).toHaveLength(3)
  })

  it('leave the bank out where it may not charge the family’s card', () => {
    const pupils = Array.from({ length: 60 }, (_, index) => aPupil(index, { mayAgree: false }))
    expect(deal(aDeck({ pupils })).filter(({ method }) => method === 1)).toEqual([])
  })

  it('leave out who has paid elsewhere or is not active', () => {
    const pupils = [aPupil(1, { paymentStatus: 'APROBADO' }), aPupil(2, { antiquity: 'new20' })]
    expect(deal(aDeck({ pupils }))).toEqual([])
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
  ] as const)('is %s at %s', (expected, at, terms) => {
    const [day, time] = at.split(' ')
    expect(expectedSignIn(terms, season, atBogota(day ?? '', time ?? ''))).toBe(expected)
  })

  it('lets the first night pass where the platform has no maintenance: what was left open expires in it', () => {
    const night = phasesOf({ ...season, maintenance: null }).find(({ name }) => name === 'maintenance')
    expect(night?.tries).toEqual([atBogota('2025-06-04', '06:00')])
  })

  it('is asked on both sides of every date, and the clock never goes back', () => {
    const stops = phasesOf(season).flatMap(({ tries }) => tries.map((at) => at.getTime()))
    expect(stops).toEqual(stops.toSorted((one, other) => one - other))
    const { opens, closes, cutoff, transportEarlyUntil } = season
    for (const border of [opens, closes, cutoff, transportEarlyUntil]) {
      expect(stops.some((at) => at < border.getTime())).toBe(true)
      expect(stops.some((at) => at >= border.getTime())).toBe(true)
    }
  })
})

it('The same dice throw the same, and others for another name', () => {
  const throws = (name: string) =>
    Array.from(
      { length: 20 },
      (
        (one) => () =>
          one.below(1000)
      )(dice(7, name)),
    )
  expect(throws('one')).toEqual(throws('one'))
  expect(throws('one')).not.toEqual(throws('other'))
})

describe('The progress of a season', () => {
  const phases = phasesOf(season)
  const told: SeasonProgress[] = []
  const last = () => told.at(-1)

  it('counts each family once in a scene and ends with all of its steps', () => {
    const plans = [{ fate: 'paid' }, { fate: 'provider-away' }, { fate: 'provider-away' }] as const
    const total = stepsIn(phases, { plans, signIns: 0 })
    const progress = new ProgressCounter((step) => told.push(step))
    progress.begin(total)
    for (const family of [plans[1], plans[2], plans[1]]) progress.passed(family)
    expect(last()).toEqual({ done: 2 * steps.family, total })
    progress.endScene(2)
    expect(last()).toEqual({ done: 2 * steps.family, total })
    progress.endScene(1)
    progress.add(plans.length * steps.account)
    expect(last()).toEqual({ done: total, total })
  })

  it.each([
    ['es', '  25 % · faltan unos 30 s'],
    ['en', '  25 % · about 30 s left'],
  ] as const)('is said in %s with what is left at the pace so far', (locale, line) => {
    expect(progressLine({ done: 25, total: 100 }, 10_000, locale)).toBe(line)
  })
})
