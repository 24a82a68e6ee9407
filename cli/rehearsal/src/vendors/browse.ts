import { HubUnreachable } from '../hub/hub-client.ts'
import { withRetry, type HubAndSignal } from '../hub/with-retry.ts'

export interface Visit {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly form?: Readonly<Record<string, string>>
}

export interface Visited {
  readonly status: number
  /** Where a redirect leads. */
  readonly location: string | null
  readonly body: string
}

const longestMs = 60_000

/** What a browser does on a page that is not the hub's own API; redirects are told, not followed. */
export function browse(hub: HubAndSignal, { method, url, form }: Visit): Promise<Visited> {
  return withRetry(hub, async () => {
    try {
      const answer = await fetch(url, {
        method,
        redirect: 'manual',
        signal: AbortSignal.any([hub.signal, AbortSignal.timeout(longestMs)]),
        ...(form !== undefined && { body: new URLSearchParams(form) }),
      })
      return { status: answer.status, location: answer.headers.get('location'), body: await answer.text() }
    } catch (error) {
      throw new HubUnreachable(url, { cause: error })
    }
  })
}
