import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { longDay } from '../../shared/date-format.ts'
import type { OrderSplit } from '../payments/index.ts'
import type { MessageText } from './letter.ts'
import type { NamedRecipient } from './recipients.ts'
import { writeSentences } from './write-sentences.ts'

export interface AboutSplit {
  readonly split: Pick<OrderSplit, 'studentCode' | 'deadline'>
  readonly project: string
  /** By the first names. */
  readonly child: string
}

type Tools = Pick<AppContext, 'config' | 'publicUrl'>

/** That what was paid goes back and the enrolment is open, in Spanish and then in English; nobody who paid is named. */
export function writeSplitEnded(app: Tools, about: AboutSplit, recipient: NamedRecipient): MessageText {
  return writeSplit(app, about, { recipient, kind: 'split-ended', opening: ['ended', 'back', 'open'] })
}

/** That price and last day stand since a part was paid, and what follows then; nobody who paid is named. */
export function writeSplitFixed(app: Tools, about: AboutSplit, recipient: NamedRecipient): MessageText {
  return writeSplit(app, about, { recipient, kind: 'split-fixed', opening: ['fixed', 'back', 'help'] })
}

interface SplitLetter {
  readonly recipient: NamedRecipient
  readonly kind: 'split-ended' | 'split-fixed'
  /** What it says after its greeting. */
  readonly opening: readonly string[]
}

function writeSplit(
  { config, publicUrl }: Tools,
  { split: { deadline }, project, child }: AboutSplit,
  { recipient, kind, opening }: SplitLetter,
): MessageText {
  const { name: school, billingPhone: phone } = config.settings.school
  const lastDay = new Date(Date.parse(deadline) - 1)
  const text = (locale: Locale, part: string) => {
    const values = { name: recipient.name, project, child, school, phone, day: longDay(lastDay, locale) }
    return translate(config.texts, locale, `notice.${kind}.${part}`, values)
  }
  return writeSentences(recipient, { text, opening, links: [`${publicUrl()}/enrollment/login`] })
}
