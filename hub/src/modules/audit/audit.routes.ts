import Joi from 'joi'
import { dayRange } from '../../http/day-range.ts'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, filtersOf, listQuery, pageOf, searchText, sortOf } from '../../http/paging.ts'
import { type Shift, shiftsOf } from '../../shared/clock.ts'
import { type LocalDate, startOfDay } from '../../shared/local-date.ts'
import { type AuditSearch, type KeptAuditEntry, listAudit } from './audit.store.ts'
import { wallSpans } from './wall-spans.ts'

const written = (longest: number) =>
  Joi.string()
    .max(longest)
    .pattern(/^\P{Cc}+$/u)

const query = listQuery(['at'], {
  actor: written(100),
  act: written(60),
  subject: written(100),
  trace: written(64),
  search: searchText,
  ...dayRange,
})

const change = Joi.object().unknown().allow(null).required()

const auditView = Joi.object({
  id: Joi.number().integer().required(),
  at: Joi.string().isoDate().required(),
  actor: Joi.string().required(),
  act: Joi.string().required(),
  subject: Joi.string().required(),
  before: change,
  after: change,
  trace: Joi.string().required(),
}).label('AuditEntry')

/** The trail only grows, so that nobody is answered the whole of it by mistake. */
const firstPage = { offset: 0, limit: 50 }

export function auditRoutes({ database, clock }: Pick<AppContext, 'database' | 'clock'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/audit',
      query,
      options: {
        tags: ['api'],
        description:
          'Who did what and who read whose record, newest first, 50 at a time; days are Bogotá’s, on the season’s clock',
        response: { schema: Joi.array().items(auditView).label('AuditTrail') },
      },
      handler: async (request, h) => {
        const { direction } = sortOf(request, { by: 'at', direction: 'desc' })
        const page = pageOf(request) ?? firstPage
        const { items, total } = await listAudit(database, searchOf(filtersOf(request), shiftsOf(clock)), {
          page,
          direction,
        })
        return answerPage(h, { items: items.map(viewEntry), total })
      },
    }),
  ]
}

interface AuditQuery extends Omit<AuditSearch, 'spans'> {
  readonly from?: LocalDate
  readonly to?: LocalDate
}

/** The trail is kept on the machine's clock; a reader asks in the season's days. */
function searchOf({ from, to, ...exact }: AuditQuery, shifts: readonly Shift[]): AuditSearch {
  const days = {
    ...(from !== undefined && { since: startOfDay(from) }),
    ...(to !== undefined && { until: endOfDay(to) }),
  }
  return {
    ...exact,
    ...((from !== undefined || to !== undefined) && { spans: wallSpans(shifts, days) }),
  }
}

/** Bogotá's days all have 24 hours. */
function endOfDay(day: LocalDate): Date {
  return new Date(startOfDay(day).getTime() + 24 * 60 * 60 * 1000)
}

function viewEntry({ id, at, actor, act, subject, before, after, trace }: KeptAuditEntry) {
  return { id, at: at.toISOString(), actor, act, subject, before, after, trace }
}
