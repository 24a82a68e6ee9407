import { Fault, HubRefusal, HubUnreachable, Interrupted } from '../faults.ts'
import { texts } from '../texts/hub.ts'
import { type Locale, type Say, speaker } from '../words.ts'
import type { Credentials } from './hub.ts'
import { notFoundAt } from './not-found.ts'

interface Place {
  readonly url: string
  readonly locale: Locale
}

/** What an answer that is not a success means to the reader. */
export async function refusalOf(
  response: Response,
  { url, asked, locale, credentials }: Place & Pick<Explaining, 'asked' | 'credentials'>,
): Promise<Fault> {
  const say = speaker(texts, locale)
  const problem = problemIn(await response.text())
  if (response.status === 503 || response.status === 429 || problem === null) {
    return new HubUnreachable(
      problem?.detail ?? say('strange', { url, status: String(response.status) }),
      [say(problem === null ? 'strangeNext' : 'busyNext', { url })],
      retryAfter(response),
    )
  }
  const { detail, next } = explained(problem, { url, asked, credentials, say })
  return new HubRefusal({ ...problem, detail, status: response.status }, next)
}

interface Explaining {
  readonly url: string
  /** The address of the call. */
  readonly asked: string
  readonly credentials: Credentials
  readonly say: Say<keyof typeof texts.es>
}

interface Explained {
  readonly detail: string
  readonly next: readonly string[]
}

type Given = Exclude<Credentials, { is: 'nobody' }>

/** What the hub cannot know: whether there was a session at all, and of which hub it is. */
function explained(
  { code, detail, roles }: Problem,
  { url, asked, credentials, say }: Explaining,
): Explained {
  if (code === 'NOT_FOUND') return { detail: notFoundAt(asked, say) ?? detail, next: [] }
  if (code === 'FORBIDDEN') {
    if (roles === undefined) return { detail, next: [say('roleNext')] }
    return { detail, next: [say('rolesNext', { roles: roles.join(', ') })] }
  }
  if (code !== 'NO_SESSION') return { detail, next: [] }
  if (credentials.is !== 'nobody') return unknown(credentials, url, say)
  const { profile } = credentials
  if (profile === undefined) return { detail: say('notSignedIn', { url }), next: [say('hereNext', { url })] }
  return {
    detail: say('otherHub', { url, ...profile }),
    next: [say('hereNext', { url }), say('thereNext', profile)],
  }
}

/** What being unknown means to whoever came with a key or a session; null to whoever came with neither. */
export function whyUnknown(credentials: Credentials, { url, locale }: Place): Fault | null {
  if (credentials.is === 'nobody') return null
  const { detail, next } = unknown(credentials, url, speaker(texts, locale))
  return new HubRefusal({ status: 401, code: 'NO_SESSION', detail }, next)
}

function unknown({ is }: Given, url: string, say: Explaining['say']): Explained {
  return is === 'key'
    ? { detail: say('badKey', { url }), next: [say('badKeyNext')] }
    : { detail: say('ended', { url }), next: [say('signInNext')] }
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

interface Problem {
  readonly code: string
  readonly detail: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** Any of which would have been let in. */
  readonly roles?: readonly string[]
}

function problemIn(text: string): Problem | null {
  const said: unknown = parsed(text)
  if (typeof said !== 'object' || said === null || !('code' in said) || !('title' in said)) return null
  const detail = 'detail' in said && said.detail !== '' ? said.detail : said.title
  const errors = 'errors' in said ? { errors: said.errors as NonNullable<Problem['errors']> } : {}
  const roles = 'roles' in said && Array.isArray(said.roles) ? { roles: said.roles.map(String) } : {}
  return { code: String(said.code), detail: String(detail), ...errors, ...roles }
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
