/** What browsers are told not to do, on every answer. */

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
}

const year = 31_536_000

type Headers = Readonly<Record<string, string>>

/** A page names its own styles by a number used once: the office's, which antd writes as it runs, and sign-in's. */
const nonceHole = 'nonce-{nonce}'

/** The headers of a page of the office, whose styles carry this nonce. */
export function withNonce(headers: Headers, nonce: string): Headers {
  const { 'content-security-policy': policy = '', ...rest } = headers
  return { ...rest, 'content-security-policy': policy.replace(nonceHole, `nonce-${nonce}`) }
}

/** What our pages take from other addresses; empty: nothing. */
export interface Elsewhere {
  readonly tileUrl: string
  /** The help chat's widget, for its page alone. */
  readonly chatScriptUrl: string
}

/** The headers of any answer, by its path and our address as browsers know it; each kind is written once. */
export function headersOver(elsewhere: Elsewhere): (path: string, publicUrl: string) => Headers {
  const written = new Map<string, Headers>()
  return (path, publicUrl) => {
    const kind = kindOf(path)
    const key = `${kind} ${publicUrl}`
    const known = written.get(key) ?? headersFor(kind, addressForBrowsers(publicUrl, elsewhere))
    written.set(key, known)
    return known
  }
}

function headersFor(kind: Kind, address: Address): Headers {
  const policy = policyFor(kind, address)
  const upgraded = address.isSecure ? [...policy, 'upgrade-insecure-requests'] : policy
  return {
    ...common,
    'content-security-policy': upgraded.join('; '),
    ...(address.isSecure && { 'strict-transport-security': `max-age=${year}` }),
  }
}

interface Address {
  readonly origin: string
  readonly isSecure: boolean
  /** Where the maps' tiles come from, empty for our own base. */
  readonly tiles: string
  /** Where the help chat's widget comes from, empty for none. */
  readonly chat: string
}

/** Settings as what the headers need of them. A tile address has places to fill, which no URL parser takes. */
function addressForBrowsers(publicUrl: string, { tileUrl, chatScriptUrl }: Elsewhere): Address {
  const tiles = /^https?:\/\/[\w.-]+(?::\d+)?(?=\/)/i.exec(tileUrl)?.[0] ?? ''
  const { origin, protocol } = new URL(publicUrl)
  const chat = chatScriptUrl === '' ? '' : new URL(chatScriptUrl).origin
  return { origin, isSecure: protocol === 'https:', tiles, chat }
}

type Kind = 'office' | 'login' | 'help' | 'sandbox' | 'documentation' | 'pdf' | 'data' | 'page'

const officePage = /^\/enrollment\/(?:admin(?:\/|$)|service$|insertServices$)/

function kindOf(path: string): Kind {
  if (officePage.test(path)) return 'office'
  if (path === '/enrollment/login') return 'login'
  if (path === '/enrollment/facilities') return 'help'
  if (path.startsWith('/sandbox/')) return 'sandbox'
  if (path === '/documentation') return 'documentation'
  if (path.endsWith('.pdf')) return 'pdf'
  return path.startsWith('/api/') ? 'data' : 'page'
}

function policyFor(kind: Kind, address: Address): readonly string[] {
  if (kind === 'office' || kind === 'login') return pagePolicy(address, `'self' '${nonceHole}'`)
  if (kind === 'help' && address.chat !== '') return withChat(pagePolicy(address, "'self'"), address.chat)
  return kind === 'page' || kind === 'help' ? pagePolicy(address, "'self'") : policies[kind]
}

/** The same policy, and this origin's scripts, styles, fonts, calls and frames. */
function withChat(policy: readonly string[], origin: string): readonly string[] {
  const more: Readonly<Record<string, string>> = {
    'script-src': origin,
    'style-src': origin,
    'font-src': origin,
    'connect-src': `${origin} ${origin.replace(/^http/, 'ws')}`,
  }
  const widened = policy.map((one) => {
    const sources = more[one.split(' ')[0] ?? '']
    return sources === undefined ? one : `${one} ${sources}`
  })
  return [...widened, `frame-src ${origin}`]
}

// Pictures of activities may stand anywhere under https; the sign-in page's come within its styles. A payment starts
// as a form posted to its provider: any https address, or the sandbox's own pages. Styles need no exception: React and
// the maps set them by script.
function pagePolicy({ origin, isSecure, tiles }: Address, styles: string): readonly string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "font-src 'self'",
    "connect-src 'self'",
    `img-src 'self' data: https:${tiles === '' ? '' : ` ${tiles}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' https:${isSecure ? '' : ` ${origin}`}`,
  ]
}

const dataPolicy = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'none'"]

// Swagger draws with styles and pictures inside its page.
const documentationPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
]

const sandboxPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "form-action 'self' http://127.0.0.1:* http://localhost:*",
  "frame-ancestors 'none'",
  "base-uri 'none'",
]

const policies: Readonly<Record<Exclude<Kind, 'page' | 'help' | 'office' | 'login'>, readonly string[]>> = {
  sandbox: sandboxPolicy,
  documentation: documentationPolicy,
  data: dataPolicy,
  // Browsers show a PDF by a page of their own, and this policy would be that page's.
  pdf: ["frame-ancestors 'none'"],
}
