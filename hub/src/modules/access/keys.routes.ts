import { staffRoles } from '../../../api/lists.ts'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf, type StaffRole } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, listQuery, pageOf, searchText, sortOf } from '../../http/paging.ts'
import {
  type KeyField,
  type KeyList,
  listKeys,
  lockKey,
  writeRevoked,
  addKey,
  type ApiKey,
} from './key.store.ts'
import { rolesSchema } from './staff.schemas.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type Keys, keyFrom } from '../../http/keys.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { sha256 } from '../../shared/ids.ts'

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

interface RevokeKeyCommand {
  readonly id: string
  readonly actor: string
  readonly trace: string
}

/** Makes a key worthless, for good. Asking again changes nothing. */
async function revokeKey(
  app: Pick<AppContext, 'database' | 'clock'>,
  keys: Keys,
  { id, actor, trace }: RevokeKeyCommand,
): Promise<Refusal<'NOT_FOUND'> | null> {
  const at = app.clock.wall()
  const refused = await inTransaction(app.database, async (trx) => {
    const key = await lockKey(trx, id)
    if (key === null) return refuse('NOT_FOUND')
    if (key.revoked_at !== null) return null
    await writeRevoked(trx, id, at)
    const before = { prefix: key.prefix, roles: key.roles }
    await recordAudit(trx, { at, actor, act: 'key.revoke', subject: id, before, after: null, trace })
    return null
  })
  keys.forget(id)
  return refused
}

interface IssueKeyCommand {
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** How many days it opens; null: for ever. */
  readonly days: number | null
  readonly actor: string
  readonly trace: string
}

const prefixLength = 8
const dayMs = 24 * 3600 * 1000

/** Makes a key for a machine. This answer is the one place where it can be read. */
async function issueKey(
  app: Pick<AppContext, 'database' | 'clock' | 'ids'>,
  { name, roles, days, actor, trace }: IssueKeyCommand,
): Promise<ApiKey & { readonly key: string }> {
  const key = keyFrom(app.ids.secret())
  const at = app.clock.wall()
  const issued: ApiKey = {
    id: app.ids.id(),
    prefix: key.slice(0, prefixLength),
    name,
    roles,
    created_by: actor,
    created_at: at.toISOString(),
    last_used_at: null,
    expires_at: days === null ? null : new Date(at.getTime() + days * dayMs).toISOString(),
    revoked_at: null,
  }
  await inTransaction(app.database, async (trx) => {
    await addKey(trx, issued, sha256(key))
    await recordAudit(trx, {
      at,
      actor,
      act: 'key.issue',
      subject: issued.id,
      before: null,
      after: { prefix: issued.prefix, roles, expires_at: issued.expires_at },
      trace,
    })
  })
  return { ...issued, key }
}
