import type { Template } from '../messages/index.ts'
import { type Step, steps } from '../students/steps.ts'

/** Steps a family can be reminded of: whoever is complete misses none. */
export const remindableSteps: readonly Step[] = steps.filter(
  (step) => step !== 'complete' && step !== 'withdrawn',
)

export const reminderStates = ['draft', 'running', 'stopped', 'done'] as const
export type ReminderState = (typeof reminderStates)[number]

/** Whom a reminder is for. */
export interface Audience {
  readonly steps: readonly Step[]
  /** Ids of the season's grades; none: all of them. */
  readonly grades: readonly number[]
  /** The family's last act is at least so many days ago; 0: any. */
  readonly waitingDays: number
  /** Of these, only students who are named to it; else everybody. */
  readonly byName?: boolean
}

/** What staff write of a reminder. */
export interface ReminderDefinition {
  readonly name: string
  readonly audience: Audience
  readonly template: Template
  /** Days until the same family is reminded again; 0: once. */
  readonly repeatDays: number
  /** Times for one student. */
  readonly atMost: number
}

export interface Reminder extends ReminderDefinition {
  readonly id: string
  readonly state: ReminderState
  readonly version: number
  readonly createdBy: string
  readonly createdAt: Date
  readonly startedBy: string | null
  readonly startedAt: Date | null
  /** The hub itself where nobody was left to remind, or the season closed. */
  readonly stoppedBy: string | null
  readonly stoppedAt: Date | null
}

/** Who writes, starts and stops, in which request. */
export interface Author {
  readonly actor: string
  readonly trace: string
}
