import type { AppContext } from '../../app-context.ts'
import { locales, translate } from '../../config/texts.ts'
import { longDay } from '../../shared/date-format.ts'
import type { OrderSplit } from '../payments/index.ts'
import { type Letter, lettersAsHtml, lettersAsText, type MessageText } from './letter.ts'
import type { NamedRecipient } from './recipients.ts'

export interface AboutSplitEnded {
  readonly split: Pick<OrderSplit, 'studentCode' | 'deadline'>
  readonly project: string
}

/** That what was paid goes back and the enrolment is open, in Spanish and then in English; nobody who paid is named. */
export function writeSplitEnded(
  { config, publicUrl }: Pick<AppContext, 'config' | 'publicUrl'>,
  { split: { deadline }, project }: AboutSplitEnded,
  { channel, name }: NamedRecipient,
): MessageText {
  const { name: school, billingPhone: phone } = config.settings.school
  const lastDay = new Date(Date.parse(deadline) - 1)
  const text = (locale: (typeof locales)[number], part: string) => {
    const values = { name, project, school, phone, day: longDay(lastDay, locale) }
    return translate(config.texts, locale, `notice.split-ended.${part}`, values)
  }
  const subject = text('es-CO', 'subject')
  if (channel !== 'email') return { subject, text: text('es-CO', 'message'), html: null }
  const letters = locales.map((locale): Letter => {
    const mail = (part: string) => text(locale, `mail.${part}`)
    return {
      locale,
      opening: [mail('greeting'), mail('ended'), mail('back'), mail('open')],
      parts: [],
      links: [{ label: mail('enter'), url: `${publicUrl()}/enrollment/login` }],
      signature: mail('signature'),
    }
  })
  return { subject, text: lettersAsText(letters), html: lettersAsHtml(letters) }
}
