import type { AppContext } from '../../app-context.ts'
import { locales, translate } from '../../config/texts.ts'
import { longDay } from '../../shared/date-format.ts'
import { startOfDay } from '../../shared/local-date.ts'
import { pesos } from '../../shared/money.ts'
import type { EnrollmentOrder } from '../enrollment/index.ts'
import type { AllocationAttempt, RefundWay } from '../payments/index.ts'
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

export interface AboutWithdrawal {
  readonly withdrawal: { readonly day: string; readonly returned: number; readonly owed: number }
  /** Null where nothing goes back. */
  readonly way: RefundWay | null
  readonly order: Pick<EnrollmentOrder, 'studentCode' | 'project'>
  /** Null once the family was erased. */
  readonly student: Pick<Student, 'firstNames'> | null
  readonly attempt: AllocationAttempt
  /** Of the receipt; null where there is none. */
  readonly token: string | null
}

/**
 * The day, what goes back and that nothing more is charged, in Spanish and then in English. Of the child it names the
 * first names: a family has several.
 */
export function writeWithdrawal(
  { config, publicUrl }: Pick<AppContext, 'config' | 'publicUrl'>,
  { withdrawal: { day, returned, owed }, way, order: { project }, student, token }: AboutWithdrawal,
  { channel, name }: NamedRecipient,
): MessageText {
  const { name: school, billingPhone: phone } = config.settings.school
  const amount = pesos(returned)
  const valuesIn = (locale: (typeof locales)[number]) => {
    return {
      name,
      amount,
      project,
      school,
      phone,
      owed: pesos(owed),
      day: longDay(startOfDay(day), locale),
    }
  }
  const spanish = (part: string) =>
    translate(config.texts, 'es-CO', `notice.withdrawal.${part}`, valuesIn('es-CO'))
  const subject = spanish('subject')
  if (channel !== 'email')
    return { subject, text: spanish(returned > 0 ? 'message' : 'messageOfNothing'), html: null }
  const url = token === null ? null : `${publicUrl()}/enrollment/resume/${token}`
  const letters = locales.map((locale): Letter => {
    const words: Words = (key) =>
      translate(config.texts, locale, `notice.withdrawal.mail.${key}`, valuesIn(locale))
    const back =
      way === null
        ? []
        : [
            { label: words('amount'), value: pesos(returned) },
            { label: words('way'), value: words(way) },
          ]
    const who = factRows([['student', student?.firstNames ?? null]], (key) =>
      translate(config.texts, locale, key),
    )
    const rows = [...who, { label: words('day'), value: longDay(startOfDay(day), locale) }, ...back]
    return {
      locale,
      opening: [
        words('greeting'),
        words('left'),
        words(way === null ? 'nothing' : 'given'),
        words('later'),
        ...(owed > 0 ? [words('owed')] : []),
        words('help'),
      ],
      parts: [{ title: words('withdrawal'), rows }],
      links: url === null ? [] : [{ label: words('receipt'), url }],
      signature: words('signature'),
    }
  })
  return { subject, text: lettersAsText(letters), html: lettersAsHtml(letters) }
}
