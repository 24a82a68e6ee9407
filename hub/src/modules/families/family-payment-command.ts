import type { Cop } from '@matricula/contract'
import type { Locale } from '../../config/texts.ts'
import type { InvoicedBeginning } from '../payments/index.ts'
import type { Payer } from '../payments/payer.ts'

/** A child that is to be paid for, with what the browser showed of it. */
export interface ChildToPay {
  readonly student: string
  readonly shownTotal: Cop
  readonly draftVersion: number
}

/** What a browser asks when a guardian pays for several children. */
export interface FamilyPaymentCommand extends InvoicedBeginning {
  readonly guardianId: string
  /** The guardian's verified address. */
  readonly email: string
  readonly students: readonly ChildToPay[]
  readonly payer: Payer
  readonly locale: Locale
}
