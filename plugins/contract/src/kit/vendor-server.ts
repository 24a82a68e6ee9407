import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { awaitedFault } from './awaited-fault.ts'
import type { FaultScope, PretendVendor, VendorFault } from './stage.ts'
import { readRequest } from './vendor-request.ts'
import type { VendorRequest } from './vendor-request.ts'

export type { VendorRequest } from './vendor-request.ts'

export interface VendorAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Uint8Array
}

export interface VendorBehaviour {
  /** The vendor in good health. What it throws is its own bug and comes out as status 500. */
  handle(request: VendorRequest): VendorAnswer | Promise<VendorAnswer>
  /** Whether a request would change something at the vendor; anything but a GET when absent. */
  changes?(request: VendorRequest): boolean
  /** How this vendor says it; 429 with `retry-after: 1`, 401 and 400 when absent. */
  readonly faultAnswers?: Partial<Record<'throttled' | 'unauthorised' | 'refuses', FaultAnswer>>
}

export type FaultAnswer = VendorAnswer | ((request: VendorRequest) => VendorAnswer)

/** What else can come from a broken vendor: a 500, a page for people, 50 MB, one byte at a time. */
export const brokenAnswers = ['fails', 'html', 'huge', 'drips'] as const

export type BrokenAnswer = (typeof brokenAnswers)[number]

/** A pretend vendor that speaks HTTP on a port of this machine. */
export interface VendorServer extends Pick<PretendVendor, 'clearFault'> {
  /** Resolves once a request has met the present fault. */
  faultReached(): Promise<void>
  readonly origin: string
  /** Everything that arrived, first first. */
  readonly requests: readonly VendorRequest[]
  injectFault(vendorFault: VendorFault | BrokenAnswer, scope?: FaultScope): Promise<void>
  close(): Promise<void>
}

/** An answer as JSON vendors give it. */
export function jsonAnswer(value: unknown, status = 200): VendorAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

/** Opens a pretend vendor on a free port, in good health. */
export async function openVendorServer(behaviour: VendorBehaviour): Promise<VendorServer> {
  const requests: VendorRequest[] = []
  let injected: { vendorFault: VendorFault | BrokenAnswer; scope: FaultScope } | null = null
  let awaited = awaitedFault()
  const server = createServer((incoming, response) => {
    // Only a request that broke off on its way gets here; there is nobody to answer.
    receive(incoming, response).catch(() => response.destroy())
  })
  const port = await listenOn(server, 0)

  async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming)
    requests.push(request)
    const vendorFault = faultFor(request)
    if (vendorFault === null) return answer(response, await handled(request))
    awaited.markReached()
    await faultHandlers[vendorFault]({ request, response, behaviour, handled: () => handled(request) })
  }

  function faultFor(request: VendorRequest): VendorFault | BrokenAnswer | null {
    if (injected === null) return null
    return injected.scope === 'everything' || isChange(behaviour, request) ? injected.vendorFault : null
  }

  async function handled(request: VendorRequest): Promise<VendorAnswer> {
    try {
      return await behaviour.handle(request)
    } catch (error) {
      return { status: 500, body: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    async injectFault(vendorFault, scope = 'everything') {
      injected = { vendorFault, scope }
      awaited = awaitedFault()
      if (vendorFault === 'unreachable') await closeServer(server)
    },
    async clearFault() {
      injected = null
      // Whoever still waits for an answer waits in vain.
      server.closeAllConnections()
      if (!server.listening) await listenOn(server, port)
    },
    faultReached: () => awaited.reached,
    close: () => closeServer(server),
  }
}

interface FaultContext {
  readonly request: VendorRequest
  readonly response: ServerResponse
  readonly behaviour: VendorBehaviour
  readonly handled: () => Promise<VendorAnswer>
}

const faultHandlers: Readonly<
  Record<VendorFault | BrokenAnswer, (context: FaultContext) => void | Promise<void>>
> = {
  // Nobody listens; a request that was on its way just ends.
  unreachable: ({ response }) => void response.destroy(),
  throttled: ({ response, request, behaviour }) =>
    answer(
      response,
      answerOfFault(request, behaviour.faultAnswers?.throttled, {
        status: 429,
        headers: { 'retry-after': '1' },
      }),
    ),
  unauthorised: ({ response, request, behaviour }) =>
    answer(
      response,
      answerOfFault(request, behaviour.faultAnswers?.unauthorised, { status: 401, body: '{}' }),
    ),
  refuses: ({ response, request, behaviour }) =>
    answer(response, answerOfFault(request, behaviour.faultAnswers?.refuses, { status: 400, body: '{}' })),
  async 'hangs-up'({ response, handled }) {
    await handled()
    response.destroy()
  },
  async garbage({ response, handled }) {
    await handled()
    answer(response, { status: 200, body: '<<< not what anybody asked for' })
  },
  hangs: () => undefined,
  fails: ({ response }) => answer(response, { status: 500, body: 'Internal Server Error' }),
  html: ({ response }) =>
    answer(response, {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><title>Mantenimiento</title><h1>Volvemos pronto</h1>',
    }),
  huge: ({ response }) => sendHugeBody(response),
  drips: ({ response }) => dripBody(response),
}

function isChange(behaviour: VendorBehaviour, request: VendorRequest): boolean {
  return behaviour.changes?.(request) ?? request.method !== 'GET'
}

function answerOfFault(
  request: VendorRequest,
  faultAnswer: FaultAnswer | undefined,
  otherwise: VendorAnswer,
): VendorAnswer {
  return typeof faultAnswer === 'function' ? faultAnswer(request) : (faultAnswer ?? otherwise)
}

/** Without keep-alive: a connection that the vendor closes later would look like a lost answer. */
function answer(response: ServerResponse, { status, headers = {}, body }: VendorAnswer): void {
  const lists = Object.entries(headers).map(
    ([name, value]) => [name, typeof value === 'string' ? value : [...value]] as const,
  )
  response.writeHead(status, { ...Object.fromEntries(lists), connection: 'close' }).end(body)
}

const hugeMegabytes = 50

async function sendHugeBody(response: ServerResponse): Promise<void> {
  const megabyte = new Uint8Array(1024 * 1024).fill(0x20)
  response.writeHead(200, { 'content-type': 'application/json', connection: 'close' })
  for (let sent = 0; sent < hugeMegabytes && !response.destroyed; sent += 1) {
    if (!response.write(megabyte)) await drainedOrGone(response)
  }
  response.end()
}

async function drainedOrGone(response: ServerResponse): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  // The loser of the race is aborted, and its listener removed.
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })])
  over.abort()
}

const dripMs = 200

function dripBody(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', connection: 'close' })
  const timer = setInterval(() => response.write(' '), dripMs)
  response.once('close', () => clearInterval(timer))
}

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  return closed
}
