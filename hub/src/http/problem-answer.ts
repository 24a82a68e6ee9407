import { staffRoles } from '../../api/lists.ts'
import type { Boom } from '@hapi/boom'
import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi'
import { own, PluginFault } from '@matricula/contract'
import Joi from 'joi'
import type { Locale, Texts, TextValues } from '../config/texts.ts'
import { translate } from '../config/texts.ts'
import { isStoreAway } from '../db/store-away.ts'
import type { Refusal } from '../shared/refusal.ts'
import { TooBusy } from '../shared/too-busy.ts'
import { localeOf } from './locale.ts'
import { codeOfStatus, problemDocument } from './problem-document.ts'
import { isProblemCode, type ProblemCode, problems } from './problems.ts'

interface Problem {
  readonly code: ProblemCode
  readonly values?: TextValues
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly facts?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Answers a refusal as problem+json in the reader's language. */
export function answerRefusal(
  texts: Texts,
  request: Request,
  h: ResponseToolkit,
  refusal: Refusal,
): ResponseObject {
  if (!isProblemCode(refusal.code)) throw new Error(`no problem is called ${refusal.code}`)
  const locale = localeOf(request)
  const errors = Object.fromEntries(
    Object.entries(refusal.fields).map(([field, keys]) => [
      field,
      keys.map((key) => translate(texts, locale, key, refusal.values)),
    ]),
  )
  const retryAfter = refusal.values['retryAfter']
  return answerProblem(texts, request, h, {
    code: refusal.code,
    values: refusal.values,
    facts: refusal.facts,
    ...(Object.keys(errors).length > 0 && { errors }),
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  })
}

/** Answers what hapi or an adapter threw as problem+json. A bug is logged whole and answered without detail. */
export function answerFailure(
  texts: Texts,
  request: Request,
  h: ResponseToolkit,
  failure: Boom,
): ResponseObject {
  if (failure instanceof PluginFault) {
    request.server.app.log.warn(
      { path: request.route.path, fault: failure.code, trace: request.info.id },
      'a plugin failed a request',
    )
    return answerProblem(texts, request, h, { code: 'FEATURE_DOWN', headers: { 'retry-after': '10' } })
  }
  if (isStoreAway(failure)) {
    request.server.app.log.error(
      { path: request.route.path, trace: request.info.id, err: failure },
      'the database failed a request',
    )
    return answerProblem(texts, request, h, { code: 'DATABASE_DOWN', headers: { 'retry-after': '5' } })
  }
  if (failure instanceof TooBusy)
    return answerProblem(texts, request, h, {
      code: 'OVERLOADED',
      values: { retryAfter: 5 },
      headers: { 'retry-after': '5' },
    })
  const status = failure.output.statusCode
  if (status >= 500) {
    request.server.app.log.error(
      { path: request.route.path, trace: request.info.id, err: failure },
      'a request broke off',
    )
    return answerProblem(texts, request, h, { code: 'INTERNAL' })
  }
  const errors = fieldErrors(texts, localeOf(request), failure)
  const facts = status === 403 ? { facts: { roles: rolesAt(request) } } : {}
  return answerProblem(texts, request, h, { code: codeOfStatus(status), ...(errors && { errors }), ...facts })
}

/** The staff's roles that would have been let in. */
function rolesAt({ route }: Request): readonly string[] {
  const { rule } = route.settings.app ?? {}
  return staffRoles.filter((role) => Array.isArray(rule) && rule.includes(role))
}

function answerProblem(texts: Texts, request: Request, h: ResponseToolkit, problem: Problem): ResponseObject {
  const { code, values = {}, errors, facts = {}, headers = {} } = problem
  const locale = localeOf(request)
  const response = h
    .response({
      ...problemDocument(texts, locale, {
        code,
        values,
        requestId: request.info.id,
        ...(errors && { errors }),
      }),
      ...facts,
    })
    .code(problems[code])
    .type('application/problem+json')
  for (const [name, value] of Object.entries(headers)) response.header(name, value)
  return response
}

/** What joi found, by field, in the reader's words; never the refused value. */
function fieldErrors(texts: Texts, locale: Locale, failure: Boom): Record<string, string[]> | null {
  if (!Joi.isError(failure)) return null
  const errors = new Map<string, string[]>()
  for (const detail of failure.details.slice(0, 50)) {
    const field = detail.path.join('.') || 'body'
    const key = `validation.${detail.type}`
    const limit: unknown = detail.context?.['limit']
    const values = typeof limit === 'number' ? { limit: String(limit) } : {}
    const known = own(texts[locale], key) === undefined ? 'validation.other' : key
    errors.set(field, [...(errors.get(field) ?? []), translate(texts, locale, known, values)])
  }
  return Object.fromEntries(errors)
}
