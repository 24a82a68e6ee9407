import type { AppContext } from '../../app-context.ts'
import { locales, translate } from '../../config/texts.ts'
import { longDay } from '../../shared/date-format.ts'
import { startOfDay } from '../../shared/local-date.ts'
import { formatCop, pesos } from '../../shared/money.ts'
import type { EnrollmentOrder } from '../enrollment/index.ts'
import type { AllocationAttempt, OrderAllocation, Refund } from '../payments/index.ts'
import {
  factRows,
  type Letter,
  lettersAsHtml,
  lettersAsText,
  type MessageText,
  type Words,
} from './letter.ts'
import type { Student } from '../students/student.ts'
import type { NamedRecipient } from './recipients.ts'

export interface AboutRefund {
  readonly refund: Pick<Refund, 'amount' | 'way' | 'providerRef'> & {
    /** By which its refund receipt is read. */
    readonly place: number
    readonly day: NonNullable<Refund['day']>
  }
  readonly order: Pick<EnrollmentOrder, 'studentCode' | 'project'>
  readonly attempt: AllocationAttempt
  readonly reference: OrderAllocation['reference']
  /** Null once the family was erased. */
  readonly student: Pick<Student, 'firstNames'> | null
  /** Of the receipt; null where there is none. */
  readonly token: string | null
}

/** Who paid by a link is told nothing of the child, and shown no receipt: it says what was bought for it. */
export interface RefundRecipient extends NamedRecipient {
  readonly isFamily: boolean
}

/** How much went back, by which way and when, in Spanish and then in English; to the family, for which child. */
export function writeRefund(
  { config, publicUrl }: Pick<AppContext, 'config' | 'publicUrl'>,
  about: AboutRefund,
  { channel, name, isFamily }: RefundRecipient,
): MessageText {
  const { refund, order, reference } = about
  const token = isFamily ? about.token : null
  const student = isFamily ? about.student : null
  const school = config.settings.school.name
  const values = { name, amount: formatCop(refund.amount), project: order.project, school, reference }
  const spanish = (part: string) => translate(config.texts, 'es-CO', `notice.refund.${part}`, values)
  const subject = spanish('subject')
  if (channel !== 'email') return { subject, text: spanish('message'), html: null }
  const url = token === null ? null : `${publicUrl()}/enrollment/resume/${token}`
  const letters = locales.map((locale): Letter => {
    const words: Words = (key) => translate(config.texts, locale, `notice.refund.mail.${key}`, values)
    const who = factRows([['student', student?.firstNames ?? null]], (key) =>
      translate(config.texts, locale, key),
    )
    const rows = [...who, ...rowsOf(about, words, longDay(startOfDay(refund.day), locale))]
    return {
      locale,
      opening: [words('greeting'), words('given')],
      parts: [{ title: words('refund'), rows }],
      links:
        url === null
          ? []
          : [
              { label: words('refundReceipt'), url: `${url}/refunds/${refund.place}` },
              { label: words('receipt'), url },
            ],
      signature: words('signature'),
    }
  })
  return { subject, text: lettersAsText(letters), html: lettersAsHtml(letters) }
}

function rowsOf(
  { refund, reference }: AboutRefund,
  words: Words,
  day: string,
): Letter['parts'][number]['rows'] {
  const { amount, way, providerRef } = refund
  return [
    { label: words('amount'), value: pesos(amount) },
    { label: words('day'), value: day },
    { label: words('way'), value: words(way) },
    ...(providerRef === null ? [] : [{ label: words('providerRef'), value: providerRef }]),
    { label: words('reference'), value: reference },
  ]
}
