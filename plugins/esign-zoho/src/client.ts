import { PluginFault } from '@matricula/contract'
import { pageFrom, requestFrom, signUrlFrom, templateFrom } from './from-answers.ts'
import type { SignRequest, Template } from './from-answers.ts'
import type { ApiCall, SignApi } from './sign-api.ts'

/** What we ask of Zoho Sign. Ids are text. */
export interface Client {
  /** The cheapest thing to ask. */
  greet(signal: AbortSignal): Promise<void>
  /** A template that isn't there is `not-found`. */
  template(id: string, signal: AbortSignal): Promise<Template>
  /** Draws a document from a template and sends it to its signers. */
  sendFromTemplate(templateId: string, document: object, signal: AbortSignal): Promise<SignRequest>
  request(id: string, signal: AbortSignal): Promise<SignRequest | null>
  /** Requests whose name holds this one, first created first, to the last page. */
  requestsNamed(name: string, signal: AbortSignal): Promise<readonly SignRequest[]>
  /** An address good for one visit within two minutes; null when Zoho tells none. */
  signUrl(requestId: string, actionId: string, signal: AbortSignal): Promise<string | null>
}

/** `envelopes` of the settings, and where our page is that shows the document. */
export interface ClientOptions {
  readonly envelopes: 'live' | 'testing'
  readonly embeddedAt?: string
}

const rowCount = 100
const mostPages = 50

export function openClient(api: SignApi, { envelopes, embeddedAt }: ClientOptions): Client {
  return {
    async greet(signal) {
      const page = { page_context: { row_count: 1, start_index: 1 } }
      await api.call({ method: 'GET', path: '/templates', query: { data: JSON.stringify(page) } }, signal)
    },
    async template(id, signal) {
      return templateFrom(await api.call({ method: 'GET', path: `/templates/${id}` }, signal))
    },
    async sendFromTemplate(templateId, document, signal) {
      const call: ApiCall = {
        method: 'POST',
        path: `/templates/${templateId}/createdocument`,
        ...(envelopes === 'testing' ? { query: { testing: 'true' } } : {}),
        form: { is_quicksend: 'true', data: JSON.stringify(document) },
      }
      return requestFrom(await api.call(call, signal))
    },
    async request(id, signal) {
      try {
        return requestFrom(await api.call({ method: 'GET', path: `/requests/${id}` }, signal))
      } catch (fault) {
        if (fault instanceof PluginFault && fault.code === 'not-found') return null
        throw fault
      }
    },
    requestsNamed: (name, signal) => requestsNamed(api, name, signal),
    async signUrl(requestId, actionId, signal) {
      const path = `/requests/${requestId}/actions/${actionId}/embedtoken`
      return signUrlFrom(await api.call({ method: 'POST', path, form: { host: embeddedAt ?? '' } }, signal))
    },
  }
}

async function requestsNamed(
  api: SignApi,
  name: string,
  signal: AbortSignal,
): Promise<readonly SignRequest[]> {
  const found: SignRequest[] = []
  for (let page = 0; page < mostPages; page += 1) {
    const context = {
      row_count: rowCount,
      start_index: found.length + 1,
      search_columns: { request_name: name },
      sort_column: 'created_time',
      sort_order: 'ASC',
    }
    const query = { data: JSON.stringify({ page_context: context }) }
    const { requests, hasMore } = pageFrom(
      await api.call({ method: 'GET', path: '/requests', query }, signal),
    )
    found.push(...requests)
    if (!hasMore) return found
    if (requests.length === 0) break
  }
  throw new PluginFault('unknown-outcome', 'Zoho Sign does not come to the end of a list')
}
