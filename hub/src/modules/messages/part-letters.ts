import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { longDay } from '../../shared/date-format.ts'
import { pesos } from '../../shared/money.ts'
import type { OrderSplit, PaymentAttempt } from '../payments/index.ts'
import type { MessageText } from './letter.ts'
import type { NamedRecipient } from './recipients.ts'
import { writeSentences } from './write-sentences.ts'

export interface AboutPart extends Pick<PaymentAttempt, 'payer' | 'amount' | 'reference'> {
  readonly split: Pick<OrderSplit, 'deadline'>
}

type Tools = Pick<AppContext, 'config'>

/** That what a payment was a part of was not complete in time, and that it goes back. */
export function writePartEnded(app: Tools, about: AboutPart, recipient: NamedRecipient): MessageText {
  return writePart(app, about, { recipient, kind: 'part-ended', opening: ['ended', 'back', 'help'] })
}

/** That what a payment was a part of is complete, so that nothing of it goes back on that account. */
export function writePartComplete(app: Tools, about: AboutPart, recipient: NamedRecipient): MessageText {
  return writePart(app, about, { recipient, kind: 'part-complete', opening: ['complete', 'help'] })
}

interface PartLetter {
  readonly recipient: NamedRecipient
  readonly kind: 'part-ended' | 'part-complete'
  /** What it says after its greeting. */
  readonly opening: readonly string[]
}

/** In Spanish and then in English; nothing of the child, the whole or who else paid (splits-8). */
function writePart(
  { config }: Tools,
  { amount, reference, split: { deadline } }: AboutPart,
  { recipient, kind, opening }: PartLetter,
): MessageText {
  const { name: school, billingPhone: phone } = config.settings.school
  const lastDay = new Date(Date.parse(deadline) - 1)
  const text = (locale: Locale, part: string) => {
    const day = longDay(lastDay, locale)
    const values = { name: recipient.name, school, phone, reference, amount: pesos(amount), day }
    return translate(config.texts, locale, `notice.${kind}.${part}`, values)
  }
  return writeSentences(recipient, { text, opening, links: [] })
}
