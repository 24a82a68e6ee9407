import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerPage, pageOf, sortOf } from '../../http/paging.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { sessionCookie } from '../../http/sessions.ts'
import { isRefused } from '../../shared/refusal.ts'
import { addStaffAccount, type NewAccount } from './add-staff.ts'
import { changeStaff, type ChangeStaffCommand } from './change-staff.ts'
import { closeStaffSessions } from './close-staff-sessions.ts'
import { isLocal } from './staff-account.ts'
import {
  newStaffPayload,
  staffChangePayload,
  staffListView,
  staffParams,
  staffQuery,
  staffView,
} from './staff.schemas.ts'
import { listStaff, type StaffAccount, type StaffField, type StaffList } from './staff.store.ts'

export function staffRoutes(app: AppContext): Route[] {
  const { texts } = app.config
  const done = { status: { 204: true } }
  return [
    {
      method: 'GET',
      path: '/api/staff/users',
      options: {
        tags: ['api'],
        description: 'The accounts of the office',
        validate: { query: staffQuery },
        response: { schema: staffListView },
      },
      handler: async (request, h) => {
        const { disabled, role, search } = request.query as Partial<StaffList>
        const sort = sortOf<StaffField>(request, { by: 'username', direction: 'asc' })
        const { items, total } = await listStaff(app.database, {
          disabled,
          role,
          search,
          sort,
          page: pageOf(request),
        })
        return answerPage(h, { items: items.map(viewStaff), total })
      },
    },
    {
      method: 'POST',
      path: '/api/staff/users',
      refuses: ['USERNAME_TAKEN'],
      options: {
        tags: ['api'],
        description: 'Gives somebody of the office a local account',
        validate: { payload: newStaffPayload },
        response: { schema: staffView },
      },
      handler: async (request, h) => {
        const command = request.payload as Omit<NewAccount, 'actor' | 'trace'>
        const added = await addStaffAccount(app, { ...command, ...author(request) })
        return isRefused(added) ? answerRefusal(texts, request, h, added) : viewStaff(added)
      },
    },
    {
      method: 'PATCH',
      path: '/api/staff/users/{username}',
      refuses: ['NOT_FOUND', 'LAST_ADMIN', 'BAD_INPUT'],
      options: {
        tags: ['api'],
        description: 'Changes an account; new roles, a new password or disabling it end its sessions',
        validate: { params: staffParams, payload: staffChangePayload },
        response: { schema: staffView },
      },
      handler: async (request, h) => {
        const command = request.payload as Omit<ChangeStaffCommand, 'username' | 'actor' | 'trace'>
        const changed = await changeStaff(app, request.server.app.sessions, {
          ...command,
          ...target(request),
        })
        return isRefused(changed) ? answerRefusal(texts, request, h, changed) : viewStaff(changed)
      },
    },
    {
      method: 'DELETE',
      path: '/api/staff/users/{username}',
      refuses: ['NOT_FOUND', 'LAST_ADMIN'],
      options: {
        tags: ['api'],
        description: 'Disables an account; its name stays in what it did',
        validate: { params: staffParams },
        response: done,
      },
      handler: async (request, h) => {
        const command = { ...target(request), disabled: true }
        const changed = await changeStaff(app, request.server.app.sessions, command)
        return isRefused(changed) ? answerRefusal(texts, request, h, changed) : h.response().code(204)
      },
    },
    {
      method: 'DELETE',
      path: '/api/staff/users/{username}/sessions',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'Signs an account out everywhere',
        validate: { params: staffParams },
        response: done,
      },
      handler: async (request, h) => {
        const refused = await closeStaffSessions(app, request.server.app.sessions, target(request))
        return refused === null ? h.response().code(204) : answerRefusal(texts, request, h, refused)
      },
    },
    {
      method: 'DELETE',
      path: '/api/staff/sessions',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'Signs me out everywhere, this browser included',
        response: done,
      },
      handler: async (request, h) => {
        const command = { username: callerOf(request).subject, ...author(request) }
        const refused = await closeStaffSessions(app, request.server.app.sessions, command)
        if (refused !== null) return answerRefusal(texts, request, h, refused)
        return h.response().code(204).unstate(sessionCookie)
      },
    },
  ]
}

function author(request: Request) {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}

function target(request: Request) {
  return { username: String(request.params['username']), ...author(request) }
}

function viewStaff(account: StaffAccount) {
  return {
    username: account.username,
    name: account.name,
    roles: [...account.roles],
    disabled: account.disabledAt !== null,
    created_at: account.createdAt,
    source: isLocal(account) ? 'local' : 'oidc',
  }
}
