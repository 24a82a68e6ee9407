import type { RequestRoute } from '@hapi/hapi'
import Joi from 'joi'
import type { AccessRule } from '../access-policy.ts'
import { failuresOf } from './failures.ts'
import { problems } from '../problems.ts'
import type { Components, JsonSchema } from './schemas.ts'

/** A route as OpenAPI tells it. */
export function operationOf(route: RequestRoute, components: Components): JsonSchema {
  const { settings, method, path } = route
  const payload: unknown = settings.app?.takes ?? settings.validate?.payload
  const rule = settings.app?.rule ?? 'anyone'
  return {
    operationId: nameOf(method, path),
    summary: settings.description ?? '',
    tags: [subjectOf(route)],
    ...(typeof rule === 'object' && { 'x-roles': rule }),
    security: securityOf(rule, method),
    ...withParameters(route, components),
    ...bodyOf(payload, rule, components),
    responses: { ...failures(route), ...answers(route, components) },
  }
}

function bodyOf(payload: unknown, rule: AccessRule, components: Components): JsonSchema {
  if (rule === 'provider') return { requestBody: { content: { '*/*': { schema: { type: 'string' } } } } }
  if (!Joi.isSchema(payload)) return {}
  const content = { 'application/json': { schema: components.ofInput(payload) } }
  // hapi hands a missing body to joi as null.
  return { requestBody: { required: payload.validate(null).error !== undefined, content } }
}

/** The module that serves a route; what no module serves is the hub's own. */
export function subjectOf({ realm }: RequestRoute): string {
  return realm.plugin ?? 'hub'
}

/** `GET /api/enrollment/student` is getApiEnrollmentStudent. */
function nameOf(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  return [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}

const unsafe = { session: [], csrf: [] }

function securityOf(rule: AccessRule, method: string): JsonSchema[] {
  if (typeof rule === 'string') return []
  const session = method === 'get' ? { session: [] } : unsafe
  const takesKeys =
    rule.some((role) => role !== 'student' && role !== 'guardian') && !rule.includes('+person')
  return takesKeys ? [session, { key: [] }] : [session]
}

function withParameters({ settings }: RequestRoute, components: Components): JsonSchema {
  const { params, query, headers } = settings.validate ?? {}
  const parameters = [
    ...parametersIn('path', params, components),
    ...parametersIn('query', query, components),
    ...parametersIn('header', headers, components),
  ]
  return parameters.length === 0 ? {} : { parameters }
}

function parametersIn(
  place: 'path' | 'query' | 'header',
  schema: unknown,
  components: Components,
): JsonSchema[] {
  if (!Joi.isSchema(schema)) return []
  return components.fieldsOf(schema).map((field) => ({
    ...field,
    in: place,
    required: place === 'path' || field.required,
  }))
}

/** What a route declares of its answers; a readiness that says no has a form of its own too. */
function answers({ settings }: RequestRoute, components: Components): JsonSchema {
  const { schema, status = {} } = settings.response ?? {}
  const { answers: media, tells } = settings.app ?? {}
  if (media !== undefined) {
    const told = tells === undefined ? { type: 'string' } : components.ofOutput(tells)
    return { 200: { description: 'Done', content: { [media]: { schema: told } } } }
  }
  const declared = Object.entries(status)
  if (Joi.isSchema(schema)) declared.unshift(['200', schema])
  if (declared.length === 0) declared.push(['200', true])
  const counted = isPaged(settings.validate?.query) ? { headers: totalCount } : {}
  return Object.fromEntries(
    declared.map(([code, answer]) => [code, { ...answerOf(answer, components), ...counted }]),
  )
}

const totalCount = {
  'X-Total-Count': { description: 'How many rows there are on all pages', schema: { type: 'integer' } },
  'X-Total-Age': {
    description: 'How many seconds ago the rows were counted; missing where it was just now',
    schema: { type: 'integer' },
  },
  'X-Total-Amount': {
    description:
      'Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what came in and is open',
    schema: { type: 'integer' },
  },
  'X-Total-Amount-Out': {
    description: 'Of exceptions: how many pesos of the open ones went out',
    schema: { type: 'integer' },
  },
}

function isPaged(query: unknown): boolean {
  return Joi.isSchema(query) && 'page[size]' in (query.describe().keys ?? {})
}

function answerOf(answer: unknown, components: Components): JsonSchema {
  if (!Joi.isSchema(answer) || answer.describe().type === 'any')
    return { description: 'Done, without a body' }
  return { description: 'Done', content: { 'application/json': { schema: components.ofOutput(answer) } } }
}

function failures(route: RequestRoute): JsonSchema {
  const codes = failuresOf(route)
  const statuses = new Set(codes.map((code) => problems[code]))
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: codes.filter((code) => problems[code] === status).join(', '),
        ...((status === 429 || status === 503) && {
          headers: { 'Retry-After': { schema: { type: 'integer' } } },
        }),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}
