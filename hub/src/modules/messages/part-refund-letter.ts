import type { AppContext } from '../../app-context.ts'
import { locales, translate } from '../../config/texts.ts'
import { pesos } from '../../shared/money.ts'
import type { PaymentAttempt } from '../payments/index.ts'
import { type Letter, lettersAsHtml, lettersAsText, type MessageText, type Words } from './letter.ts'
import type { NamedRecipient } from './recipients.ts'
import { type GivenRefund, refundRows } from './refund-letter.ts'

export interface AboutPartRefund extends Pick<PaymentAttempt, 'payer' | 'reference'> {
  /** COP of this payer's own. */
  readonly refund: GivenRefund
}

type PaidNothing = 'part-refund' | 'unapplied-refund'

/** How much of their own who paid a part has back; nothing of the child, the whole or who else paid (splits-8). */
export const writePartRefund = writerOf('part-refund')

/** What who paid has back of a payment that paid nothing, and that what is paid stays so (notices-21). */
export const writeUnappliedRefund = writerOf('unapplied-refund')

/** How much went back, by which way and when, in Spanish and then in English. */
function writerOf(kind: PaidNothing) {
  return (
    { config }: Pick<AppContext, 'config'>,
    about: AboutPartRefund,
    { channel, name }: NamedRecipient,
  ): MessageText => {
    const { refund, reference } = about
    const { name: school, billingPhone: phone } = config.settings.school
    const values = { name, amount: pesos(refund.amount), school, phone, reference }
    const spanish = (part: string) => translate(config.texts, 'es-CO', `notice.${kind}.${part}`, values)
    const subject = spanish('subject')
    if (channel !== 'email') return { subject, text: spanish('message'), html: null }
    const letters = locales.map((locale): Letter => {
      const words: Words = (key) => translate(config.texts, locale, key, values)
      return {
        locale,
        opening: [
          words('notice.refund.mail.greeting'),
          words(`notice.${kind}.given`),
          words(`notice.${kind}.help`),
        ],
        parts: [{ title: words('notice.refund.mail.refund'), rows: refundRows(about, { locale, words }) }],
        links: [],
        signature: words('notice.refund.mail.signature'),
      }
    })
    return { subject, text: lettersAsText(letters), html: lettersAsHtml(letters) }
  }
}
