import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { AppContext } from '../app-context.ts'
import { problemDocument, type ProblemDocument } from './problem-document.ts'
import type { ProblemCode } from './problems.ts'
import { type ResponseHeaders, createServerResponse } from './server-response.ts'

const checkEveryMs = 1000

/** What connections come to. Each answer leaves by the one way out, those of Node itself included. */
export function openListener(
  app: Pick<AppContext, 'config' | 'ids' | 'isDraining'>,
  headersFor: ResponseHeaders,
): Server {
  const { headersSeconds, uploadSeconds } = app.config.settings.server.timeouts
  return createServer({
    ServerResponse: createServerResponse(app, headersFor),
    headersTimeout: headersSeconds * 1000,
    // Routes are less patient with bodies; this is for whoever never comes to one.
    requestTimeout: (headersSeconds + uploadSeconds + 1) * 1000,
    connectionsCheckingInterval: checkEveryMs,
  })
}

/** Answers by ourselves what Node could not read as a request; hapi says a bare 400 to it. */
export function answerMalformedRequests(
  listener: Server,
  { config, ids }: Pick<AppContext, 'config' | 'ids'>,
  headersFor: ResponseHeaders,
): void {
  const underWay = new WeakMap<Socket, ServerResponse>()
  listener.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) =>
    underWay.set(socket, answer),
  )
  listener.removeAllListeners('clientError')
  listener.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = underWay.get(socket)
    const isHalfSaid = answer?.headersSent === true && !answer.writableFinished
    if (!socket.writable || isHalfSaid || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const problem = problemDocument(config.texts, 'es-CO', { code: codeOf(error), requestId: ids.token() })
    socket.end(written(problem, headersFor('/', null)))
    socket.destroySoon()
  })
}

const codes: ReadonlyMap<string | undefined, ProblemCode> = new Map([
  ['HPE_HEADER_OVERFLOW', 'HEADERS_TOO_LARGE'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'TOO_LARGE'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'TOO_SLOW'],
])

function codeOf({ code }: NodeJS.ErrnoException): ProblemCode {
  return codes.get(code) ?? 'BAD_REQUEST'
}

function written(problem: ProblemDocument, headers: Readonly<Record<string, string>>): string {
  const body = JSON.stringify(problem)
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': problem.requestId,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${problem.status} \r\n${lines.join('')}\r\n${body}`
}
