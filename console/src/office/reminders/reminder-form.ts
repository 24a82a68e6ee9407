import type { HubProblem } from '../../api/problem.ts'
import type { WholeNumber } from '../form/whole-input.tsx'
import { steps } from './reminder.ts'
import type { Reminder, Step, ReminderInput, TemplateText } from './reminder.ts'

/** The form as somebody is filling it in. */
export interface ReminderValues {
  readonly name?: string
  readonly audience?: {
    readonly steps?: readonly Step[]
    readonly grades?: readonly number[]
    readonly waiting_days?: WholeNumber
    /** Set by the command line; no field of the form, and kept. */
    readonly by_name?: boolean
  }
  readonly template?: { readonly 'es-CO'?: Partial<TemplateText>; readonly en?: Partial<TemplateText> }
  readonly repeats?: 'once' | 'every'
  readonly repeat_days?: WholeNumber
  readonly at_most?: WholeNumber
}

type Path = readonly string[]

/** The fields of each of the three steps, by their paths in the form. */
export const fieldsOf: readonly (readonly Path[])[] = [
  [['name'], ['audience', 'steps'], ['audience', 'grades'], ['audience', 'waiting_days']],
  [
    ['template', 'es-CO', 'subject'],
    ['template', 'es-CO', 'body'],
    ['template', 'en', 'subject'],
    ['template', 'en', 'body'],
  ],
  [['repeats'], ['repeat_days'], ['at_most']],
]

/** Where somebody finds the first field that the hub refused; null: it is no field of the form. */
export function stepOfProblem({ errors }: HubProblem): number | null {
  const refused = Object.keys(errors)
  const found = fieldsOf.findIndex((paths) => paths.some((path) => refused.includes(path.join('.'))))
  return found === -1 ? null : found
}

/** The reminder as the hub takes it; null while something of it is missing. */
export function reminderInputOf({ name, audience, template, ...when }: ReminderValues): ReminderInput | null {
  const spanish = wordingOf(template?.['es-CO'])
  const english = wordingOf(template?.en)
  const chosen = audience?.steps ?? []
  if (spanish === null || chosen.length === 0 || (name?.trim() ?? '').length < 3) return null
  const isRepeated = when.repeats === 'every'
  const waiting = audience?.waiting_days ?? 0
  const days = isRepeated ? (when.repeat_days ?? 1) : 0
  const most = isRepeated ? (when.at_most ?? 1) : 1
  if (typeof waiting === 'string' || typeof days === 'string' || typeof most === 'string') return null
  return {
    name: name?.trim() ?? '',
    audience: {
      steps: [...chosen],
      grades: [...(audience?.grades ?? [])],
      waiting_days: waiting,
      ...(audience?.by_name === true && { by_name: true }),
    },
    template: { 'es-CO': spanish, ...(english !== null && { en: english }) },
    repeat_days: days,
    at_most: most,
  }
}

function wordingOf({ subject = '', body = '' }: Partial<TemplateText> = {}): TemplateText | null {
  return subject.trim() === '' || body.trim() === '' ? null : { subject: subject.trim(), body: body.trim() }
}

export function valuesOf({ name, audience, template, repeat_days: days, at_most: most }: Reminder) {
  return {
    name,
    audience,
    template,
    repeats: days === 0 ? 'once' : 'every',
    repeat_days: days === 0 ? defaults.repeat_days : days,
    at_most: days === 0 ? defaults.at_most : most,
  } satisfies ReminderValues
}

const defaults = { repeat_days: 3, at_most: 3 }

/** A new reminder begins with a text that can be sent as it is. */
export function newValues(chosen: readonly Step[], suggested: TemplateText) {
  return {
    audience: { steps: chosen, grades: [], waiting_days: 0 },
    template: { 'es-CO': suggested },
    repeats: 'once',
    ...defaults,
  } satisfies ReminderValues
}

/** The steps that an address asks for: `pay,transport`. What is no step is left out. */
export function stepsIn(written: string | null): readonly Step[] {
  const names = (written ?? '').split(',')
  return steps.filter((step) => names.includes(step))
}
