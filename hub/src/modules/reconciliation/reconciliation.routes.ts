import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { acceptMatch } from './accept-match.ts'
import { listDays } from './list-days.ts'
import { readDay } from './read-day.ts'
import { readOf } from './read-of.ts'
import {
  byDay,
  byMatch,
  daysQuery,
  daysView,
  dayView,
  matchPayload,
  matchView,
} from './reconciliation.schemas.ts'
import { viewDay, viewMatch } from './reconciliation.view.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { dropMatch, lockMatch } from './match.store.ts'
import { dropDays } from './reconciled-day.store.ts'

/** What provider, hub and accounting say of the same payments, day by day in Bogotá. */
export function reconciliationRoutes(
  app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'plugins'>,
): Route[] {
  return [daysRoute(app), dayRoute(app), matchRoute(app), undoRoute(app)]
}

function daysRoute(app: Pick<AppContext, 'database' | 'clock' | 'plugins'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/reconciliation/days',
    refuses: ['BAD_INPUT'],
    query: daysQuery,
    options: {
      tags: ['api'],
      description:
        'Each day in sums of provider, hub and accounting; the last seven days, at most 31. A closed day that agreed is as it was last heard',
      response: { schema: daysView },
    },
    handler: async (request, _h, { query }) => {
      const days = await listDays(app, query, readOf(request.info.id))
      return isRefused(days) ? days : [...days]
    },
  })
}

function dayRoute(app: Pick<AppContext, 'database' | 'plugins'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/reconciliation/days/{day}',
    reads: () => '*',
    params: byDay,
    options: {
      tags: ['api'],
      description: 'Every payment of a day as the three have it, with proposed and accepted matches',
      response: { schema: dayView },
    },
    handler: async ({ params, info }) => {
      const day: LocalDate = String(params['day'])
      return viewDay(await readDay(app, day, readOf(info.id)))
    },
  })
}

function matchRoute(app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'plugins'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/reconciliation/days/{day}/matches',
    refuses: ['BAD_INPUT', 'ROWS_CHANGED'],
    params: byDay,
    payload: matchPayload,
    options: {
      tags: ['api'],
      description: 'Holds some rows of a day for one payment, with the reason',
      response: { schema: matchView },
    },
    handler: async (request, _h, { payload: { rows, reason } }) => {
      const day: LocalDate = String(request.params['day'])
      const command = { day, rows, reason, actor: actorOf(callerOf(request)), trace: request.info.id }
      const match = await acceptMatch(app, command)
      return isRefused(match) ? match : viewMatch(match)
    },
  })
}

function undoRoute(app: Pick<AppContext, 'database' | 'clock'>): Route {
  return defineRoute({
    method: 'DELETE',
    path: '/api/reconciliation/matches/{id}',
    refuses: ['NOT_FOUND'],
    params: byMatch,
    options: {
      tags: ['api'],
      description: 'Undoes a match',
      response: { status: { 204: true } },
    },
    handler: async (request, h) => {
      const id = String(request.params['id'])
      const undoing = { id, actor: actorOf(callerOf(request)), trace: request.info.id }
      const refused = await undoMatch(app, undoing)
      return refused === null ? h.response().code(204) : refused
    },
  })
}

interface Undoing {
  readonly id: string
  readonly actor: string
  readonly trace: string
}

/** Lets the rows of a match be rows of their own again. */
function undoMatch(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { id, actor, trace }: Undoing,
): Promise<Refusal<'NOT_FOUND'> | null> {
  return inTransaction(database, async (trx) => {
    const match = await lockMatch(trx, id)
    if (match === null) return refuse('NOT_FOUND')
    await dropMatch(trx, id)
    const { day, rows, reason, by } = match
    await dropDays(trx, [day])
    const change = { before: { day, rows, reason, by }, after: null }
    await recordAudit(trx, {
      at: clock.wall(),
      actor,
      act: 'reconciliation.undo',
      subject: id,
      ...change,
      trace,
    })
    return null
  })
}
