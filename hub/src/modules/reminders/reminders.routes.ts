import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, pageOf, sortOf } from '../../http/paging.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { authorOf, idOf, termsIn } from './requested-reminder.ts'
import { changeReminder, draftReminder, draftUnderKey, dropReminder } from './draft-reminder.ts'
import { countSendings } from './list-sendings.ts'
import { findReminder, listReminders, type ReminderSort } from './reminder.store.ts'
import { viewCounted, viewReminder } from './reminder.view.ts'
import {
  countedView,
  draftHeaders,
  newReminder,
  reminderEdit,
  reminderParams,
  remindersQuery,
  remindersView,
  reminderView,
} from './reminders.schemas.ts'

const path = '/api/reminders'
const onePath = `${path}/{id}`

const firstPage = { offset: 0, limit: 50 }

/** Reminders as the office writes them. */
export function remindersRoutes(app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids'>): Route[] {
  return [listRoute(app), readRoute(app), draftRoute(app), changeRoute(app), dropRoute(app)]
}

function listRoute({ database }: Pick<AppContext, 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path,
    query: remindersQuery,
    options: {
      tags: ['api'],
      description: 'Reminders, newest first, 50 at a time',
      response: { schema: remindersView },
    },
    handler: async (request, h, { query }) => {
      const { state } = query
      const sort = sortOf<ReminderSort>(request, { by: 'created_at', direction: 'desc' })
      const { items, total } = await listReminders(database, {
        state,
        sort,
        page: pageOf(request) ?? firstPage,
      })
      return answerPage(h, { items: items.map(viewReminder), total })
    },
  })
}

function readRoute(app: Pick<AppContext, 'config' | 'database' | 'clock'>): Route {
  return defineRoute({
    method: 'GET',
    path: onePath,
    refuses: ['NOT_FOUND'],
    params: reminderParams,
    options: {
      tags: ['api'],
      description: 'A reminder with how many it is for now, and how many it reached',
      response: { schema: countedView },
    },
    handler: async (request) => {
      const reminder = await findReminder(app.database, idOf(request))
      if (reminder === null) return refuse('NOT_FOUND')
      return viewCounted(reminder, await countSendings(app, reminder))
    },
  })
}

function draftRoute(app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids'>): Route {
  return defineRoute({
    method: 'POST',
    path,
    refuses: ['BAD_INPUT', 'KEY_REUSED'],
    payload: newReminder,
    options: {
      tags: ['api'],
      description: 'Writes a reminder down as a draft; nothing is sent before it is started',
      validate: { headers: draftHeaders },
      response: { schema: reminderView },
    },
    handler: async (request, _h, { payload }) => {
      const terms = termsIn(payload)
      const key: unknown = request.headers['idempotency-key']
      const drafted = await (typeof key === 'string'
        ? draftUnderKey(app, { key, terms }, authorOf(request))
        : draftReminder(app, terms, authorOf(request)))
      return isRefused(drafted) ? drafted : viewReminder(drafted)
    },
  })
}

function changeRoute(app: Pick<AppContext, 'config' | 'database' | 'clock'>): Route {
  return defineRoute({
    method: 'PUT',
    path: onePath,
    refuses: ['BAD_INPUT', 'NOT_FOUND', 'REMINDER_STATE', 'REMINDER_CHANGED'],
    params: reminderParams,
    payload: reminderEdit,
    options: {
      tags: ['api'],
      description: 'Rewrites a draft at the version it was read at',
      response: { schema: reminderView },
    },
    handler: async (request, _h, { payload }) => {
      const { version, ...body } = payload
      const edit = { id: idOf(request), version, terms: termsIn(body) }
      const changed = await changeReminder(app, edit, authorOf(request))
      return isRefused(changed) ? changed : viewReminder(changed)
    },
  })
}

function dropRoute(app: Pick<AppContext, 'database' | 'clock'>): Route {
  return defineRoute({
    method: 'DELETE',
    path: onePath,
    refuses: ['NOT_FOUND', 'REMINDER_STATE'],
    params: reminderParams,
    options: {
      tags: ['api'],
      description: 'Throws a draft away',
      response: { status: { 204: true } },
    },
    handler: async (request, h) => {
      const refused = await dropReminder(app, idOf(request), authorOf(request))
      return refused === null ? h.response().code(204) : refused
    },
  })
}
