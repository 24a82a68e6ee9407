import type { Locale } from '../../config/texts.ts'
import { longDay } from '../../shared/date-format.ts'
import { pesos } from '../../shared/money.ts'
import { type PaymentAttempt, payerOf } from '../payments/index.ts'
import { factRows, type LetterRow, type Words } from './letter.ts'

/** An approved payment. */
export type AboutPayment = Pick<
  PaymentAttempt,
  'amount' | 'reference' | 'providerRef' | 'payer' | 'startedAt' | 'finishedAt'
>

/** How much was paid, when, by whom and by which references. */
export function paymentRows(
  about: AboutPayment,
  { locale, words }: { readonly locale: Locale; readonly words: Words },
): readonly LetterRow[] {
  const { amount, reference, providerRef, finishedAt, startedAt } = about
  const payer = payerOf(about)
  return factRows(
    [
      ['totalPaid', pesos(amount)],
      ['date', longDay(new Date(finishedAt ?? startedAt), locale)],
      ['payer', payer === null ? null : `${payer.name} ${payer.lastname}`],
      ['reference', reference],
      ['providerRef', providerRef],
    ],
    words,
  )
}
