import type { Fact } from './fact.ts'

/** The steps in which a peso is explained, in their order; a deviation on the way to them has its step too. */
export const steps = [
  'sign-in',
  'story',
  'price-proof',
  'charges',
  'payment',
  'provider',
  'accounting-order',
  'accounting-payment',
  'receipt',
  'exception',
  'ledger',
  'einvoice',
  'payout',
  'strangers',
  'day',
] as const
export type Step = (typeof steps)[number]

/** Something that is otherwise than it should be, described so that a person can check it. */
export interface Finding {
  /** Null when it is about nobody in particular. */
  readonly student: string | null
  readonly step: Step
  readonly expected: Fact
  readonly found: Fact
  /** The order to look at, where there is one. */
  readonly token: string | null
}

/** Stops one family's scenario; the others go on. */
export class Deviation extends Error {
  readonly finding: Finding

  constructor(finding: Finding) {
    super(`${finding.step}: ${JSON.stringify([finding.expected, finding.found])}`)
    this.finding = finding
  }
}
