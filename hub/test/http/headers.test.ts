import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { headersOver } from '../../src/http/headers.ts'
import { Family, wholeYear } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { root, runHub, type TestHub } from '@matricula/hub/testing/test-hub'

const loopback = { publicUrl: 'http://127.0.0.1:3000', tileUrl: '', chatScriptUrl: '' }
const secure = { publicUrl: 'https://matricula.example.co', tileUrl: '', chatScriptUrl: '' }

const headersAt = (path: string, { publicUrl, ...elsewhere } = secure) =>
  headersOver(elsewhere)(path, publicUrl)

function policyOf(headers: Headers): Readonly<Record<string, string>> {
  const policy = headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
  )
}

function directive(name: string, path: string, address = secure): string | undefined {
  const headers = new Headers(headersAt(path, address))
  return policyOf(headers)[name]
}

describe('Every kind of answer', () => {
  it.each([
    ['a page', '/enrollment/login'],
    ['another page', '/enrollment/main'],
    ['an asset that is not there', '/assets/none.js'],
    ['a picture', '/shield.svg'],
    ['the API', '/api/seasons/current'],
    ['texts', '/api/texts/en'],
    ['a problem', '/api/enrollment/student'],
    ['nothing at that path', '/api/nothing'],
    ['a redirect', '/'],
    ['the way back from the provider', `/api/payments/return/card?token=${'0'.repeat(32)}`],
    ['a page of the sandbox', '/sandbox/card/'],
    ['the published document', '/openapi.json'],
    ['its page', '/documentation'],
    ['numbers for the operator', '/metrics'],
  ])('carries the headers: %s', async (_title, asked) => {
    const { visitor } = await runHub()
    const { headers } = await visitor().get(asked)
    expect({
      nosniff: headers.get('x-content-type-options'),
      frames: headers.get('x-frame-options'),
      referrer: headers.get('referrer-policy'),
      opener: headers.get('cross-origin-opener-policy'),
      features: headers.get('permissions-policy'),
      policy: policyOf(headers)['frame-ancestors'],
      otherwise: policyOf(headers)['default-src'],
    }).toEqual({
      nosniff: 'nosniff',
      frames: 'DENY',
      referrer: 'same-origin',
      opener: 'same-origin',
      features: 'camera=(), microphone=(), geolocation=(self)',
      policy: "'none'",
      otherwise: "'none'",
    })
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src [^;]*unsafe/)
  })

  it('of a callback carries them too', async () => {
    const { visitor } = await runHub()
    const { status, headers } = await visitor().post('/api/payments/callbacks/card', { reference: 'x' })
    expect([status, policyOf(headers)['default-src']]).toEqual([401, "'none'"])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('The policy of the pages', () => {
  it('lets scripts, styles, fonts and calls be our own alone', () => {
    for (const name of ['script-src', 'style-src', 'font-src', 'connect-src'])
      expect([name, directive(name, '/enrollment/main')]).toEqual([name, "'self'"])
  })

  it('lets pictures stand anywhere under https, and tiles where the operator has them', () => {
    expect(directive('img-src', '/enrollment/main')).toBe("'self' data: https:")
    const withTiles = (url: string) => directive('img-src', '/enrollment/main', { ...secure, tileUrl: url })
    expect(withTiles('http://tiles.local:8080/{z}/{x}/{y}.png')).toBe(
      "'self' data: https: http://tiles.local:8080",
    )
    expect(withTiles('http://tiles.local; script-src *//{z}')).toBe("'self' data: https:")
  })

  it('lets forms go to providers, which are under https, and in the sandbox to its own pages', () => {
    expect(directive('form-action', '/enrollment/main')).toBe("'self' https:")
    expect(directive('form-action', '/enrollment/main', loopback)).toBe("'self' https: http://127.0.0.1:3000")
  })

  it('keeps to TLS only where browsers reach us by it', () => {
    expect(headersAt('/', loopback)).not.toHaveProperty('strict-transport-security')
    expect(directive('upgrade-insecure-requests', '/', loopback)).toBeUndefined()
    expect(headersAt('/', secure)).toMatchObject({ 'strict-transport-security': 'max-age=31536000' })
    expect(directive('upgrade-insecure-requests', '/', secure)).toBe('')
  })

  it('is the strictest for data, and leaves a PDF to the page that browsers show it by', () => {
    expect(directive('default-src', '/api/session')).toBe("'none'")
    expect(directive('script-src', '/api/session')).toBeUndefined()
    expect(directive('default-src', '/api/receipts/0.pdf')).toBeUndefined()
    expect(directive('frame-ancestors', '/api/receipts/0.pdf')).toBe("'none'")
  })

  it('lets styles stand inside the page of the API’s document alone', () => {
    expect(directive('style-src', '/documentation')).toBe("'self' 'unsafe-inline'")
    expect(directive('script-src', '/documentation')).toBe("'self'")
  })
})

describe('The policy of the help chat’s page', () => {
  const withWidget = { ...secure, chatScriptUrl: 'https://chat.example:8443/widget.js?school=1' }

  it('lets in the widget’s origin where the operator names one, and nothing else', () => {
    const at = (name: string) => directive(name, '/enrollment/facilities', withWidget)
    expect(at('script-src')).toBe("'self' https://chat.example:8443")
    expect(at('style-src')).toBe("'self' https://chat.example:8443")
    expect(at('connect-src')).toBe("'self' https://chat.example:8443 wss://chat.example:8443")
    expect(at('frame-src')).toBe('https://chat.example:8443')
    expect(at('frame-ancestors')).toBe("'none'")
  })

  it.each([
    '/enrollment/login',
    '/enrollment/main',
    '/enrollment/facilities/',
    '/enrollment/facilitiess',
    '/enrollment/admin/home',
    '/api/facilities',
  ])('is no other page’s: %s', (page) => {
    expect(JSON.stringify(headersAt(page, withWidget))).not.toContain('chat.example')
  })

  it('is that of every page where there is no widget', () => {
    expect(headersAt('/enrollment/facilities')).toEqual(headersAt('/enrollment/main'))
  })
})

describe('The policy of the sign-in page', () => {
  it('lets in the styles that came with it, by a number that is new each time, and no script in the page', async () => {
    const { visitor } = await runHub()
    const visit = async () => {
      const { headers, text } = await visitor().get('/enrollment/login')
      const [, nonce] = /<style nonce="([0-9a-f]{32})">/.exec(text) ?? []
      expect(policyOf(headers)['style-src']).toBe(`'self' 'nonce-${nonce}'`)
      expect(policyOf(headers)['script-src']).toBe("'self'")
      expect(headers.get('cache-control')).toBe('no-store')
      expect(text).toMatch(/data-scene="(?:dawn|rain|noon|dusk)"/)
      expect(text.match(/<style/g)).toHaveLength(1)
      return nonce
    }
    expect(await visit()).not.toBe(await visit())
  })
})

describe('The policy of the office', () => {
  const pages = ['/enrollment/admin/dashboard', '/enrollment/service', '/enrollment/insertServices']

  it.each(pages)('lets in the styles that carry the page’s own number, new each time: %s', async (page) => {
    const { visitor } = await runHub()
    const visit = async () => {
      const { headers, text } = await visitor().get(page)
      const written = /name="style-nonce" content="([0-9a-f]{32})"/.exec(text)?.[1]
      expect(policyOf(headers)['style-src']).toBe(`'self' 'nonce-${written}'`)
      expect(policyOf(headers)['script-src']).toBe("'self'")
      expect(headers.get('cache-control')).toBe('no-store')
      return written
    }
    expect(await visit()).not.toBe(await visit())
  })

  it.each(['/enrollment/main', '/enrollment/administration', '/enrollment/services'])(
    'is not that of families: %s',
    (page) => {
      expect(directive('style-src', page)).toBe("'self'")
    },
  )
})

describe('The portal’s sources', () => {
  it('hold no style that the policy would not let through', async () => {
    const folder = path.join(root, 'console')
    const files = await readdir(path.join(folder, 'src'), { recursive: true })
    const sources = [
      'index.html',
      // What builds the pages may write into them; the hub gives that style its number.
      ...files
        .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('build'))
        .map((file) => path.join('src', file)),
    ]
    const inline = /<style[\s>]|\sstyle="|setAttribute\('style'|dangerouslySetInnerHTML|<script>/
    const found: string[] = []
    for (const file of sources)
      if (inline.test(await readFile(path.join(folder, file), 'utf8'))) found.push(file)
    expect(sources.length).toBeGreaterThan(100)
    expect(found).toEqual([])
  })
})

describe('An answer of the API', () => {
  it('has the number of its request, the one that its problem and the trail name', async () => {
    const hub = await runHub()
    const refused = await hub.visitor().get<{ requestId: string }>('/api/enrollment/student')
    expect(refused.headers.get('x-request-id')).toBe(refused.body.requestId)
    const admin = await signInStaff(hub, 'admin')
    const read = await admin.get('/api/privacy/consents/10001')
    const trail = await hub.hub.app.database('audit').where({ subject: '10001' })
    expect(trail.map(({ trace }) => trace)).toEqual([read.headers.get('x-request-id')])
  })

  it('names neither the machine nor the process by it', async () => {
    const { visitor } = await runHub()
    const { headers } = await visitor().get('/api/session')
    expect(headers.get('x-request-id')).toMatch(/^\d{13}:[0-9a-f]{12}:\d{5,}$/)
    expect((await visitor().get('/shield.svg')).headers.get('x-request-id')).toBeNull()
  })
})

describe('The pages of the sandbox', () => {
  it('still take a payment from the portal to its end', async () => {
    const hub: TestHub = await runHub()
    const family = await Family.signIn(hub, '10001')
    const started = await family.enrol(wholeYear)
    expect(started.data?.go).not.toBeNull()
    const { headers } = await hub.visitor().get('/sandbox/card/')
    expect(policyOf(headers)['style-src']).toBe("'unsafe-inline'")
    expect(policyOf(headers)['form-action']).toBe("'self' http://127.0.0.1:* http://localhost:*")
  })
})
