import { gradesIn, stepsIn } from '../../bulk/read/choose-students.ts'
import { UsageFault } from '../../faults.ts'
import type { Hub } from '../../hub/hub.ts'
import type { NewReminder } from './find-same.ts'
import { readWording } from './read-wording.ts'
import { studentSteps } from '@matricula/hub/api/lists'
import { type Locale, translator } from '../../i18n.ts'

export interface ReminderInput {
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

type Step = NewReminder['audience']['steps'][number]

const longestName = 80

interface ReminderContext {
  readonly hub: () => Promise<Hub>
  readonly locale: Locale
}

/** A reminder by name as the hub takes it. UsageFault for a flag or a file that says nothing. */
export async function newReminderOf(
  input: ReminderInput,
  { hub, locale }: ReminderContext,
): Promise<NewReminder> {
  const { text, textEn, grade, waitingDays, repeatDays, atMost } = input
  const steps = remindedSteps(input, locale)
  const spanish = await readWording(text, locale)
  const english = textEn === undefined ? null : await readWording(textEn, locale)
  const grades = grade === undefined ? [] : await gradesIn(grade, await hub(), translator('source', locale))
  return {
    name: input.name ?? usualName(spanish.subject, input),
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
function remindedSteps({ missing, state }: ReminderInput, locale: Locale): Step[] {
  const selection = stepsIn(
    { ...(missing !== undefined && { missing }), ...(state !== undefined && { state }) },
    translator('source', locale),
  )
  if (selection === undefined) return [...remindable]
  const named = selection.split(',')
  if (state !== undefined && named.includes('complete')) {
    throw new UsageFault(translator('reminders', locale)('complete'))
  }
  return remindable.filter((step) => named.includes(step))
}

/** In the order in which families come to them. */
const remindable: readonly Step[] = studentSteps.filter((step) => step !== 'complete' && step !== 'withdrawn')

/** Says enough that the same words to the same families are known again. */
function usualName(subject: string, { missing, state }: ReminderInput): string {
  const selection = missing ?? state
  const to = selection === undefined ? '' : ` (${selection})`.slice(0, longestName / 2)
  return `${subject.slice(0, longestName - to.length)}${to}`
}
