import { gradesIn, stepsIn } from '../../bulk/read/choose-students.ts'
import { UsageFault } from '../../faults.ts'
import type { Hub } from '../../hub/hub.ts'
import { texts as bulkTexts } from '../../texts/bulk.ts'
import { texts } from '../../texts/reminders.ts'
import { type Locale, speaker } from '../../words.ts'
import type { Terms } from './find-same.ts'
import { readWording } from './read-wording.ts'

export interface TermsWish {
  /** Whoever has not got past this step. */
  readonly missing?: string
  /** Whoever is at these very steps. */
  readonly state?: string
  /** Numbers or names. */
  readonly grade?: string
  readonly waitingDays: number
  readonly text: string
  readonly textEn?: string
  readonly name?: string
  readonly repeatDays: number
  readonly atMost: number
}

type Step = Terms['audience']['steps'][number]

const longestName = 80

interface Around {
  readonly hub: () => Promise<Hub>
  readonly locale: Locale
}

/** A reminder by name as the hub takes it. UsageFault for a flag or a file that says nothing. */
export async function termsOf(wish: TermsWish, { hub, locale }: Around): Promise<Terms> {
  const { text, textEn, grade, waitingDays, repeatDays, atMost } = wish
  const steps = remindedSteps(wish, locale)
  const spanish = await readWording(text, locale)
  const english = textEn === undefined ? null : await readWording(textEn, locale)
  const grades = grade === undefined ? [] : await gradesIn(grade, await hub(), speaker(bulkTexts, locale))
  return {
    name: wish.name ?? usualName(spanish.subject, wish),
    audience: {
      steps,
      grades: [...new Set(grades)].toSorted((one, other) => one - other),
      waiting_days: waitingDays,
      by_name: true,
    },
    template: { 'es-CO': spanish, ...(english !== null && { en: english }) },
    repeat_days: repeatDays,
    at_most: atMost,
  }
}

/** Whoever misses any step, unless some are named. */
function remindedSteps({ missing, state }: TermsWish, locale: Locale): Step[] {
  const asked = stepsIn(
    { ...(missing !== undefined && { missing }), ...(state !== undefined && { state }) },
    speaker(bulkTexts, locale),
  )
  if (asked === undefined) return [...remindable]
  const named = asked.split(',')
  if (state !== undefined && named.includes('complete')) {
    throw new UsageFault(speaker(texts, locale)('complete'))
  }
  return remindable.filter((step) => named.includes(step))
}

/** In the order in which families come to them. */
const remindable = [
  'blocked',
  'not-entered',
  'entered',
  'initial',
  'annual',
  'transport',
  'monthly',
  'activities',
  'pay',
  'paying',
  'agreement',
] as const satisfies readonly Step[]

/** Says enough that the same words to the same families are known again. */
function usualName(subject: string, { missing, state }: TermsWish): string {
  const asked = missing ?? state
  const to = asked === undefined ? '' : ` (${asked})`.slice(0, longestName / 2)
  return `${subject.slice(0, longestName - to.length)}${to}`
}
