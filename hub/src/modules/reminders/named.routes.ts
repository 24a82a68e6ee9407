import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { authorOf, idOf, termsIn, type TermsBody } from './requested-reminder.ts'
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

interface NamedBody {
  readonly students: readonly string[]
}

/** A reminder for students who are named to it, a few at a time. */
export function namedRoutes(app: AppContext): Route[] {
  return [previewStudentsRoute(app), nameRoute(app), standingRoute(app)]
}

function previewStudentsRoute(app: AppContext): Route {
  return {
    method: 'POST',
    path: '/api/reminders/preview/students',
    refuses: ['BAD_INPUT', 'FEATURE_DOWN'],
    reads: () => '*',
    options: {
      tags: ['api'],
      description: 'What a reminder would do for each of these students, and why not; sends nothing',
      validate: { payload: studentsPreviewPayload },
      response: { schema: looksView },
    },
    handler: async (request, h) => {
      const { students, ...body } = request.payload as TermsBody & NamedBody
      const input = { terms: termsIn(body), students: codesIn(students) }
      const recipients = await previewStudents(app, input, request.info.id)
      return isRefused(recipients)
        ? answerRefusal(app.config.texts, request, h, recipients)
        : recipients.map(viewStudentPreview)
    },
  }
}

function nameRoute(app: AppContext): Route {
  return {
    method: 'POST',
    path,
    refuses: ['NOT_FOUND', 'REMINDER_STATE', 'SEASON_CLOSED'],
    options: {
      tags: ['api'],
      description:
        'Sends a reminder by name to these students’ families, each once; answers how those stand who miss the step',
      validate: { params: reminderParams, payload: namedPayload },
      response: { schema: sendingsView },
    },
    handler: async (request, h) => {
      const { students } = request.payload as NamedBody
      const input = { id: idOf(request), students: codesIn(students) }
      const named = await nameStudents(app, input, authorOf(request))
      return isRefused(named) ? answerRefusal(app.config.texts, request, h, named) : named.map(viewSending)
    },
  }
}

function standingRoute(app: AppContext): Route {
  return {
    method: 'GET',
    path,
    refuses: ['NOT_FOUND'],
    reads: () => '*',
    options: {
      tags: ['api'],
      description: 'What became of a reminder for these students, with commas between their codes',
      validate: { params: reminderParams, query: namedQuery },
      response: { schema: sendingsView },
    },
    handler: async (request, h) => {
      const reminder = await findReminder(app.database, idOf(request))
      if (reminder === null) return answerRefusal(app.config.texts, request, h, refuse('NOT_FOUND'))
      const { students } = request.query as { students: string }
      const sendings = await sendingsForStudents(app, reminder, codesIn(students.split(',')))
      return sendings.map(viewSending)
    },
  }
}

function codesIn(students: readonly string[]): readonly string[] {
  return students.map((code) => code.toUpperCase())
}
