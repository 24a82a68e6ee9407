import type { Request, ResponseToolkit } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerPage, pageOf, sortOf } from '../../http/paging.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { authorOf, idOf, termsIn, type TermsBody } from './requested-reminder.ts'
import { listSendings } from './list-sendings.ts'
import { type Preview, previewReminder, previewDefinition } from './preview-reminder.ts'
import type { Reminder } from './reminder.ts'
import { findReminder } from './reminder.store.ts'
import { viewPreview, viewReminder, viewSending } from './reminder.view.ts'
import {
  newReminder,
  previewView,
  reminderParams,
  reminderView,
  sendingsQuery,
  sendingsView,
  startPayload,
} from './reminders.schemas.ts'
import { startReminder } from './start-reminder.ts'
import { stopReminder } from './stop-reminder.ts'

const path = '/api/reminders/{id}'

const firstPage = { offset: 0, limit: 50 }

/** What a reminder would send, starting and stopping it, and what it sent. */
export function sendingsRoutes(app: AppContext): Route[] {
  return [previewRoute(app), previewUnsavedRoute(app), startRoute(app), stopRoute(app), sendingsRoute(app)]
}

function previewRoute(app: AppContext): Route {
  return {
    method: 'POST',
    path: `${path}/preview`,
    refuses: ['BAD_INPUT', 'NOT_FOUND', 'FEATURE_DOWN'],
    reads: () => '*',
    options: {
      tags: ['api'],
      description: 'What a reminder would send now: how many students, and the first mails; sends nothing',
      validate: { params: reminderParams },
      response: { schema: previewView },
    },
    handler: async (request, h) =>
      answerPreview(app, request, h, await previewReminder(app, idOf(request), request.info.id)),
  }
}

function previewUnsavedRoute(app: AppContext): Route {
  return {
    method: 'POST',
    path: '/api/reminders/preview',
    refuses: ['BAD_INPUT', 'FEATURE_DOWN'],
    reads: () => '*',
    options: {
      tags: ['api'],
      description: 'The same for a reminder that is not written down yet',
      validate: { payload: newReminder },
      response: { schema: previewView },
    },
    handler: async (request, h) => {
      const terms = termsIn(request.payload as TermsBody)
      return answerPreview(app, request, h, await previewDefinition(app, terms, request.info.id))
    },
  }
}

function answerPreview(
  { config }: AppContext,
  request: Request,
  h: ResponseToolkit,
  preview: Refusal | Preview,
) {
  return isRefused(preview) ? answerRefusal(config.texts, request, h, preview) : viewPreview(preview)
}

function startRoute(app: AppContext): Route {
  return {
    method: 'POST',
    path: `${path}/start`,
    refuses: ['NOT_FOUND', 'REMINDER_STATE', 'AUDIENCE_CHANGED', 'SEASON_CLOSED'],
    options: {
      tags: ['api'],
      description: 'Starts a draft for the audience that its preview showed; again, it changes nothing',
      validate: { params: reminderParams, payload: startPayload },
      response: { schema: reminderView },
    },
    handler: async (request, h) => {
      const { audience } = request.payload as { audience: number }
      const started = await startReminder(app, { id: idOf(request), audience }, authorOf(request))
      if (!isRefused(started)) app.work.trigger('announce-reminders')
      return answerReminder(app, request, h, started)
    },
  }
}

function stopRoute(app: AppContext): Route {
  return {
    method: 'POST',
    path: `${path}/stop`,
    refuses: ['NOT_FOUND', 'REMINDER_STATE'],
    options: {
      tags: ['api'],
      description: 'Stops a reminder for good; again, it changes nothing',
      validate: { params: reminderParams },
      response: { schema: reminderView },
    },
    handler: async (request, h) =>
      answerReminder(app, request, h, await stopReminder(app, idOf(request), authorOf(request))),
  }
}

function answerReminder(
  { config }: AppContext,
  request: Request,
  h: ResponseToolkit,
  reminder: Refusal | Reminder,
) {
  return isRefused(reminder) ? answerRefusal(config.texts, request, h, reminder) : viewReminder(reminder)
}

function sendingsRoute(app: AppContext): Route {
  return {
    method: 'GET',
    path: `${path}/sendings`,
    refuses: ['NOT_FOUND'],
    reads: () => '*',
    options: {
      tags: ['api'],
      description: 'The students a reminder was for so far, with what became of it, 50 at a time',
      validate: { params: reminderParams, query: sendingsQuery },
      response: { schema: sendingsView },
    },
    handler: async (request, h) => {
      const reminder = await findReminder(app.database, idOf(request))
      if (reminder === null) return answerRefusal(app.config.texts, request, h, refuse('NOT_FOUND'))
      const page = pageOf(request) ?? firstPage
      const { direction } = sortOf(request, { by: 'student', direction: 'asc' })
      const { items, total } = await listSendings(app, reminder, { page, direction })
      return answerPage(h, { items: items.map(viewSending), total })
    },
  }
}
