import type { RequestRoute, Server } from '@hapi/hapi'
import Joi from 'joi'
import { sessionCookie } from '../sessions.ts'
import { operationOf, subjectOf } from './operation.ts'
import { Components, type JsonSchema } from './schemas.ts'
import { isSubject, subjects } from './subjects.ts'

const problem = Joi.object({
  type: Joi.string().required(),
  title: Joi.string().required(),
  status: Joi.number().integer().required(),
  code: Joi.string().required(),
  detail: Joi.string().required(),
  errors: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())),
  requestId: Joi.string().required(),
  line: Joi.object({
    ahead: Joi.number().integer().min(0).required().description('How many stand before'),
    seconds: Joi.number().integer().min(1).required().description('About how long it takes'),
  })
    .description(
      'Of OVERLOADED, where a place in the waiting line was given; its ticket is a cookie, and Retry-After says when to ask again',
    )
    .label('LinePlace'),
  roles: Joi.array().items(Joi.string()).description('Of a 403: the roles that would have been let in'),
})
  .unknown()
  .label('Problem')

const description = `Enrollment (matrícula) and payments of a school. Amounts are whole Colombian pesos, percents
of prices are basis points, days are those of Bogotá. Every failure is application/problem+json: \`code\` is stable,
\`title\` and \`detail\` are for people, in Spanish or by Accept-Language in English. Browsers hold a session cookie and
send its CSRF token with every unsafe call; machines send \`Authorization: Bearer <key>\`. Lists take
\`page[number]\`, \`page[size]\` and \`sort\` and say in X-Total-Count how many rows there are; without a page they
answer all of them, the trail and the deliveries the newest fifty.`

/** The API as OpenAPI 3.1, from the schemas, access rules and refusals of the routes themselves. */
export function describeApi(server: Server, version: string, address: string): JsonSchema {
  const components = new Components()
  components.ofOutput(problem)
  const routes = server.table().filter(({ settings }) => settings.tags?.includes('api'))
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const route of routes.toSorted(byPath)) {
    const operations = (paths[route.path] ??= {})
    operations[route.method] = operationOf(route, components)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Matrícula Hub', version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: address }],
    tags: [...new Set(routes.map(subjectOf))].toSorted().map(describeSubject),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
        key: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function describeSubject(name: string) {
  if (!isSubject(name)) throw new Error(`nobody says what the calls of ${name} are about`)
  return { name, description: subjects[name] }
}

function byPath(one: RequestRoute, other: RequestRoute): number {
  return one.path.localeCompare(other.path) || one.method.localeCompare(other.method)
}
