import { localeNow } from '../locale.ts'
import { HubProblem } from './problem.ts'
import type { Session } from './types.ts'

export { HubProblem, isProblem } from './problem.ts'

interface Options {
  headers?: Record<string, string>
  signal?: AbortSignal
}

let csrfToken: string | null = null

/** The token of a session just opened; every unsafe call carries it. */
export function rememberCsrf(token: string | null): void {
  csrfToken = token
}

/** The hub's HTTP API. Answers JSON; throws HubProblem when refused (status) or not reached (status 0, OFFLINE). */
export const hub = {
  get: <T>(path: string, options: Options = {}) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body: unknown, headers: Record<string, string> = {}) =>
    change<T>('POST', path, body, headers),
  put: <T>(path: string, body: unknown, headers: Record<string, string> = {}) =>
    change<T>('PUT', path, body, headers),
  delete: <T>(path: string) => change<T>('DELETE', path, undefined, {}),
}

async function change<T>(method: string, path: string, body: unknown, headers: Record<string, string>) {
  csrfToken ||= (await call<Session>('GET', '/api/session', undefined, {})).csrfToken
  return call<T>(method, path, body, { headers: { ...headers, 'X-CSRF-Token': csrfToken } })
}

async function call<T>(method: string, path: string, body: unknown, options: Options): Promise<T> {
  const response = await reach(path, {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      'Accept-Language': localeNow(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  const answer = await readJson(response)
  if (!response.ok) throw refused(response, answer)
  return answer
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new HubProblem(0, { code: 'OFFLINE' })
  }
}

// A proxy in between may answer HTML; what cannot be read is told as an empty problem of that status.
async function readJson(response: Response) {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch {
    if (response.ok) throw new HubProblem(0, { code: 'OFFLINE' })
    return {}
  }
}

function refused(response: Response, answer: unknown): HubProblem {
  if (response.status === 401 || response.status === 403) csrfToken = null
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  const body = typeof answer === 'object' && answer !== null ? { ...answer } : {}
  return new HubProblem(response.status, body, Number.isFinite(seconds) ? seconds : null)
}
