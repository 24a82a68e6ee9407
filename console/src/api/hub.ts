import { dropEarly, readHeaders, takeEarly } from './early-answers.ts'
import { watchUntilReachable } from './hub-away.ts'
import { withRetry } from './with-retry.ts'
import { HubProblem, isProblem } from './problem.ts'
import type { CallPurpose } from './problem.ts'
import type { Session } from './types.ts'

export { HubProblem, isProblem } from './problem.ts'

interface CallOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
  purpose?: CallPurpose
}

let csrfToken: Promise<string> | null = null

/** The token of a session just opened; every unsafe call carries it. */
export function rememberCsrf(token: string | null): void {
  csrfToken = token === null ? null : Promise.resolve(token)
}

/** Rows of one page of a list, and how many there are on all of them. */
export interface Rows<T> {
  readonly rows: readonly T[]
  readonly total: number
  /** How many seconds ago they were counted. */
  readonly age: number
  /** Pesos of all of them; null for lists that are no money. */
  readonly amount: number | null
  /** Pesos that went out, of lists that tell them by themselves. */
  readonly out: number | null
}

/** The hub's HTTP API. Answers JSON; throws HubProblem when refused (status) or not reached (status 0, OFFLINE). */
export const hub = {
  get: <T>(path: string, options: CallOptions = {}) => call<T>('GET', path, undefined, options),
  rows: <T>(path: string, options: CallOptions = {}) => callRows<T>(path, options),
  /** By a POST that changes nothing. */
  ask: <T>(path: string, body: unknown) => callWithCsrf<T>('POST', path, body, { purpose: 'read' }),
  post: <T>(path: string, body: unknown, headers: Record<string, string> = {}) =>
    callWithCsrf<T>('POST', path, body, { headers }),
  put: <T>(path: string, body: unknown, headers: Record<string, string> = {}) =>
    callWithCsrf<T>('PUT', path, body, { headers }),
  patch: <T>(path: string, body: unknown) => callWithCsrf<T>('PATCH', path, body),
  delete: <T>(path: string) => callWithCsrf<T>('DELETE', path, undefined),
}

/** Fetches the token of the first unsafe call before that call is made, so that it need not wait for it. */
export async function prefetchCsrf(): Promise<void> {
  await currentCsrf()
}

async function currentCsrf(): Promise<string> {
  csrfToken ??= call<Session>('GET', '/api/session', undefined, {}).then((session) => session.csrfToken)
  try {
    return await csrfToken
  } catch (thrown) {
    csrfToken = null
    throw thrown
  }
}

async function callWithCsrf<T>(
  method: string,
  path: string,
  body: unknown,
  { headers = {}, purpose = 'change' }: CallOptions = {},
) {
  // What is being kept arrives even when its page is left or loaded anew at this very moment.
  const keepalive = method === 'PUT'
  const sendWith = (csrf: string) =>
    call<T>(method, path, body, { headers: { ...headers, 'X-CSRF-Token': csrf }, keepalive, purpose })
  const csrf = await currentCsrf()
  try {
    return await sendWith(csrf)
  } catch (thrown) {
    // Nobody was signed in when the token was fetched, and somebody has since, in another tab.
    if (csrf !== '' || !isProblem(thrown, 'CSRF')) throw thrown
    return sendWith(await currentCsrf())
  }
}

async function call<T>(method: string, path: string, body: unknown, options: CallOptions): Promise<T> {
  return readJson(await send(method, path, body, options))
}

async function callRows<T>(path: string, options: CallOptions): Promise<Rows<T>> {
  const response = await send('GET', path, undefined, options)
  const rows: readonly T[] = await readJson(response)
  return {
    rows,
    total: Number(response.headers.get('X-Total-Count') ?? rows.length),
    age: Number(response.headers.get('X-Total-Age') ?? 0),
    amount: numberIn(response.headers, 'X-Total-Amount'),
    out: numberIn(response.headers, 'X-Total-Amount-Out'),
  }
}

function numberIn(headers: Headers, name: string): number | null {
  const value = headers.get(name)
  return value === null ? null : Number(value)
}

function send(method: string, path: string, body: unknown, options: CallOptions): Promise<Response> {
  return withRetry(() => sendOnce(method, path, body, options), options.signal)
}

async function sendOnce(
  method: string,
  path: string,
  body: unknown,
  options: CallOptions,
): Promise<Response> {
  const response = await fetchHub(path, {
    method,
    credentials: 'same-origin',
    headers: {
      ...readHeaders(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.keepalive ? { keepalive: true } : {}),
  })
  if (!response.ok) throw responseProblem(options.purpose, response, await readJson(response))
  return response
}

async function fetchHub(path: string, init: RequestInit): Promise<Response> {
  if (init.method !== 'GET') dropEarly()
  try {
    return await (takeEarly(path) ?? fetch(path, init))
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw offlineProblem()
  }
}

function offlineProblem(): HubProblem {
  void watchUntilReachable()
  return new HubProblem(0, { code: 'OFFLINE' })
}

const gatewayStatuses: readonly number[] = [502, 503, 504]

// A proxy in between may answer HTML; what cannot be read becomes an empty problem of that status.
async function readJson(response: Response) {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch {
    if (response.ok) throw new HubProblem(0, { code: 'OFFLINE' })
    return {}
  }
}

function responseProblem(purpose: CallPurpose | undefined, response: Response, answer: unknown): HubProblem {
  if (response.status === 401 || response.status === 403) csrfToken = null
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  const body: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {}
  // The hub's own refusals have a code: this is a proxy that did not reach it.
  if (gatewayStatuses.includes(response.status) && body['code'] === undefined) return offlineProblem()
  return new HubProblem(response.status, body, Number.isFinite(seconds) ? seconds : null, purpose)
}
