import type { AppContext } from '../../app-context.ts'
import { type Locale, locales, translate } from '../../config/texts.ts'
import { pesos } from '../../shared/money.ts'
import type { InvoicesAttempt } from '../payments/index.ts'
import { type Letter, lettersAsHtml, lettersAsText, type MessageText, type Words } from './letter.ts'
import { type AboutPayment, paymentRows } from './payment-rows.ts'
import type { NamedRecipient } from './recipients.ts'

/** An approved payment. */
export type AboutInvoices = AboutPayment & Pick<InvoicesAttempt, 'allocations'>

type PaidDocument = Pick<InvoicesAttempt['allocations'][number], 'amount' | 'surcharge' | 'discount'>

type Tools = Pick<AppContext, 'config' | 'publicUrl'>

/**
 * Which invoices were paid, when, by whom and by which references, in Spanish and then in English. A partner's code has
 * a student's in it: none stands here.
 */
export function writeInvoices(app: Tools, about: AboutInvoices, recipient: NamedRecipient): MessageText {
  return writeAs(app, about, { recipient, kind: 'invoices' })
}

/** The same to the family, of what somebody paid by a link: nothing of who that was. */
export function writeLinkedInvoices(
  app: Tools,
  about: AboutInvoices,
  recipient: NamedRecipient,
): MessageText {
  const nameless = { ...about, payer: null, providerRef: null }
  return writeAs(app, nameless, { recipient, kind: 'linked-invoices' })
}

interface InvoicesMessage {
  readonly recipient: NamedRecipient
  readonly kind: 'invoices' | 'linked-invoices'
}

function writeAs(
  { config, publicUrl }: Tools,
  about: AboutInvoices,
  { recipient: { channel, name }, kind }: InvoicesMessage,
): MessageText {
  const { amount, reference } = about
  const values = { name, amount: pesos(amount), reference, school: config.settings.school.name }
  const wordsIn =
    (locale: Locale): Words =>
    (key, more = {}) =>
      translate(config.texts, locale, key, { ...values, ...more })
  const spanish = wordsIn('es-CO')
  const subject = spanish(`notice.${kind}.subject`)
  if (channel !== 'email') return { subject, text: spanish(`notice.${kind}.message`), html: null }
  const url = `${publicUrl()}/enrollment/ParentsLogin`
  const letters = locales.map((locale) =>
    invoicesLetter(about, { kind, locale, words: wordsIn(locale), url }),
  )
  return { subject, text: lettersAsText(letters), html: lettersAsHtml(letters) }
}

interface LetterContext extends Pick<InvoicesMessage, 'kind'> {
  readonly locale: Locale
  readonly words: Words
  readonly url: string
}

function invoicesLetter(about: AboutInvoices, { kind, locale, words, url }: LetterContext): Letter {
  const mail = (part: string) => words(`notice.invoices.mail.${part}`)
  const documents = about.allocations.flatMap((paid) =>
    linesOf(paid).map(({ of, value }) => ({
      label: words(`notice.invoices.mail.${of}`, { docNum: paid.docNum }),
      value: pesos(value),
    })),
  )
  return {
    locale,
    opening: [mail('greeting'), words(`notice.${kind}.mail.paid`)],
    parts: [
      { title: words(`notice.${kind}.mail.documents`), rows: documents },
      { title: mail('payment'), rows: paymentRows(about, { locale, words }) },
    ],
    links: [{ label: mail('portal'), url }],
    signature: mail('signature'),
  }
}

/** What a document came to, what paying late added and paying early took off; they sum to what was paid. */
function linesOf({ amount, surcharge, discount }: PaidDocument) {
  const lines = [
    { of: 'document', value: amount - surcharge + discount },
    { of: 'surcharge', value: surcharge },
    { of: 'discount', value: -discount },
  ] as const
  return lines.filter(({ value }) => value !== 0)
}
