import type { Request, ResponseToolkit } from '@hapi/hapi'
import Joi from 'joi'
import type { PageRequest } from '@matricula/contract'
import { servesVendorPages } from '../config/purpose.ts'
import type { AppContext } from '../app-context.ts'
import type { Route } from './access-policy.ts'
import { refuse } from '../shared/refusal.ts'
import { defineRoute } from './define-route.ts'
import { localeOf } from './locale.ts'

type Texts = Readonly<Record<string, string>>

interface Place {
  readonly instance: string
  readonly page?: string
}

const params = Joi.object<Place>({ instance: Joi.string().required(), page: Joi.string().allow('') })
const texts = [Joi.string().max(100), Joi.string().allow('').max(2000)] as const
const query = Joi.object<Texts>().pattern(...texts)
const payload = Joi.object<Texts | null>()
  .pattern(...texts)
  .allow(null)

/** The pages of the pretend vendors. In production there are none, but for a rehearsal. */
export function sandboxRoutes(app: Pick<AppContext, 'config' | 'plugins'>): Route[] {
  if (!servesVendorPages(app.config.settings)) return []
  const place = { path: '/sandbox/{instance}/{page*}', refuses: ['NOT_FOUND'], params, query } as const
  return [
    defineRoute({
      method: 'GET',
      ...place,
      handler: (request, h, { params, query }) => showPage(app, request, h, { ...params, query, form: {} }),
    }),
    defineRoute({
      method: 'POST',
      ...place,
      payload,
      handler: (request, h, { params, query, payload }) =>
        showPage(app, request, h, { ...params, query, form: payload ?? {} }),
    }),
  ]
}

type Visit = Place & Pick<PageRequest, 'query' | 'form'>

async function showPage(
  { plugins }: Pick<AppContext, 'plugins'>,
  request: Request,
  h: ResponseToolkit,
  { instance, page = '', query, form }: Visit,
) {
  const pages = plugins.pages(instance)
  if (pages === null) return refuse('NOT_FOUND')
  const answer = await pages.handle({
    method: request.method === 'post' ? 'POST' : 'GET',
    path: page,
    query,
    form,
    locale: localeOf(request),
  })
  if (answer.is === 'redirect') return h.redirect(answer.to).code(303)
  if (answer.is === 'json') return h.response(JSON.stringify(answer.value)).type('application/json')
  return h.response(answer.html).code(answer.status).type('text/html')
}
