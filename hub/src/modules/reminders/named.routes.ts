import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { authorOf, idOf, termsIn } from './requested-reminder.ts'
import { sendingsForStudents } from './list-sendings.ts'
import { previewStudents } from './preview-students.ts'
import { findReminder, lockReminder, updateReminder } from './reminder.store.ts'
import { viewStudentPreview, viewSending } from './reminder.view.ts'
import {
  looksView,
  namedPayload,
  namedQuery,
  reminderParams,
  sendingsView,
  studentsPreviewPayload,
} from './reminders.schemas.ts'
import { inTransaction } from '../../db/transaction.ts'
import { announceNamed } from './announce-reminders.ts'
import { findAudience } from './audience.ts'
import { auditReminder } from './audit-reminder.ts'
import { decideHour } from './decide-turn.ts'
import type { Author, Reminder } from './reminder.ts'
import { awaitTurn } from './sending.store.ts'

const path = '/api/reminders/{id}/students'

/** A reminder for students who are named to it, a few at a time. */
export function namedRoutes(app: AppContext): Route[] {
  return [previewStudentsRoute(app), nameRoute(app), standingRoute(app)]
}

function previewStudentsRoute(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'plugins' | 'publicUrl'>,
): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/reminders/preview/students',
    refuses: ['BAD_INPUT', 'FEATURE_DOWN'],
    reads: () => '*',
    payload: studentsPreviewPayload,
    options: {
      tags: ['api'],
      description: 'What a reminder would do for each of these students, and why not; sends nothing',
      response: { schema: looksView },
    },
    handler: async (request, _h, { payload }) => {
      const { students, ...body } = payload
      const input = { terms: termsIn(body), students: codesIn(students) }
      const recipients = await previewStudents(app, input, request.info.id)
      return isRefused(recipients) ? recipients : recipients.map(viewStudentPreview)
    },
  })
}

function nameRoute(app: Pick<AppContext, 'config' | 'database' | 'clock' | 'work'>): Route {
  return defineRoute({
    method: 'POST',
    path,
    refuses: ['NOT_FOUND', 'REMINDER_STATE', 'SEASON_CLOSED'],
    params: reminderParams,
    payload: namedPayload,
    options: {
      tags: ['api'],
      description:
        'Sends a reminder by name to these students’ families, each once; answers how those stand who miss the step',
      response: { schema: sendingsView },
    },
    handler: async (request, _h, { payload }) => {
      const { students } = payload
      const input = { id: idOf(request), students: codesIn(students) }
      const named = await nameStudents(app, input, authorOf(request))
      return isRefused(named) ? named : named.map(viewSending)
    },
  })
}

function standingRoute(app: Pick<AppContext, 'config' | 'database' | 'clock'>): Route {
  return defineRoute({
    method: 'GET',
    path,
    refuses: ['NOT_FOUND'],
    reads: () => '*',
    params: reminderParams,
    query: namedQuery,
    options: {
      tags: ['api'],
      description: 'What became of a reminder for these students, with commas between their codes',
      response: { schema: sendingsView },
    },
    handler: async (request, _h, { query }) => {
      const reminder = await findReminder(app.database, idOf(request))
      if (reminder === null) return refuse('NOT_FOUND')
      const { students } = query
      const sendings = await sendingsForStudents(app, reminder, codesIn(students.split(',')))
      return sendings.map(viewSending)
    },
  })
}

function codesIn(students: readonly string[]): readonly string[] {
  return students.map((code) => code.toUpperCase())
}

interface NameStudentsCommand {
  readonly id: string
  readonly students: readonly string[]
}

/**
 * Names students to a reminder that wants names, and announces those whose turn it is at once; the others wait for
 * their hour. Naming again changes nothing, but for who could not be reached. The first naming starts the reminder,
 * and one takes it up again that had nobody left. Answers how those stand who miss the step.
 */
async function nameStudents(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'work'>,
  { id, students }: NameStudentsCommand,
  author: Author,
) {
  const at = app.clock.now()
  if (decideHour(app.config.seasons.parents.parent.windows, at) === 'over') return refuse('SEASON_CLOSED')
  const seen = await findReminder(app.database, id)
  if (seen === null) return refuse('NOT_FOUND')
  const { missers } = await findAudience(app, seen.audience, students)
  const codes = missers.map(({ studentCode }) => studentCode)
  const named = await inTransaction(app.database, async (trx) => {
    const before = await lockReminder(trx, id)
    if (before === null) return refuse('NOT_FOUND')
    if (before.state === 'stopped' || before.audience.byName !== true) return refuse('REMINDER_STATE')
    for (const studentCode of codes) await awaitTurn(trx, { reminderId: id, studentCode }, at)
    if (before.state === 'running') return before
    const after: Reminder = {
      ...before,
      state: 'running',
      startedBy: before.startedBy ?? author.actor,
      startedAt: before.startedAt ?? at,
      stoppedBy: null,
      stoppedAt: null,
    }
    await updateReminder(trx, after)
    await auditReminder(app, trx, { act: 'start', before, after, author })
    return after
  })
  if (isRefused(named)) return named
  await announceNamed(app, named, codes)
  return sendingsForStudents(app, named, codes)
}
