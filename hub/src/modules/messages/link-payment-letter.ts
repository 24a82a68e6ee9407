import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { locales, translate } from '../../config/texts.ts'
import { longDay } from '../../shared/date-format.ts'
import { startOfDay } from '../../shared/local-date.ts'
import { pesos } from '../../shared/money.ts'
import type { LinkAttempt } from '../payments/index.ts'
import { type Letter, lettersAsHtml, lettersAsText, type MessageText, type Words } from './letter.ts'
import { type AboutPayment, paymentRows } from './payment-rows.ts'
import type { NamedRecipient } from './recipients.ts'

/** An approved payment. */
export type AboutLinkPayment = AboutPayment &
  Pick<LinkAttempt, 'token'> & {
    /** The last day for the other parts, of a part of something that is not complete; else null. */
    readonly completeBy: LocalDate | null
  }

/**
 * How much was paid, when, by whom and by which references, in Spanish and then in English; of the child it says
 * nothing: the payer's own page, which it leads to, shows what the link allows.
 */
export function writeLinkPayment(
  { config, publicUrl }: Pick<AppContext, 'config' | 'publicUrl'>,
  about: AboutLinkPayment,
  { channel, name }: NamedRecipient,
): MessageText {
  const { amount, reference, token, completeBy } = about
  const { name: school, nit } = config.settings.school
  const values = { name, amount: pesos(amount), reference, school, nit }
  const spanish = (part: string) => translate(config.texts, 'es-CO', `notice.link-payment.${part}`, values)
  const subject = spanish('subject')
  if (channel !== 'email') return { subject, text: spanish('message'), html: null }
  const url = `${publicUrl()}/enrollment/pay/result/${token}`
  const letters = locales.map((locale): Letter => {
    const words: Words = (key) => translate(config.texts, locale, key, values)
    const mail = (part: string) => words(`notice.link-payment.mail.${part}`)
    const isPart = (day: LocalDate) =>
      translate(config.texts, locale, 'notice.link-payment.mail.part', {
        day: longDay(startOfDay(day), locale),
      })
    return {
      locale,
      opening: [mail('greeting'), mail('paid'), ...(completeBy === null ? [] : [isPart(completeBy)])],
      parts: [{ title: mail('payment'), rows: paymentRows(about, { locale, words }) }],
      links: [{ label: mail('page'), url }],
      signature: mail('signature'),
    }
  })
  return { subject, text: lettersAsText(letters), html: lettersAsHtml(letters) }
}
