import type { CurrentSeason, Draft, Quote, WizardStudent } from '../../api/types.ts'

/** What every step of the wizard receives. */
export interface StepProps {
  season: CurrentSeason
  student: WizardStudent
  draft: Draft
  /** null until the first price arrives. */
  quote: Quote | null
  /** Changes the draft at once on screen; resolves when the hub has saved it (true) or the reader has seen why not. */
  save: (change: Partial<Draft>) => Promise<boolean>
  /** Reads student and draft again from the hub. */
  reload: () => Promise<void>
}

/** Hands over what decides whether the wizard may go on from a step now; null: nothing does any more. */
export type GuardNext = (mayGoOn: (() => boolean) | null) => void
