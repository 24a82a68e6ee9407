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

/** The headers of any answer, by its path and our address as browsers know it; each kind is written once. */
export function headersOver(tileUrl: string): (path: string, publicUrl: string) => Headers {
  const written = new Map<string, Headers>()
  return (path, publicUrl) => {
    const kind = kindOf(path)
    const key = `${kind} ${publicUrl}`
    const known = written.get(key) ?? headersFor(kind, addressForBrowsers(publicUrl, tileUrl))
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
}

/** Settings as what the headers need of them. A tile address has places to fill, which no URL parser takes. */
function addressForBrowsers(publicUrl: string, tileUrl: string): Address {
  const tiles = /^https?:\/\/[\w.-]+(?::\d+)?(?=\/)/i.exec(tileUrl)?.[0] ?? ''
  const { origin, protocol } = new URL(publicUrl)
  return { origin, isSecure: protocol === 'https:', tiles }
}

type Kind = 'sandbox' | 'documentation' | 'pdf' | 'data' | 'page'

function kindOf(path: string): Kind {
  if (path.startsWith('/sandbox/')) return 'sandbox'
  if (path === '/documentation') return 'documentation'
  if (path.endsWith('.pdf')) return 'pdf'
  return path.startsWith('/api/') ? 'data' : 'page'
}

function policyFor(kind: Kind, address: Address): readonly string[] {
  return kind === 'page' ? pagePolicy(address) : policies[kind]
}

// Pictures of activities may stand anywhere under https. A payment starts as a form posted to its provider: any https
// address, or the sandbox's own pages. Styles need no exception: React and the maps set them by script.
function pagePolicy({ origin, isSecure, tiles }: Address): readonly string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `img-src 'self' https:${tiles === '' ? '' : ` ${tiles}`}`,
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

const policies: Readonly<Record<Exclude<Kind, 'page'>, readonly string[]>> = {
  sandbox: sandboxPolicy,
  documentation: documentationPolicy,
  data: dataPolicy,
  // Browsers show a PDF by a page of their own, and this policy would be that page's.
  pdf: ["frame-ancestors 'none'"],
}
