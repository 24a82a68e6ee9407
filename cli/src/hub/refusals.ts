import { Fault, HubRefusal, HubUnreachable, Interrupted } from '../faults.ts'
import type { Credentials } from './credentials.ts'
import { type Locale, type Translate, translator } from '../i18n.ts'

interface HubLocation {
  readonly url: string
  readonly locale: Locale
}

/** What an answer that is not a success means to the reader. */
export async function refusalOf(
  response: Response,
  { url, requestUrl, locale, credentials }: HubLocation & Pick<RefusalContext, 'requestUrl' | 'credentials'>,
): Promise<Fault> {
  const t = translator('hub', locale)
  const problem = problemIn(await response.text())
  if (response.status === 503 || response.status === 429 || problem === null) {
    return new HubUnreachable(
      problem?.detail ?? t('strange', { url, status: String(response.status) }),
      [t(problem === null ? 'strangeNext' : 'busyNext', { url })],
      retryAfter(response),
    )
  }
  const { detail, next } = describeRefusal(problem, { url, requestUrl, credentials, t })
  return new HubRefusal({ ...problem, detail, status: response.status }, next)
}

interface RefusalContext {
  readonly url: string
  /** The address of the call. */
  readonly requestUrl: string
  readonly credentials: Credentials
  readonly t: Translate<'hub'>
}

interface RefusalText {
  readonly detail: string
  readonly next: readonly string[]
}

type GivenCredentials = Exclude<Credentials, { is: 'nobody' }>

/** What the hub cannot know: whether there was a session at all, and of which hub it is. */
function describeRefusal(
  { code, detail, roles }: Problem,
  { url, requestUrl, credentials, t }: RefusalContext,
): RefusalText {
  if (code === 'NOT_FOUND') return { detail: notFoundAt(requestUrl, t) ?? detail, next: [] }
  if (code === 'FORBIDDEN') {
    if (roles === undefined) return { detail, next: [t('roleNext')] }
    return { detail, next: [t('rolesNext', { roles: roles.join(', ') })] }
  }
  if (code !== 'NO_SESSION') return { detail, next: [] }
  if (credentials.is !== 'nobody') return unknownCaller(credentials, url, t)
  const { profile } = credentials
  if (profile === undefined) return { detail: t('notSignedIn', { url }), next: [t('hereNext', { url })] }
  return {
    detail: t('otherHub', { url, ...profile }),
    next: [t('hereNext', { url }), t('thereNext', profile)],
  }
}

/** What being unknown means to whoever came with a key or a session; null to whoever came with neither. */
export function whyUnknown(credentials: Credentials, { url, locale }: HubLocation): Fault | null {
  if (credentials.is === 'nobody') return null
  const { detail, next } = unknownCaller(credentials, url, translator('hub', locale))
  return new HubRefusal({ status: 401, code: 'NO_SESSION', detail }, next)
}

function unknownCaller({ is }: GivenCredentials, url: string, t: RefusalContext['t']): RefusalText {
  return is === 'key'
    ? { detail: t('badKey', { url }), next: [t('badKeyNext')] }
    : { detail: t('ended', { url }), next: [t('signInNext')] }
}

/** What a call without an answer means to the reader. */
export function unreachable(
  error: unknown,
  { url, locale, signal }: HubLocation & { readonly signal: AbortSignal },
): Error {
  if (error instanceof Fault) return error
  const t = translator('hub', locale)
  if (signal.aborted) return new Interrupted(t('interrupted'))
  return new HubUnreachable(t('unreachable', { url }), [t('unreachableNext', { url })], { cause: error })
}

interface Problem {
  readonly code: string
  readonly detail: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** Any of which would have been let in. */
  readonly roles?: readonly string[]
}

function problemIn(text: string): Problem | null {
  const body: unknown = parsed(text)
  if (typeof body !== 'object' || body === null || !('code' in body) || !('title' in body)) return null
  const detail = 'detail' in body && body.detail !== '' ? body.detail : body.title
  const errors = 'errors' in body ? { errors: body.errors as NonNullable<Problem['errors']> } : {}
  const roles = 'roles' in body && Array.isArray(body.roles) ? { roles: body.roles.map(String) } : {}
  return { code: String(body.code), detail: String(detail), ...errors, ...roles }
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

/** What stands at which address of the hub, so that what is missing has its name and not the sentence for families. */
const things = [
  [/\/api\/enrollment\/admin\/(?:students|orders)\/([^/]+)$/, 'noStudent'],
  [/\/api\/payments\/([^/]+)\/timeline$/, 'noOrder'],
  [/\/api\/outbox\/([^/]+)\/(?:retry|hold)$/, 'noDelivery'],
  [/\/api\/reminders\/([^/]+)(?:\/stop)?$/, 'noReminder'],
  [/\/api\/staff\/users\/([^/]+)(?:\/sessions)?$/, 'noUser'],
  [/\/api\/keys\/([^/]+)$/, 'noKey'],
  [/\/api\/reconciliation\/matches\/([^/]+)$/, 'noMatch'],
] as const

/** That there is no such thing, by its name; null where the address says nothing of what it is. */
function notFoundAt(url: string, t: Translate<'hub'>): string | null {
  const { pathname } = new URL(url)
  for (const [place, key] of things) {
    const [, name] = place.exec(pathname) ?? []
    if (name !== undefined) return t(key, { name: decodeURIComponent(name) })
  }
  return null
}
