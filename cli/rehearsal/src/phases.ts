import type { PhaseName } from './outcomes.ts'
import {
  callbackReordered,
  choosing,
  declinedThenPaid,
  expires,
  hubKilled,
  bankAnswers,
  payWhile,
} from './scenes/paying.ts'
import { paidTwice, wrongAmount, wrongAmountReturned } from './scenes/money-astray.ts'
import { steps } from './progress.ts'
import type { Scenario } from './scenarios.ts'
import type { Scene } from './scenes/scene.ts'
import { accountingAway, noticesAway, providerAway, providerHangsUp } from './scenes/vendors-away.ts'
import { afterCutoff, agreementExpires, bankFile, byHand, submitOnly } from './scenes/without-provider.ts'
import { atBogota, bogotaDay, daysAfter, type SeasonDays } from './season-days.ts'

/** A stop of the season's clock: sign-ins are tried at each of `tries`, and at the last one families act. */
export interface Phase {
  readonly name: PhaseName
  readonly signInTimes: readonly Date[]
  readonly scenes: readonly Scene[]
}

/** The season from before its opening to after its end, on both sides of each of its dates. */
export function phasesOf(season: SeasonDays): readonly Phase[] {
  const { opens, closes, cutoff, transportEarlyUntil, lateForm, maintenance } = season
  const minuteBefore = (at: Date) => new Date(at.getTime() - 60_000)
  const morningOf = (day: string) => atBogota(day, '09:00')
  const opening = bogotaDay(opens)
  const nextDay = daysAfter(opening, 1)
  return [
    { name: 'before-opening', signInTimes: [minuteBefore(opens)], scenes: [] },
    { name: 'opening', signInTimes: [opens, morningOf(opening)], scenes: openingScenes },
    {
      name: 'maintenance',
      // Where the platform has no maintenance, the night is over all the same.
      signInTimes: (maintenance === null ? ['06:00'] : [maintenance.from, maintenance.to]).map((time) =>
        atBogota(nextDay, time),
      ),
      scenes: nightScenes,
    },
    {
      name: 'late-form',
      signInTimes: [minuteBefore(atBogota(lateForm.from, '00:00')), morningOf(lateForm.from)],
      scenes: lateFormScenes,
    },
    {
      name: 'transport-early',
      signInTimes: [atBogota(daysAfter(lateForm.to, 1), '00:00'), morningBefore(transportEarlyUntil)],
      scenes: [bankFile, byHand, payWhile('transport-early')],
    },
    { name: 'transport-late', signInTimes: [morningOf(bogotaDay(transportEarlyUntil))], scenes: julyScenes },
    { name: 'last-day', signInTimes: [morningBefore(cutoff)], scenes: [payWhile('last-day')] },
    { name: 'after-cutoff', signInTimes: [morningOf(bogotaDay(cutoff))], scenes: [afterCutoff] },
    { name: 'closed', signInTimes: [minuteBefore(closes), closes], scenes: [agreementExpires] },
  ]
}

/** Every step that a season will take. Pure. */
export function stepsIn(
  phases: readonly Phase[],
  {
    scenarios,
    signIns,
  }: { readonly scenarios: readonly Pick<Scenario, 'outcome'>[]; readonly signIns: number },
): number {
  const acting = phases
    .flatMap(({ scenes }) => scenes)
    .map(({ outcome }) => scenarios.filter((scenario) => scenario.outcome === outcome).length)
  const signInTimes = phases.flatMap((phase) => phase.signInTimes).length
  const families = acting.reduce((sum, count) => sum + count, 0)
  return families * steps.family + signInTimes * signIns * steps.signIn + scenarios.length * steps.account
}

/** Nine in the morning of the last day before it. */
function morningBefore(at: Date): Date {
  return atBogota(bogotaDay(new Date(at.getTime() - 60_000)), '09:00')
}

const openingScenes: readonly Scene[] = [
  // First, while nothing else is asked of the provider, so that one lost answer is one.
  providerHangsUp,
  providerAway,
  submitOnly('advance'),
  payWhile('paid'),
  payWhile('callback-late', { lateSeconds: 1 }),
  payWhile('callback-lost', { lost: true }),
  payWhile('callback-copied', { copies: 5 }),
  payWhile('callback-forged', { wrongSignature: true, alteredCopy: true }),
  callbackReordered,
  choosing('declined', 'decline'),
  declinedThenPaid,
  choosing('pending-then-paid', 'pending'),
  choosing('pending-then-declined', 'pending'),
  wrongAmount('wrong-amount'),
  wrongAmount('wrong-amount-open'),
  choosing('left', 'leave'),
  choosing('left-then-paid', 'leave'),
  choosing('paid-twice', 'leave'),
  choosing('paid-twice-open', 'leave'),
]

/** A night is longer than a payment may stay open. */
const nightScenes: readonly Scene[] = [
  expires('left'),
  expires('left-then-paid'),
  expires('paid-twice'),
  expires('paid-twice-open'),
]

const lateFormScenes: readonly Scene[] = [
  payWhile('late-form'),
  hubKilled,
  submitOnly('agreement'),
  submitOnly('agreement-by-hand'),
  submitOnly('agreement-expired'),
]

const julyScenes: readonly Scene[] = [
  bankAnswers('pending-then-paid', 'approve'),
  bankAnswers('pending-then-declined', 'decline'),
  payWhile('left-then-paid'),
  wrongAmountReturned,
  paidTwice('paid-twice'),
  paidTwice('paid-twice-open'),
  accountingAway,
  noticesAway,
  payWhile('transport-late'),
]
