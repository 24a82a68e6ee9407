import Joi from 'joi'
import { jsonAnswer, openVendorServer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest, VendorServer } from '@matricula/contract/kit'
import { openAccounts } from './accounts.ts'
import type { OauthClient } from './accounts.ts'
import { drawRequest, Refusal } from './requests.ts'
import type { PretendRequest } from './requests.ts'
import { templates } from './templates.ts'

export interface PretendZoho {
  /** Zoho Sign and the accounts server, on one port. */
  readonly server: VendorServer
  readonly requests: ReadonlyMap<string, PretendRequest>
  readonly change: (request: PretendRequest) => void
}

/** Cut down, so that a search in this small account has several pages. */
const longestPage = 2

const firstId = 212541000000244001n

/** An account with the school's templates, in good health. */
export async function openPretendZoho(client: OauthClient, now: () => Date): Promise<PretendZoho> {
  const accounts = openAccounts(client, now)
  const requests = new Map<string, PretendRequest>()

  function answerOf(request: VendorRequest): object {
    const [, resource, id = '', act] = request.path.replace(/^\/api\/v1/, '').split('/')
    const route = `${request.method} ${resource}${id === '' ? '' : '/id'}${act === undefined ? '' : `/${act}`}`
    switch (route) {
      case 'GET templates':
        return { templates, page_context: { has_more_rows: false } }
      case 'GET templates/id':
        return { templates: orNotFound(templates.find(({ template_id }) => template_id === id)) }
      case 'POST templates/id/createdocument':
        return { requests: create(id, request.form()) }
      case 'GET requests':
        return listed([...requests.values()], request.query.get('data') ?? '')
      case 'GET requests/id':
        return { requests: orNotFound(requests.get(id)) }
      case 'POST requests/id/actions':
        return { sign_url: `https://sign.zoho.invalid/zsguest?sign_id=${id}` }
      default:
        throw new Refusal(400, { code: 9004 })
    }
  }

  function create(templateId: string, form: URLSearchParams): PretendRequest {
    const template = orNotFound(templates.find(({ template_id }) => template_id === templateId))
    const id = String(firstId + BigInt(requests.size))
    const drawn = drawRequest(template, JSON.parse(form.get('data') ?? ''), id)
    const isSent = form.get('is_quicksend') === 'true'
    const request = isSent ? drawn : { ...drawn, request_status: 'draft' }
    requests.set(id, request)
    return request
  }

  const server = await openVendorServer({
    handle(request) {
      if (request.path === '/oauth/v2/token') return accounts.answer(request)
      const refusal = accounts.refusal(request.headers['authorization'])
      return refusal === null ? inEnvelope(() => answerOf(request)) : failure(401, refusal)
    },
    changes: ({ method, path }) => method === 'POST' && path.endsWith('/createdocument'),
    faultAnswers: {
      throttled: failure(429, 2955),
      unauthorised: ({ path }) =>
        path === '/oauth/v2/token' ? jsonAnswer({ error: 'invalid_client' }) : failure(401, 9041),
      refuses: failure(400, 9039),
    },
  })
  return { server, requests, change: (request) => void requests.set(request.request_id, request) }
}

function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw new Refusal(400, { code: 9004 })
  return found
}

function inEnvelope(act: () => object): VendorAnswer {
  try {
    return jsonAnswer({ code: 0, status: 'success', message: 'ok', ...act() })
  } catch (error) {
    if (error instanceof Refusal) return failure(error.status, error.code, error.param)
    throw error
  }
}

function failure(status: number, code: number, param?: string): VendorAnswer {
  return jsonAnswer({ code, error_param: param, message: 'refused', status: 'failure' }, status)
}

interface ListRequest {
  readonly page_context: {
    readonly row_count: number
    readonly start_index: number
    readonly search_columns: { readonly request_name: string }
  }
}

const listRequest = Joi.object<ListRequest>({
  page_context: Joi.object({
    row_count: Joi.number().integer().min(1).max(100).required(),
    start_index: Joi.number().integer().min(1).required(),
    search_columns: Joi.object({ request_name: Joi.string().required() }).required(),
  })
    .unknown()
    .required(),
})

/** Requests whose name holds the one that is searched for. */
function listed(requests: readonly PretendRequest[], data: string): object {
  const { page_context: pageContext } = Joi.attempt(JSON.parse(data), listRequest)
  const found = requests.filter((row) => row.request_name.includes(pageContext.search_columns.request_name))
  const from = pageContext.start_index - 1
  const to = from + Math.min(pageContext.row_count, longestPage)
  return { requests: found.slice(from, to), page_context: { has_more_rows: to < found.length } }
}
