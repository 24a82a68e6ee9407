import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, pageOf, sortOf } from '../../http/paging.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { authorOf, idOf, termsIn } from './requested-reminder.ts'
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

function previewRoute(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'plugins' | 'publicUrl'>,
): Route {
  return defineRoute({
    method: 'POST',
    path: `${path}/preview`,
    refuses: ['BAD_INPUT', 'NOT_FOUND', 'FEATURE_DOWN'],
    reads: () => '*',
    params: reminderParams,
    options: {
      tags: ['api'],
      description: 'What a reminder would send now: how many students, and the first mails; sends nothing',
      response: { schema: previewView },
    },
    handler: async (request) => answerPreview(await previewReminder(app, idOf(request), request.info.id)),
  })
}

function previewUnsavedRoute(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'plugins' | 'publicUrl'>,
): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/reminders/preview',
    refuses: ['BAD_INPUT', 'FEATURE_DOWN'],
    reads: () => '*',
    payload: newReminder,
    options: {
      tags: ['api'],
      description: 'The same for a reminder that is not written down yet',
      response: { schema: previewView },
    },
    handler: async (request, _h, { payload }) => {
      const terms = termsIn(payload)
      return answerPreview(await previewDefinition(app, terms, request.info.id))
    },
  })
}

function answerPreview<Code extends string>(preview: Refusal<Code> | Preview) {
  return isRefused(preview) ? preview : viewPreview(preview)
}

function startRoute(app: Pick<AppContext, 'config' | 'database' | 'clock' | 'work'>): Route {
  return defineRoute({
    method: 'POST',
    path: `${path}/start`,
    refuses: ['NOT_FOUND', 'REMINDER_STATE', 'AUDIENCE_CHANGED', 'SEASON_CLOSED'],
    params: reminderParams,
    payload: startPayload,
    options: {
      tags: ['api'],
      description: 'Starts a draft for the audience that its preview showed; again, it changes nothing',
      response: { schema: reminderView },
    },
    handler: async (request, _h, { payload }) => {
      const { audience } = payload
      const started = await startReminder(app, { id: idOf(request), audience }, authorOf(request))
      if (!isRefused(started)) app.work.trigger('announce-reminders')
      return answerReminder(started)
    },
  })
}

function stopRoute(app: Pick<AppContext, 'database' | 'clock'>): Route {
  return defineRoute({
    method: 'POST',
    path: `${path}/stop`,
    refuses: ['NOT_FOUND', 'REMINDER_STATE'],
    params: reminderParams,
    options: {
      tags: ['api'],
      description: 'Stops a reminder for good; again, it changes nothing',
      response: { schema: reminderView },
    },
    handler: async (request) => answerReminder(await stopReminder(app, idOf(request), authorOf(request))),
  })
}

function answerReminder<Code extends string>(reminder: Refusal<Code> | Reminder) {
  return isRefused(reminder) ? reminder : viewReminder(reminder)
}

function sendingsRoute(app: Pick<AppContext, 'config' | 'database' | 'clock'>): Route {
  return defineRoute({
    method: 'GET',
    path: `${path}/sendings`,
    refuses: ['NOT_FOUND'],
    reads: () => '*',
    params: reminderParams,
    query: sendingsQuery,
    options: {
      tags: ['api'],
      description: 'The students a reminder was for so far, with what became of it, 50 at a time',
      response: { schema: sendingsView },
    },
    handler: async (request, h) => {
      const reminder = await findReminder(app.database, idOf(request))
      if (reminder === null) return refuse('NOT_FOUND')
      const page = pageOf(request) ?? firstPage
      const { direction } = sortOf(request, { by: 'student', direction: 'asc' })
      const { items, total } = await listSendings(app, reminder, { page, direction })
      return answerPage(h, { items: items.map(viewSending), total })
    },
  })
}
