import { aReminder, draft, startNow } from '../../test/modules/reminders/a-reminder.ts'
import type { Acts, CallReader } from './act.ts'
import { bodyOf, type School } from './school.ts'

const byName = { audience: { ...aReminder.audience, by_name: true } }

/** Reminders to families that have come in and chosen nothing, of which there is one more for each. */
export const reminderActs: Acts = {
  'PUT /api/reminders/{id}': async (school, reader) => {
    await school.newcomer()
    const { id, version } = await draft(school.staff(reader))
    return { values: { id }, body: { ...aReminder, name: 'Segundo aviso', version } }
  },
  'DELETE /api/reminders/{id}': drafted,
  'POST /api/reminders/{id}/preview': drafted,
  'POST /api/reminders/{id}/start': async (school, reader) => {
    await school.newcomer()
    const { id } = await draft(school.staff(reader))
    const { counts } = bodyOf(
      await school.staff(reader).get<{ counts: { audience: number } }>(`/api/reminders/${id}`),
    )
    return { values: { id }, body: { audience: counts.audience } }
  },
  'POST /api/reminders/{id}/stop': async (school, reader) => {
    await school.newcomer()
    return { values: { id: (await startNow(school.staff(reader))).id } }
  },
  'POST /api/reminders/preview/students': async (school) => {
    const { code } = await school.newcomer()
    return { body: { ...aReminder, ...byName, students: [code] } }
  },
  'POST /api/reminders/{id}/students': async (school, reader) => {
    const { code } = await school.newcomer()
    const { id } = await draft(school.staff(reader), byName)
    return { values: { id }, body: { students: [code] } }
  },
  'GET /api/reminders/{id}/students': named,
  'GET /api/reminders/{id}/sendings': named,
}

async function drafted(school: School, reader: CallReader) {
  await school.newcomer()
  return { values: { id: (await draft(school.staff(reader))).id } }
}

async function named(school: School, reader: CallReader) {
  const { code } = await school.newcomer()
  const { id } = await draft(school.staff(reader), byName)
  bodyOf(await school.staff(reader).post(`/api/reminders/${id}/students`, { students: [code] }))
  return { values: { id, students: code } }
}
