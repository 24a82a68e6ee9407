/** Whether a call only reads, by whichever method. */
export type CallPurpose = 'read' | 'change'

/** What the hub said when it did not do what was asked (problem+json), or status 0 when it was not reached. */
export class HubProblem extends Error {
  override name = 'HubProblem'
  readonly status: number
  readonly code: string
  readonly title: string
  readonly detail: string
  readonly errors: Record<string, string[]>
  readonly requestId: string
  readonly retryAfter: number | null
  /** Of the call that was refused. */
  readonly purpose: CallPurpose
  readonly body: Record<string, unknown>

  /** retryAfter in seconds. */
  constructor(
    status: number,
    body: Record<string, unknown>,
    retryAfter: number | null = null,
    purpose: CallPurpose = 'read',
  ) {
    super(text(body['title']) || `HTTP ${status}`)
    this.status = status
    this.code = text(body['code'])
    this.title = text(body['title'])
    this.detail = text(body['detail'])
    this.errors = fieldErrors(body['errors'])
    this.requestId = text(body['requestId'])
    this.retryAfter = retryAfter
    this.purpose = purpose
    this.body = body
  }
}

export function isProblem(thrown: unknown, code?: string): thrown is HubProblem {
  return thrown instanceof HubProblem && (code === undefined || thrown.code === code)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function fieldErrors(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).map(([field, messages]) => [
      field,
      Array.isArray(messages) ? messages.map(String) : [String(messages)],
    ]),
  )
}
