import { locales } from '../../config/texts.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { SeasonGrade } from '../seasons/season.ts'
import { checkTemplate, type Template } from '../messages/index.ts'
import type { ReminderDefinition } from './reminder.ts'

const longestName = 40

/** What a reminder cannot be started with, by field; null when nothing is wrong. */
export function checkDefinition(
  { audience, template }: ReminderDefinition,
  grades: readonly Pick<SeasonGrade, 'id'>[],
): Refusal<'BAD_INPUT'> | null {
  const texts = textsOf(template)
  const unknown = [...new Set(texts.flatMap(({ text }) => checkTemplate(text).unknown))]
  const wrong = texts.flatMap(({ field, text }): [string, string[]][] => {
    const keys = keysFor(text)
    return keys.length === 0 ? [] : [[field, keys]]
  })
  if (!audience.grades.every((asked) => grades.some(({ id }) => id === asked)))
    wrong.push(['audience.grades', ['reminders.wrong.grades']])
  if (wrong.length === 0) return null
  const values = { unknown: unknown.map((name) => `{${name.slice(0, longestName)}}`).join(', ') }
  return refuse('BAD_INPUT', { fields: Object.fromEntries(wrong), values })
}

function textsOf(template: Template): readonly { readonly field: string; readonly text: string }[] {
  return locales.flatMap((locale) => {
    const wording = template[locale]
    if (wording === undefined) return []
    const { subject, body } = wording
    return [
      { field: `template.${locale}.subject`, text: subject },
      { field: `template.${locale}.body`, text: body },
    ]
  })
}

function keysFor(text: string): string[] {
  const { unknown, isUnclosed, hasTags } = checkTemplate(text)
  return [
    ...(unknown.length > 0 ? ['reminders.wrong.unknown'] : []),
    ...(isUnclosed ? ['reminders.wrong.unclosed'] : []),
    ...(hasTags ? ['reminders.wrong.tags'] : []),
  ]
}
