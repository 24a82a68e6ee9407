import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import type { Request, Server } from '@hapi/hapi'
import type { AppContext } from '../app-context.ts'
import { headersOver, withNonce } from './headers.ts'
import { localeOf } from './locale.ts'
import { codeOfStatus, problemDocument } from './problem-document.ts'

declare module '@hapi/hapi' {
  interface RequestApplicationState {
    /** What the styles of this page carry, for a page of the office. */
    styleNonce?: string
    /** The answer that was given our shape. What leaves instead of it broke on its way. */
    shaped?: Request['response']
  }
}

declare module 'node:http' {
  interface ServerResponse {
    [asked]?: Request
  }
}

/** What browsers are told not to do, by the path that was asked and the number that its styles carry. */
export type ResponseHeaders = (path: string, styleNonce: string | null) => Readonly<Record<string, string>>

export function responseHeadersOf({
  config,
  publicUrl,
}: Pick<AppContext, 'config' | 'publicUrl'>): ResponseHeaders {
  const { maps, facilities } = config.settings
  const { provider, scriptUrl } = facilities.chat
  const chatScriptUrl = provider === 'script' ? scriptUrl : ''
  const headersOf = headersOver({ tileUrl: maps.tileUrl, chatScriptUrl })
  return (path, styleNonce) => {
    const usual = headersOf(path, publicUrl())
    return styleNonce === null ? usual : withNonce(usual, styleNonce)
  }
}

/**
 * Which request an answer belongs to; Node answers some by itself, before anybody hears of them. Kept at the answer: from
 * a weak map V8 takes no request before it collects all of the memory, which copied every one of them twice until then.
 */
const asked = Symbol('asked')

/** Must be the first to hear of a request. */
export function knowRequests(server: Server): void {
  server.ext('onRequest', (request, h) => {
    request.raw.res[asked] = request
    return h.continue
  })
}

type Given = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * The one way out: whatever answers, and whatever broke meanwhile, it leaves with its headers, and a failure that
 * nobody gave our shape gets it here.
 */
export function createServerResponse(
  { config, ids, isDraining }: Pick<AppContext, 'config' | 'ids' | 'isDraining'>,
  headersFor: ResponseHeaders,
): typeof ServerResponse<IncomingMessage> {
  return class extends ServerResponse {
    override writeHead(status: number, message?: string | Given, given?: Given): this {
      if (this.headersSent) throw new Error('an answer has one beginning')
      const request = this[asked] ?? null
      const id = request?.info.id ?? ids.token()
      this.#setHeaders(request, status, id)
      const said = status < 400 || isShaped(request) ? status : this.#translate(request, status, id)
      return typeof message === 'string'
        ? super.writeHead(said, message, given)
        : super.writeHead(said, message)
    }

    #setHeaders(request: Request | null, status: number, id: string): void {
      const path = request?.path ?? ''
      const headers = headersFor(path, request?.app.styleNonce ?? null)
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
      if (status >= 400 || path.startsWith('/api/')) this.setHeader('x-request-id', id)
      // Proxies then ask elsewhere on a new one, instead of meeting the end of this.
      if (isDraining()) this.setHeader('connection', 'close')
    }

    /** Says what broke in our shape, whatever else is written; answers the status that goes with it. */
    #translate(request: Request | null, status: number, requestId: string): number {
      const locale = request === null ? 'es-CO' : localeOf(request)
      const problem = problemDocument(config.texts, locale, { code: codeOfStatus(status), requestId })
      const body = JSON.stringify(problem)
      for (const name of ofTheBody) this.removeHeader(name)
      this.setHeader('content-type', 'application/problem+json; charset=utf-8')
      this.setHeader('content-length', Buffer.byteLength(body))
      this.setHeader('cache-control', 'no-store')
      this.write = () => true
      this.end = () => super.end(body)
      return problem.status
    }
  }
}

const ofTheBody = ['content-encoding', 'content-range', 'transfer-encoding', 'etag', 'last-modified']

function isShaped(request: Request | null): boolean {
  const shaped = request?.app.shaped
  return shaped !== undefined && request?.response === shaped
}
