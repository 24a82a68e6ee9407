import { isDeepStrictEqual } from 'node:util'
import type { components } from '@matricula/hub/api'
import { everyRow, largestPage, unwrapPage } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'

export type NewReminder = components['schemas']['NewReminder']
export type Reminder = components['schemas']['Reminder']

/** The newest reminder of the same name that says the same to the same families; null: there is none. */
export async function findSame({ api }: Hub, newReminder: NewReminder): Promise<Reminder | null> {
  const listed = everyRow((page) =>
    unwrapPage(
      api.GET('/api/reminders', {
        params: { query: { 'page[number]': page, 'page[size]': largestPage } },
      }),
    ),
  )
  for await (const reminder of listed) if (isSame(reminder, newReminder)) return reminder
  return null
}

function isSame(reminder: Reminder, newReminder: NewReminder): boolean {
  return isDeepStrictEqual(comparable(reminder), comparable(newReminder))
}

function comparable({ name, audience, template, repeat_days: repeatDays, at_most: atMost }: NewReminder) {
  const { steps, grades, waiting_days: waitingDays, by_name: isByName = false } = audience
  return {
    name,
    template,
    repeatDays,
    atMost,
    waitingDays,
    isByName,
    steps: steps.toSorted(),
    grades: grades.toSorted((one, other) => one - other),
  }
}
