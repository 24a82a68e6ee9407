import type { AppContext } from '../../app-context.ts'
import { locales, translate } from '../../config/texts.ts'
import { pesos } from '../../shared/money.ts'
import type { AllocationRefund, InvoicesAttempt } from '../payments/index.ts'
import { type Letter, lettersAsHtml, lettersAsText, type MessageText, type Words } from './letter.ts'
import { type GivenRefund, refundRows } from './refund-letter.ts'
import type { NamedRecipient } from './recipients.ts'

export interface AboutInvoiceRefund extends Pick<InvoicesAttempt, 'payer' | 'payLinkId' | 'reference'> {
  readonly refund: GivenRefund & Pick<AllocationRefund, 'docNum'>
}

/**
 * How much of which invoice went back, by which way and when, and that it may be owed again, in Spanish and then in English. Who paid by a link is not told
 * of which.
 */
export function writeInvoiceRefund(
  { config, publicUrl }: Pick<AppContext, 'config' | 'publicUrl'>,
  about: AboutInvoiceRefund,
  { channel, name }: NamedRecipient,
): MessageText {
  const { refund, reference, payLinkId } = about
  const own = payLinkId === null ? 'own' : 'byLink'
  const { name: school, billingPhone: phone } = config.settings.school
  const amount = pesos(refund.amount)
  const values = { name, amount, docNum: refund.docNum ?? '', school, phone, reference }
  const spanish = (part: string) =>
    translate(config.texts, 'es-CO', `notice.invoiceRefund.${own}.${part}`, values)
  const subject = spanish('subject')
  if (channel !== 'email') return { subject, text: spanish('message'), html: null }
  const url = `${publicUrl()}/enrollment/ParentsLogin`
  const letters = locales.map((locale): Letter => {
    const words: Words = (key) => translate(config.texts, locale, key, values)
    return {
      locale,
      opening: [
        words('notice.refund.mail.greeting'),
        words(`notice.invoiceRefund.${own}.given`),
        words(`notice.invoiceRefund.${own}.again`),
      ],
      parts: [{ title: words('notice.refund.mail.refund'), rows: refundRows(about, { locale, words }) }],
      links: payLinkId === null ? [{ label: words('notice.invoices.mail.portal'), url }] : [],
      signature: words('notice.refund.mail.signature'),
    }
  })
  return { subject, text: lettersAsText(letters), html: lettersAsHtml(letters) }
}
