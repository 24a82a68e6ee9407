import type { Lifecycle } from '@hapi/hapi'
import Joi from 'joi'
import type { PageResponse } from '@matricula/contract'
import { servesVendorPages } from '../config/purpose.ts'
import type { AppContext } from '../app-context.ts'
import type { Route } from './access-policy.ts'
import { refuse } from '../shared/refusal.ts'
import { localeOf } from './locale.ts'
import { answerRefusal } from './problem-answer.ts'

const texts = Joi.object().pattern(Joi.string().max(100), Joi.string().allow('').max(2000))

/** The pages of the pretend vendors. In production there are none, but for a rehearsal. */
export function sandboxRoutes(app: AppContext): Route[] {
  if (!servesVendorPages(app.config.settings)) return []
  const handler = showPage(app)
  const path = '/sandbox/{instance}/{page*}'
  return [
    { method: 'GET', path, handler, options: { validate: { query: texts } } },
    { method: 'POST', path, handler, options: { validate: { query: texts, payload: texts.allow(null) } } },
  ]
}

function showPage(app: AppContext): Lifecycle.Method {
  return async (request, h) => {
    const pages = app.plugins.pages(String(request.params['instance']))
    if (pages === null) return answerRefusal(app.config.texts, request, h, refuse('NOT_FOUND'))
    const answer: PageResponse = await pages.handle({
      method: request.method === 'post' ? 'POST' : 'GET',
      path: typeof request.params['page'] === 'string' ? request.params['page'] : '',
      query: texts.validate(request.query).value,
      form: texts.validate(request.payload ?? {}).value,
      locale: localeOf(request),
    })
    if (answer.is === 'redirect') return h.redirect(answer.to).code(303)
    if (answer.is === 'json') return h.response(JSON.stringify(answer.value)).type('application/json')
    return h.response(answer.html).code(answer.status).type('text/html')
  }
}
