import type { AppContext } from '../../app-context.ts'
import { locales, translate } from '../../config/texts.ts'
import { longDay } from '../../shared/date-format.ts'
import { startOfDay } from '../../shared/local-date.ts'
import { pesos } from '../../shared/money.ts'
import type { OnAccountAttempt } from '../payments/index.ts'
import type { Student } from '../students/student.ts'
import {
  factRows,
  type Letter,
  lettersAsHtml,
  lettersAsText,
  type MessageText,
  type Words,
} from './letter.ts'
import type { NamedRecipient } from './recipients.ts'

/** Money that came on account of a student, or went back of it. */
export interface AboutOnAccount extends Pick<OnAccountAttempt, 'amount' | 'reference'> {
  readonly is: 'came' | 'back'
  readonly studentCode: string
  /** Null once the family was erased. */
  readonly student: Pick<Student, 'firstNames'> | null
  /** Bogotá's, of the money. */
  readonly day: string
}

/** How much came on account of which child, or went back, and when, in Spanish and then in English; nobody who paid is named. */
export function writeOnAccount(
  { config }: Pick<AppContext, 'config'>,
  { is, student, amount, reference, day }: AboutOnAccount,
  { channel, name }: NamedRecipient,
): MessageText {
  const { name: school, billingPhone: phone } = config.settings.school
  const values = { name, school, phone, amount: pesos(amount), reference }
  const spanish = (part: string) =>
    translate(config.texts, 'es-CO', `notice.on-account.${is}.${part}`, values)
  const subject = spanish('subject')
  if (channel !== 'email') return { subject, text: spanish('message'), html: null }
  const letters = locales.map((locale): Letter => {
    const words: Words = (key) => translate(config.texts, locale, key, values)
    const mail = (part: string) => words(`notice.on-account.mail.${part}`)
    return {
      locale,
      opening: [mail('greeting'), words(`notice.on-account.${is}.told`), mail('help')],
      parts: [
        {
          title: mail(is),
          rows: [
            ...factRows([['student', student?.firstNames ?? null]], words),
            { label: mail('amount'), value: pesos(amount) },
            ...factRows(
              [
                ['date', longDay(startOfDay(day), locale)],
                ['reference', reference],
              ],
              words,
            ),
          ],
        },
      ],
      links: [],
      signature: mail('signature'),
    }
  })
  return { subject, text: lettersAsText(letters), html: lettersAsHtml(letters) }
}
