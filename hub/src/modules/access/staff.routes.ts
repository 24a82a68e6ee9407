import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, pageOf, sortOf } from '../../http/paging.ts'
import { sessionCookie, type Sessions } from '../../http/sessions.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { addStaffAccount } from './add-staff.ts'
import { changeStaff } from './change-staff.ts'
import { isLocal } from './staff-account.ts'
import {
  newStaffPayload,
  staffChangePayload,
  staffListView,
  staffParams,
  staffQuery,
  staffView,
} from './staff.schemas.ts'
import { listStaff, type StaffAccount, type StaffField, lockStaff } from './staff.store.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'

export function staffRoutes(app: Pick<AppContext, 'database' | 'clock' | 'passwords'>): Route[] {
  const done = { status: { 204: true } }
  return [
    defineRoute({
      method: 'GET',
      path: '/api/staff/users',
      query: staffQuery,
      options: {
        tags: ['api'],
        description: 'The accounts of the office',
        response: { schema: staffListView },
      },
      handler: async (request, h, { query }) => {
        const { disabled, role, search } = query
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
    }),
    defineRoute({
      method: 'POST',
      path: '/api/staff/users',
      refuses: ['USERNAME_TAKEN'],
      payload: newStaffPayload,
      options: {
        tags: ['api'],
        description: 'Gives somebody of the office a local account',
        response: { schema: staffView },
      },
      handler: async (request, _h, { payload }) => {
        const command = payload
        const added = await addStaffAccount(app, { ...command, ...author(request) })
        return isRefused(added) ? added : viewStaff(added)
      },
    }),
    defineRoute({
      method: 'PATCH',
      path: '/api/staff/users/{username}',
      refuses: ['NOT_FOUND', 'LAST_ADMIN', 'BAD_INPUT'],
      params: staffParams,
      payload: staffChangePayload,
      options: {
        tags: ['api'],
        description: 'Changes an account; new roles, a new password or disabling it end its sessions',
        response: { schema: staffView },
      },
      handler: async (request, _h, { payload }) => {
        const command = payload
        const changed = await changeStaff(app, request.server.app.sessions, {
          ...command,
          ...target(request),
        })
        return isRefused(changed) ? changed : viewStaff(changed)
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/staff/users/{username}',
      refuses: ['NOT_FOUND', 'LAST_ADMIN', 'BAD_INPUT'],
      params: staffParams,
      options: {
        tags: ['api'],
        description: 'Disables an account; its name stays in what it did',
        response: done,
      },
      handler: async (request, h) => {
        const command = { ...target(request), disabled: true }
        const changed = await changeStaff(app, request.server.app.sessions, command)
        return isRefused(changed) ? changed : h.response().code(204)
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/staff/users/{username}/sessions',
      refuses: ['NOT_FOUND'],
      params: staffParams,
      options: {
        tags: ['api'],
        description: 'Signs an account out everywhere',
        response: done,
      },
      handler: async (request, h) => {
        const refused = await closeStaffSessions(app, request.server.app.sessions, target(request))
        return refused === null ? h.response().code(204) : refused
      },
    }),
    defineRoute({
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
        if (refused !== null) return refused
        return h.response().code(204).unstate(sessionCookie)
      },
    }),
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

interface CloseSessionsCommand {
  readonly username: string
  readonly actor: string
  readonly trace: string
}

/** Signs an account out wherever it is signed in, as after a lost telephone. */
async function closeStaffSessions(
  app: Pick<AppContext, 'database' | 'clock'>,
  sessions: Sessions,
  { username, actor, trace }: CloseSessionsCommand,
): Promise<Refusal<'NOT_FOUND'> | null> {
  return inTransaction(app.database, async (trx) => {
    if ((await lockStaff(trx, username)) === null) return refuse('NOT_FOUND')
    await sessions.closeAllOf('staff', username, trx)
    const entry = { at: app.clock.wall(), actor, act: 'staff.sign-out', subject: username, trace }
    await recordAudit(trx, { ...entry, before: null, after: null })
    return null
  })
}
