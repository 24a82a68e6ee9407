import type { Cop } from '@matricula/contract'
import type { Locale } from '../../config/texts.ts'
import type { ChosenPayer } from '../payers/index.ts'
import type { Payer } from '../payments/payer.ts'

/** A child that is to be paid for, with what the browser showed of it. */
export interface ChildToPay {
  readonly student: string
  readonly shownTotal: Cop
  readonly draftVersion: number
}

/** What a browser asks when a guardian pays for several children. */
export interface FamilyPaymentCommand {
  readonly guardianId: string
  /** The guardian's verified address. */
  readonly email: string
  readonly students: readonly ChildToPay[]
  readonly payer: Payer
  /** Whom the invoice is made out to; null where nobody is named. */
  readonly invoicePayer: ChosenPayer | null
  readonly idempotencyKey: string
  readonly locale: Locale
  readonly trace: string
}
