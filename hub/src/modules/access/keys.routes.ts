import { staffRoles } from '../../../api/lists.ts'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, listQuery, pageOf, searchText, sortOf } from '../../http/paging.ts'
import { issueKey, type IssueKeyCommand } from './issue-key.ts'
import { type KeyField, type KeyList, listKeys } from './key.store.ts'
import { revokeKey } from './revoke-key.ts'
import { rolesSchema } from './staff.schemas.ts'

const sortable: readonly KeyField[] = ['name', 'created_at', 'last_used_at']

const instant = Joi.string().isoDate()

const usualDays = 90
const longestDays = 730

const keyFields = {
  id: Joi.string().required(),
  prefix: Joi.string().required(),
  name: Joi.string().required(),
  roles: Joi.array()
    .items(Joi.valid(...staffRoles))
    .required(),
  created_by: Joi.string().required(),
  created_at: instant.required(),
  last_used_at: instant.allow(null).required(),
  expires_at: instant.allow(null).required(),
  revoked_at: instant.allow(null).required(),
}

const keyListView = Joi.array().items(Joi.object(keyFields).label('ApiKey')).label('ApiKeys')

const issuedView = Joi.object({ ...keyFields, key: Joi.string().required() }).label('IssuedApiKey')

const newKeyPayload = Joi.object<NewKey>({
  name: Joi.string().trim().min(1).max(100).required(),
  roles: rolesSchema.required(),
  days: Joi.number()
    .integer()
    .min(1)
    .max(longestDays)
    .allow(null)
    .description(`How long it opens, ${usualDays} where nothing is said; null: for ever`),
}).label('NewApiKey')

type NewKey = Pick<IssueKeyCommand, 'name' | 'roles'> & Partial<Pick<IssueKeyCommand, 'days'>>

export function keysRoutes(app: Pick<AppContext, 'database' | 'clock' | 'ids'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/keys',
      query: listQuery<Partial<KeyList>>(sortable, { revoked: Joi.boolean(), search: searchText }),
      options: {
        tags: ['api'],
        description: 'The keys of machines, without what opens them',
        response: { schema: keyListView },
      },
      handler: async (request, h, { query }) => {
        const { revoked, search } = query
        const sort = sortOf<KeyField>(request, { by: 'created_at', direction: 'desc' })
        const page = pageOf(request)
        return answerPage(h, await listKeys(app.database, { revoked, search, sort, page }))
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/keys',
      payload: newKeyPayload,
      options: {
        tags: ['api'],
        description: 'Makes a key; this answer is the only one that shows it',
        response: { schema: issuedView },
      },
      handler: (request, _h, { payload }) => {
        const { days = usualDays, ...command } = payload
        return issueKey(app, { ...command, days, actor: actorOf(callerOf(request)), trace: request.info.id })
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/keys/{id}',
      refuses: ['NOT_FOUND'],
      params: Joi.object({ id: Joi.string().guid().required() }),
      options: {
        tags: ['api'],
        description: 'Revokes a key',
        response: { status: { 204: true } },
      },
      handler: async (request, h) => {
        const command = {
          id: String(request.params['id']),
          actor: actorOf(callerOf(request)),
          trace: request.info.id,
        }
        const refused = await revokeKey(app, request.server.app.keys, command)
        return refused === null ? h.response().code(204) : refused
      },
    }),
  ]
}
