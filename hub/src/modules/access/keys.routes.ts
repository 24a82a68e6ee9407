import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf, staffRoles } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerPage, listQuery, pageOf, searchText, sortOf } from '../../http/paging.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
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

const newKeyPayload = Joi.object({
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

export function keysRoutes(app: AppContext): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/keys',
      options: {
        tags: ['api'],
        description: 'The keys of machines, without what opens them',
        validate: { query: listQuery(sortable, { revoked: Joi.boolean(), search: searchText }) },
        response: { schema: keyListView },
      },
      handler: async (request, h) => {
        const { revoked, search } = request.query as Partial<KeyList>
        const sort = sortOf<KeyField>(request, { by: 'created_at', direction: 'desc' })
        const page = pageOf(request)
        return answerPage(h, await listKeys(app.database, { revoked, search, sort, page }))
      },
    },
    {
      method: 'POST',
      path: '/api/keys',
      options: {
        tags: ['api'],
        description: 'Makes a key; this answer is the only one that shows it',
        validate: { payload: newKeyPayload },
        response: { schema: issuedView },
      },
      handler: (request) => {
        const { days = usualDays, ...command } = request.payload as NewKey
        return issueKey(app, { ...command, days, actor: actorOf(callerOf(request)), trace: request.info.id })
      },
    },
    {
      method: 'DELETE',
      path: '/api/keys/{id}',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'Revokes a key',
        validate: { params: Joi.object({ id: Joi.string().guid().required() }) },
        response: { status: { 204: true } },
      },
      handler: async (request, h) => {
        const command = {
          id: String(request.params['id']),
          actor: actorOf(callerOf(request)),
          trace: request.info.id,
        }
        const refused = await revokeKey(app, request.server.app.keys, command)
        return refused === null
          ? h.response().code(204)
          : answerRefusal(app.config.texts, request, h, refused)
      },
    },
  ]
}
