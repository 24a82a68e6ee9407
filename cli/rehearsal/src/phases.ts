import { weekdayAfter } from './books/expected-payouts.ts'
import { paidAtOpening, type PhaseName } from './outcomes.ts'
import {
  callbackReordered,
  choosing,
  declinedThenPaid,
  expires,
  hubKilled,
  bankAnswers,
  payOnline,
  payWhile,
} from './scenes/paying.ts'
import { paidTwice, wrongAmount, wrongAmountReturned } from './scenes/money-astray.ts'
import { amountByLink, amountGivenBack } from './scenes/amount-by-link.ts'
import { linkExpired, linkLeftUnpaid, linkWithdrawn, paidByLink, paidByOfficeLink } from './scenes/by-link.ts'
import { chargesPaid, chargesPaidLate } from './scenes/charges-paid.ts'
import { answered, contested, lostByFamily, lostBySchool, won } from './scenes/contested.ts'
import {
  refundAnswerLost,
  refundDenied,
  refundedByTransfer,
  refundedPart,
  refundedWhole,
  refundFound,
  refundRefused,
  refundWaits,
} from './scenes/giving-back.ts'
import { partLeftUnpaid, partReversed, paidAtOnce, paidInParts, splitEnded } from './scenes/in-parts.ts'
import { creditNoteRejected, invoiced, invoiceRejected } from './scenes/invoicing.ts'
import { withdrawn, withdrawnForNothing } from './scenes/leaving.ts'
import { steps } from './progress.ts'
import type { Scenario } from './scenarios.ts'
import type { Scene } from './scenes/scene.ts'
import type { SeenAtBank } from './scenes/settle-payouts.ts'
import { accountingAway, noticesAway, providerAway, providerHangsUp } from './scenes/vendors-away.ts'
import { afterCutoff, agreementExpires, bankFile, byHand, submitOnly } from './scenes/without-provider.ts'
import { atBogota, bogotaDay, daysAfter, type SeasonDays } from './season-days.ts'

/** A stop of the season's clock: sign-ins are tried at each of `tries`, and at the last one families act. */
export interface Phase {
  readonly name: PhaseName
  readonly signInTimes: readonly Date[]
  readonly scenes: readonly Scene[]
  /**
   * When the hub then reads what providers have settled, and what finance sees at the bank of one payout after the
   * other; null: not here. It looks back 14 days, so that none of the season is left out.
   */
  readonly settles: { readonly at: Date; readonly seen: readonly SeenAtBank[] } | null
}

/** The season from before its opening to after its end, on both sides of each of its dates. */
export function phasesOf(season: SeasonDays): readonly Phase[] {
  const { opens, closes, cutoff, transportEarlyUntil, lateForm, maintenance } = season
  const minuteBefore = (at: Date) => new Date(at.getTime() - 60_000)
  const morningOf = (day: string) => atBogota(day, '09:00')
  const opening = bogotaDay(opens)
  const nextDay = daysAfter(opening, 1)
  // Where the platform has no maintenance, the night is over all the same.
  const night = (maintenance === null ? ['06:00'] : [maintenance.from, maintenance.to]).map((time) =>
    atBogota(nextDay, time),
  )
  const beforeLateForm = minuteBefore(atBogota(lateForm.from, '00:00'))
  const afterLateForm = atBogota(daysAfter(lateForm.to, 1), '00:00')
  const lastMorning = morningBefore(cutoff)
  const afterwards = morningOf(daysAfter(bogotaDay(closes), 12))
  return [
    { name: 'before-opening', signInTimes: [minuteBefore(opens)], scenes: [], settles: null },
    { name: 'opening', signInTimes: [opens, morningOf(opening)], scenes: openingScenes, settles: null },
    {
      name: 'maintenance',
      signInTimes: night,
      scenes: nightScenes,
      settles: null,
    },
    {
      name: 'late-form',
      signInTimes: [beforeLateForm, morningOf(lateForm.from)],
      scenes: lateFormScenes,
      settles: { at: morningOf(lateForm.from), seen: ['arrived'] },
    },
    {
      name: 'transport-early',
      signInTimes: [afterLateForm, morningBefore(transportEarlyUntil)],
      scenes: [bankFile, byHand, payOnline('transport-early')],
      settles: null,
    },
    {
      name: 'transport-late',
      signInTimes: [morningOf(bogotaDay(transportEarlyUntil))],
      scenes: julyScenes,
      settles: {
        at: settledBetween(
          [morningOf(bogotaDay(transportEarlyUntil)), lastMorning],
          bogotaDay(transportEarlyUntil),
        ),
        seen: ['arrived', 'returned', 'arrived-then-returned'],
      },
    },
    {
      name: 'last-day',
      signInTimes: [lastMorning],
      scenes: [payOnline('last-day'), answered],
      settles: null,
    },
    {
      name: 'after-cutoff',
      signInTimes: [morningOf(bogotaDay(cutoff))],
      scenes: [afterCutoff],
      settles: {
        at: settledBetween([morningOf(bogotaDay(cutoff)), minuteBefore(closes)], bogotaDay(cutoff)),
        seen: ['arrived'],
      },
    },
    {
      name: 'closed',
      signInTimes: [minuteBefore(closes), closes],
      scenes: closedScenes,
      settles: null,
    },
    {
      name: 'after-season',
      signInTimes: [afterwards],
      scenes: [chargesPaidLate],
      settles: { at: afterwards, seen: ['left'] },
    },
  ]
}

/** The morning on which what was charged on a day is settled, as far as that lies between the two. */
function settledBetween([from, to]: readonly [Date, Date], day: string): Date {
  const at = atBogota(weekdayAfter(day), '10:00').getTime()
  return new Date(Math.min(Math.max(at, from.getTime()), to.getTime()))
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
    .map(({ outcomes }) => scenarios.filter(({ outcome }) => outcomes.includes(outcome)).length)
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
  payOnline(...paidAtOpening),
  invoiceRejected,
  invoiced,
  paidByLink,
  paidByOfficeLink,
  linkWithdrawn,
  linkLeftUnpaid,
  paidInParts,
  paidAtOnce,
  partReversed,
  partLeftUnpaid,
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
  payOnline('late-form'),
  linkExpired,
  hubKilled,
  // A hub that starts ends what is past its last day at once.
  splitEnded,
  submitOnly('agreement'),
  submitOnly('agreement-by-hand'),
  submitOnly('agreement-expired'),
]

const julyScenes: readonly Scene[] = [
  bankAnswers('pending-then-paid', 'approve'),
  bankAnswers('pending-then-declined', 'decline'),
  payOnline('left-then-paid', 'transport-late'),
  wrongAmountReturned,
  paidTwice('paid-twice'),
  paidTwice('paid-twice-open'),
  accountingAway,
  noticesAway,
  // Before any other note is sent, so that the one that is rejected is its own.
  creditNoteRejected,
  refundAnswerLost,
  refundedPart,
  refundedByTransfer,
  refundWaits,
  refundDenied,
  refundRefused,
  contested,
  refundFound,
  amountByLink,
]

const closedScenes: readonly Scene[] = [
  agreementExpires,
  refundedWhole,
  withdrawn,
  withdrawnForNothing,
  chargesPaid,
  amountGivenBack,
  won,
  lostBySchool,
  lostByFamily,
]
