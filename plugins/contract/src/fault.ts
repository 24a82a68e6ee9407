/**
 * What is known after a call to a vendor did not end in an answer. The hub acts on the code alone, so an
 * adapter that is unsure says `unknown-outcome`, never a cheerful guess.
 *
 * | code            | what is known                          | what the hub does                           |
 * | --------------- | -------------------------------------- | ------------------------------------------- |
 * | unreachable     | nothing left, or nothing was accepted  | retries with backoff                        |
 * | throttled       | the vendor asks for time               | retries after `retryAfterMs`                |
 * | unknown-outcome | sent, the answer lost or unreadable    | finds by our reference, adopts or resends   |
 * | conflict        | it is already there                    | adopts `existing`                           |
 * | not-found       | a command named a missing thing        | puts it on hold for a person                       |
 * | rejected        | understood and refused                 | puts it on hold for a person, with the reason      |
 * | unauthorised    | our credentials were refused           | pauses the instance and alerts              |
 * | invalid         | our request was wrong                  | puts it on hold as a bug                           |
 * | unsupported     | beyond what `supports` promises        | puts it on hold as a bug                           |
 */
export const faultCodes = [
  'unreachable',
  'throttled',
  'unknown-outcome',
  'conflict',
  'not-found',
  'rejected',
  'unauthorised',
  'invalid',
  'unsupported',
] as const

export type FaultCode = (typeof faultCodes)[number]

export interface FaultDetails {
  /** Milliseconds the vendor asks us to wait; with `throttled`. */
  retryAfterMs?: number
  /** The vendor's reference of what is already there; with `conflict`. */
  existing?: string
  /** The vendor's reason, free of personal data and secrets; with `rejected`. */
  reason?: string
  /** The field of our request the vendor refused; with `rejected` and `invalid`. */
  field?: string
  cause?: unknown
}

export class PluginFault extends Error {
  override readonly name = 'PluginFault'
  readonly code: FaultCode
  readonly retryAfterMs: number | undefined
  readonly existing: string | undefined
  readonly reason: string | undefined
  readonly field: string | undefined

  constructor(code: FaultCode, message: string, details: FaultDetails = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.retryAfterMs = details.retryAfterMs
    this.existing = details.existing
    this.reason = details.reason
    this.field = details.field
  }
}
