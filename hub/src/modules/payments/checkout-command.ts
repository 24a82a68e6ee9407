import type { Locale } from '../../config/texts.ts'
import type { EnrollmentChoices } from '../enrollment/index.ts'
import type { ChosenPayer } from '../payers/index.ts'
import type { LinkUse } from './link-use.ts'
import type { Payer } from './payer.ts'

/** What a browser asks when a family clicks Pagar. Choices and a shown total, never prices. */
export interface CheckoutCommand {
  readonly studentCode: string
  readonly choices: EnrollmentChoices
  /** advance: nothing to pay. The other two say nothing of what is paid with: the provider tells that (`means`). */
  readonly kind: 'diners' | 'pse' | 'advance'
  /** What the browser showed as total to pay; must be ours to the peso. */
  readonly shownTotal: number
  readonly payer: Payer | null
  /** Whom the invoice is made out to; null where nobody is named. */
  readonly invoicePayer: ChosenPayer | null
  /** What somebody pays by who is not the family in its session; null for the family. */
  readonly link: LinkUse | null
  readonly idempotencyKey: string
  readonly locale: Locale
  readonly trace: string
}
