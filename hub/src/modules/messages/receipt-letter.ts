import type { AppContext } from '../../app-context.ts'
import { type Locale, locales, translate } from '../../config/texts.ts'
import { longDay } from '../../shared/date-format.ts'
import { startOfDay } from '../../shared/local-date.ts'
import { pesos } from '../../shared/money.ts'
import {
  creditUsed,
  type EnrollmentOrder,
  type EnrollmentQuote,
  laterCharges,
  quoteOf,
} from '../enrollment/index.ts'
import { type OrderAllocationWithAttempt, payerOf } from '../payments/index.ts'
import type { QuoteRow } from '../pricing/quote.ts'
import type { Student } from '../students/student.ts'
import {
  factRows,
  type Letter,
  type LetterRow,
  lettersAsHtml,
  lettersAsText,
  type MessageText,
  type Words,
} from './letter.ts'
import type { NamedRecipient } from './recipients.ts'

export interface AboutReceipt extends Pick<
  OrderAllocationWithAttempt,
  'amount' | 'attempt' | 'reference' | 'paidAs' | 'approvedAt'
> {
  readonly order: Pick<EnrollmentOrder, 'studentCode' | 'project' | 'quote'>
  /** Null once the family was erased. */
  readonly student: Pick<Student, 'firstNames' | 'nextGrade'> | null
  readonly token: string
}

/**
 * What was bought and how it was paid, what is charged later and when, in Spanish and then in English: nobody has told
 * us what a family reads. Of the child it names the first names and the grade: a family has several. A message to a
 * telephone says where to read it.
 */
export function writeReceipt(
  { config, publicUrl }: Pick<AppContext, 'config' | 'publicUrl'>,
  about: AboutReceipt,
  { channel, name }: NamedRecipient,
): MessageText {
  const { amount, token, order } = about
  const school = config.settings.school.name
  const url = `${publicUrl()}/enrollment/resume/${token}`
  const values = { name, amount: pesos(amount), project: order.project, school, url }
  const spanish = (part: string) => translate(config.texts, 'es-CO', `notice.receipt.${part}`, values)
  const subject = spanish('subject')
  if (channel !== 'email') return { subject, text: spanish(amount > 0 ? 'text' : 'covered'), html: null }
  const letters = locales.map((locale) => {
    const words: Words = (key, more = {}) => translate(config.texts, locale, key, { ...values, ...more })
    const calendar = `${publicUrl()}/api/receipts/${token}.ics`
    return receiptLetter(about, { locale, words, url, calendar })
  })
  return { subject, text: lettersAsText(letters), html: lettersAsHtml(letters) }
}

interface LetterContext {
  readonly locale: Locale
  readonly words: Words
  readonly url: string
  readonly calendar: string
}

function receiptLetter(about: AboutReceipt, { locale, words, url, calendar }: LetterContext): Letter {
  const quote = quoteOf(about.order)
  const mail = (part: string) => words(`notice.receipt.mail.${part}`)
  const charges = chargesOf(quote, { locale, words })
  return {
    locale,
    opening: [mail('greeting'), mail(about.amount > 0 ? 'paid' : 'covered')],
    parts: [
      { title: mail('services'), rows: servicesOf(quote, words) },
      { title: mail('payment'), rows: paymentOf(about, quote, { locale, words }) },
      { title: mail('charges'), rows: charges },
    ],
    links: [
      { label: mail('receipt'), url },
      ...(charges.length === 0 ? [] : [{ label: mail('calendar'), url: calendar }]),
    ],
    signature: words('notice.receipt.mail.signature'),
  }
}

function servicesOf(
  { annual, monthly, transport, activities }: EnrollmentQuote,
  words: Words,
): readonly LetterRow[] {
  return [...annual, ...monthly, ...transport, ...activities].map((row) => ({
    label: row.name,
    value: words(`notice.receipt.mail.${whenPaid(row)}`, {
      now: pesos(row.now),
      later: pesos(row.later),
    }),
  }))
}

function whenPaid({ now, later }: Pick<QuoteRow, 'now' | 'later'>): 'now' | 'later' | 'nowAndLater' {
  if (later === 0) return 'now'
  return now === 0 ? 'later' : 'nowAndLater'
}

type InLanguage = Pick<LetterContext, 'locale' | 'words'>

function paymentOf(
  { attempt, student, amount, reference, paidAs, approvedAt }: AboutReceipt,
  { totals }: EnrollmentQuote,
  { locale, words }: InLanguage,
): readonly LetterRow[] {
  const { balance, creditLeft } = totals
  const payer = payerOf(attempt)
  const method = (paidAs ?? '').toLowerCase().replaceAll(' ', '-')
  const joint = attempt.pays === 'orders' ? attempt.reference : null
  return factRows(
    [
      ['student', student === null ? null : childOf(student)],
      ['debt', balance > 0 ? pesos(balance) : null],
      ['advance', balance < 0 ? pesos(-creditUsed(totals)) : null],
      ['totalPaid', pesos(amount)],
      ['creditLeft', creditLeft > 0 ? pesos(creditLeft) : null],
      ['date', approvedAt === null ? null : longDay(new Date(approvedAt), locale)],
      ['method', words(`payment.method.${method}`)],
      ['payer', payer === null ? null : `${payer.name} ${payer.lastname}`],
      ['reference', reference],
      ['joint', joint],
      ['providerRef', attempt.path === 'provider' ? attempt.providerRef : null],
    ],
    words,
  )
}

function childOf({ firstNames, nextGrade }: Pick<Student, 'firstNames' | 'nextGrade'>): string {
  return [firstNames, nextGrade?.name].filter(Boolean).join(', ')
}

function chargesOf(
  { charges, totals }: EnrollmentQuote,
  { locale, words }: InLanguage,
): readonly LetterRow[] {
  const dated = laterCharges(charges).map(({ day, amount }) => ({
    label: longDay(startOfDay(day), locale),
    value: pesos(amount),
  }))
  const total = { label: words('receipt.laterTotal'), value: pesos(totals.later) }
  return dated.length === 0 ? [] : [...dated, total]
}
