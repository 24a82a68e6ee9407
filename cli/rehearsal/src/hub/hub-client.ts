import { setMaxListeners } from 'node:events'
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '@matricula/hub/api'

/** The hub's API as one caller sees it. Every call throws HubRefusal or HubUnreachable when it does not go well. */
export interface Hub {
  readonly api: Client<paths>
}

/** The hub did not answer, or asked for time: the same call may go well later. */
export class HubUnreachable extends Error {
  readonly url: string

  constructor(url: string, options?: ErrorOptions) {
    super(`no answer from ${url}`, options)
    this.url = url
  }
}

/** The hub understood and refused, in its own words. */
export class HubRefusal extends Error {
  readonly status: number
  readonly code: string

  constructor({ status, code, detail }: { status: number; code: string; detail: string }) {
    super(detail)
    this.status = status
    this.code = code
  }
}

export interface Session {
  readonly cookie: string
  readonly csrfToken: string
}

export interface HubAccess {
  readonly url: string
  /** In which the hub says why it refuses. */
  readonly language: 'es-CO' | 'en'
  readonly signal: AbortSignal
}

/** The API for the owner of a session, or for nobody. */
export function openHub({ url, language, signal }: HubAccess, session: Session | null): Hub {
  // One for each call under way, however many those are.
  setMaxListeners(0, signal)
  const api = createClient<paths>({
    baseUrl: url,
    headers: {
      'accept-language': language,
      // What does not leave this machine is not worth compressing.
      'accept-encoding': 'identity',
      ...(session !== null && { cookie: session.cookie, 'x-csrf-token': session.csrfToken }),
    },
    fetch: (request) => fetch(request, { signal }),
  })
  api.use({
    async onResponse({ response }) {
      if (!response.ok) throw await failureIn(response, url)
    },
    onError: ({ error }) => (error instanceof HubRefusal ? error : new HubUnreachable(url, { cause: error })),
  })
  return { api }
}

async function failureIn(response: Response, url: string): Promise<HubRefusal | HubUnreachable> {
  const { status } = response
  const problem: unknown = await response.json().catch(() => null)
  if (status === 503 || status === 429 || typeof problem !== 'object' || problem === null)
    return new HubUnreachable(url)
  const { code, title, detail } = problem as Readonly<Record<string, unknown>>
  return new HubRefusal({ status, code: String(code), detail: String(detail || title) })
}

/** The session that an answer opens with its cookies. */
export function sessionOf(response: Response, csrfToken: string): Session {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  return { cookie: cookies.join('; '), csrfToken }
}
