import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { authorOf, idOf, termsIn } from './requested-reminder.ts'
import { sendingsForStudents } from './list-sendings.ts'
import { nameStudents } from './name-students.ts'
import { previewStudents } from './preview-students.ts'
import { findReminder } from './reminder.store.ts'
import { viewStudentPreview, viewSending } from './reminder.view.ts'
import {
  looksView,
  namedPayload,
  namedQuery,
  reminderParams,
  sendingsView,
  studentsPreviewPayload,
} from './reminders.schemas.ts'

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
