/** A callback as it came: `body` holds the exact bytes, so that a signature can be checked over them. */
export interface RawRequest {
  readonly method: string
  /** Path and query below the instance's callback URL, '' when none. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
}

/**
 * `forged`: not signed by the vendor for us (the hub answers 401). `nothing-for-us`: genuine, of no interest
 * (200). `event`: genuine; `eventId` is the same on every redelivery of the same event.
 */
export type WebhookVerdict<Event> =
  | { readonly is: 'forged'; readonly why: string }
  | { readonly is: 'nothing-for-us' }
  | { readonly is: 'event'; readonly eventId: string; readonly event: Event }

export interface Webhooks<Event> {
  /** Decides on raw bytes alone: no network, no state. */
  read(request: RawRequest): Promise<WebhookVerdict<Event>>
}

/** The verdict over a callback that the vendor did not sign for us. */
export function forged(why: string): Extract<WebhookVerdict<never>, { is: 'forged' }> {
  return { is: 'forged', why }
}

/** The JSON of a callback's body; undefined where it is none, or no UTF-8. */
export function callbackJson({ body }: RawRequest): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
