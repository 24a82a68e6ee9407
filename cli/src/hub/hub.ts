import { setMaxListeners } from 'node:events'
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '@matricula/hub/api'
import type { Fault } from '../faults.ts'
import type { Locale } from '../i18n.ts'
import { type Credentials, headersOf } from './credentials.ts'
import { refusalOf, unreachable, whyUnknown } from './refusals.ts'
import { isLoopback } from './loopback.ts'

/** The hub's API: `hub.api.GET('/api/outbox', { params })`. Every call throws HubRefusal or HubUnreachable. */
export interface Hub {
  readonly url: string
  readonly api: Client<paths>
  /** Why a hub that answered knows nobody by what was given; null where nothing was given. */
  readonly whyUnknown: () => Fault | null
}

export interface HubOptions {
  readonly url: string
  readonly credentials: Credentials
  readonly locale: Locale
  readonly signal: AbortSignal
}

const longestMs = 120_000

/** Calls one hub under one identity; a call that does not answer in two minutes counts as unanswered. */
export function openHub({ url, credentials, locale, signal }: HubOptions): Hub {
  // One for each call under way, however many those are.
  setMaxListeners(0, signal)
  const api = createClient<paths>({
    baseUrl: url,
    headers: {
      ...headersOf(credentials),
      'accept-language': locale === 'es' ? 'es-CO' : 'en',
      // What does not leave this machine is not worth compressing.
      ...(isLoopback(url) && { 'accept-encoding': 'identity' }),
    },
    fetch: (request) => fetchWithTimeout(request, signal),
  })
  api.use({
    async onResponse({ request, response }) {
      if (!response.ok) throw await refusalOf(response, { url, requestUrl: request.url, locale, credentials })
    },
    onError: ({ error }) => unreachable(error, { url, locale, signal }),
  })
  return { url, api, whyUnknown: () => whyUnknown(credentials, { url, locale }) }
}

/**
 * One controller a call, let go of with it: signals joined by the platform would be kept until the longest of them
 * fires, which after a hundred thousand calls is a great many.
 */
async function fetchWithTimeout(request: Request, signal: AbortSignal): Promise<Response> {
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  const late = setTimeout(giveUp, longestMs)
  for (const one of [signal, request.signal]) {
    if (one.aborted) giveUp()
    one.addEventListener('abort', giveUp, { once: true })
  }
  try {
    const response = await fetch(request, { signal: controller.signal })
    // Read here, while its deadline still holds.
    const { status, statusText, headers } = response
    const body = [204, 205, 304].includes(status) ? null : await response.arrayBuffer()
    return new Response(body, { status, statusText, headers })
  } finally {
    clearTimeout(late)
    for (const one of [signal, request.signal]) one.removeEventListener('abort', giveUp)
  }
}
