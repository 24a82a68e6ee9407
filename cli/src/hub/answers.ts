import { Fault, HubRefusal, HubUnreachable, Interrupted } from '../faults.ts'
import { texts } from '../texts/hub.ts'
import { type Locale, speaker } from '../words.ts'

interface Place {
  readonly url: string
  readonly locale: Locale
}

/** What an answer that is not a success means to the reader. */
export async function refusalOf(response: Response, { url, locale }: Place): Promise<Fault> {
  const say = speaker(texts, locale)
  const problem = problemIn(await response.text())
  if (response.status === 503 || response.status === 429 || problem === null) {
    return new HubUnreachable(
      problem?.detail ?? say('strange', { url, status: String(response.status) }),
      [say(problem === null ? 'strangeNext' : 'busyNext', { url })],
      retryAfter(response),
    )
  }
  const next = { 401: [say('signInNext')], 403: [say('roleNext')] }[response.status] ?? []
  return new HubRefusal({ ...problem, status: response.status }, next)
}

/** What a call without an answer means to the reader. */
export function unreachable(
  error: unknown,
  { url, locale, signal }: Place & { readonly signal: AbortSignal },
): Error {
  if (error instanceof Fault) return error
  const say = speaker(texts, locale)
  if (signal.aborted) return new Interrupted(say('interrupted'))
  return new HubUnreachable(say('unreachable', { url }), [say('unreachableNext', { url })], { cause: error })
}

type Problem = { code: string; detail: string; errors?: Readonly<Record<string, readonly string[]>> }

function problemIn(text: string): Problem | null {
  const said: unknown = parsed(text)
  if (typeof said !== 'object' || said === null || !('code' in said) || !('title' in said)) return null
  const detail = 'detail' in said && said.detail !== '' ? said.detail : said.title
  const errors = 'errors' in said ? { errors: said.errors as NonNullable<Problem['errors']> } : {}
  return { code: String(said.code), detail: String(detail), ...errors }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function retryAfter(response: Response): { retryAfterMs?: number } {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {}
}
