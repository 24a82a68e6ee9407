import type { AppContext } from '../../app-context.ts'
import { type Locale, locales, translate } from '../../config/texts.ts'
import { longDay } from '../../shared/date-format.ts'
import { startOfDay } from '../../shared/local-date.ts'
import { pesos } from '../../shared/money.ts'
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

/** One that is done. */
export interface GivenRefund extends Pick<Refund, 'amount' | 'way' | 'providerRef'> {
  readonly day: NonNullable<Refund['day']>
}

export interface AboutRefund {
  readonly refund: GivenRefund & {
    /** By which its refund receipt is read. */
    readonly place: number
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
  const { refund, order, attempt } = about
  const student = isFamily ? about.student : null
  // Who paid by a link knows their own payment alone, which may be for several children.
  const reference = isFamily ? about.reference : attempt.reference
  const by = isFamily && attempt.payLinkId !== null ? 'ByLink' : ''
  const school = config.settings.school.name
  const values = { name, amount: pesos(refund.amount), project: order.project, school, reference }
  const spanish = (part: string) => translate(config.texts, 'es-CO', `notice.refund.${part}`, values)
  const subject = spanish(`subject${by}`)
  if (channel !== 'email') return { subject, text: spanish(`message${by}`), html: null }
  const letters = locales.map((locale): Letter => {
    const wordsOf: Words = (key) => translate(config.texts, locale, key, values)
    const words = (key: string) => wordsOf(`notice.refund.mail.${key}`)
    const who = factRows([['student', student?.firstNames ?? null]], wordsOf)
    const rows = [...who, ...refundRows({ refund, reference }, { locale, words: wordsOf })]
    return {
      locale,
      opening: [words('greeting'), words(`given${by}`)],
      parts: [{ title: words('refund'), rows }],
      links: isFamily
        ? familyLinks(about, `${publicUrl()}/enrollment`, words)
        : ownLinks(attempt, `${publicUrl()}/enrollment`, wordsOf),
      signature: words('signature'),
    }
  })
  return { subject, text: lettersAsText(letters), html: lettersAsHtml(letters) }
}

function familyLinks(
  { token, refund }: Pick<AboutRefund, 'token' | 'refund'>,
  site: string,
  words: Words,
): Letter['links'] {
  if (token === null) return []
  const url = `${site}/resume/${token}`
  return [
    { label: words('refundReceipt'), url: `${url}/refunds/${refund.place}` },
    { label: words('receipt'), url },
  ]
}

/** To the page of their payment. */
function ownLinks({ token }: Pick<AllocationAttempt, 'token'>, site: string, words: Words): Letter['links'] {
  if (token === null) return []
  return [{ label: words('notice.link-payment.mail.page'), url: `${site}/pay/result/${token}` }]
}

/** What went back, when and how, beside the reference of the payment that it is of. */
export function refundRows(
  { refund, reference }: { readonly refund: GivenRefund; readonly reference: string },
  { locale, words: wordsOf }: { readonly locale: Locale; readonly words: Words },
): Letter['parts'][number]['rows'] {
  const words = (key: string) => wordsOf(`notice.refund.mail.${key}`)
  const { amount, way, providerRef } = refund
  return [
    { label: words('amount'), value: pesos(amount) },
    { label: words('day'), value: longDay(startOfDay(refund.day), locale) },
    { label: words('way'), value: words(way) },
    ...(providerRef === null ? [] : [{ label: words('providerRef'), value: providerRef }]),
    { label: words('reference'), value: reference },
  ]
}
