import type { Windows } from '../seasons/season.ts'
import { bogotaTime, isBefore } from '../../shared/local-date.ts'
import type { Reminder } from './reminder.ts'

/** `announced` is on its way; `withheld` was announced, and when it would have left there was no reason any more. */
export const outcomes = ['announced', 'withheld', 'sent', 'failed', 'no-address'] as const
export type Outcome = (typeof outcomes)[number]

/** What a reminder has done for one student. */
export interface TurnFacts {
  readonly outcome: Outcome
  /** Mails that left. */
  readonly times: number
  /** When the last one left or failed. */
  readonly lastAt: Date | null
}

/** `due` now, `later` if the student still misses the step then, or `over` for good. */
export type When = 'due' | 'later' | 'over'

const dayMs = 24 * 60 * 60_000

/** Whether it is a student's turn to be reminded, as long as it misses the step; null: never reminded. */
export function decideTurn(
  { repeatDays, atMost }: Pick<Reminder, 'repeatDays' | 'atMost'>,
  facts: TurnFacts | null,
  now: Date,
): When {
  if (facts === null) return 'due'
  const { outcome, times, lastAt } = facts
  if (outcome === 'announced') return 'later'
  if (lastAt === null) return 'due'
  if (repeatDays === 0 || times >= atMost) return 'over'
  return now.getTime() - lastAt.getTime() >= repeatDays * dayMs ? 'due' : 'later'
}

/** Families are not written to at night: [from, to) in Bogotá. */
const sendingHours = { from: '07:00', to: '19:00' } as const

/** `over` when the season has closed: there is nothing left to be late for. */
export function decideHour({ opens, closes }: Pick<Windows, 'opens' | 'closes'>, now: Date) {
  if (!isBefore(now, closes)) return 'over'
  const time = bogotaTime(now)
  const isDay = time >= sendingHours.from && time < sendingHours.to
  return isDay && !isBefore(now, opens) ? 'open' : 'quiet'
}

/** An audience that is no longer what was looked at: by more than five, and by more than a tenth. */
export function hasMoved(seen: number, now: number): boolean {
  const difference = Math.abs(now - seen)
  return difference > 5 && difference * 10 > seen
}

/** `finished`: does not miss the step any more. */
export const sendingStates = ['waiting', 'sent', 'failed', 'finished'] as const
export type SendingState = (typeof sendingStates)[number]

export interface SendingFacts {
  readonly outcome: Outcome
  /** Its delivery waits for a person. */
  readonly isOnHold: boolean
  readonly isMissing: boolean
}

/** How a family stands, for the office. */
export function sendingState({ outcome, isOnHold, isMissing }: SendingFacts): SendingState {
  if (!isMissing) return 'finished'
  if (outcome === 'announced') return isOnHold ? 'failed' : 'waiting'
  if (outcome === 'withheld') return 'waiting'
  return outcome === 'sent' ? 'sent' : 'failed'
}
