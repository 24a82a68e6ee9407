import { describe, expect, it } from 'vitest'
import { runHub } from '@matricula/hub/testing/test-hub'
import { bodyIn, exchange, headersIn, statusIn } from '@matricula/hub/testing/raw-socket'

const inherited = [
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'isPrototypeOf',
  '__defineGetter__',
]

/** What every failure has, whoever found it. */
function expectShape(status: number, headers: Headers, body: string, code: string) {
  expect([status, headers.get('content-type')?.split(';')[0], JSON.parse(body)]).toMatchObject([
    status,
    'application/problem+json',
    {
      type: `urn:matricula:problem:${code}`,
      code,
      status,
      title: expect.stringMatching(/./),
      detail: expect.stringMatching(/./),
    },
  ])
  expect(JSON.parse(body).requestId).toBe(headers.get('x-request-id'))
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
  expect(headers.get('cache-control')).toBe('no-store')
}

describe('A name that every object inherits is a name like any other', () => {
  it.each(inherited)('in a body: %s', async (name) => {
    const hub = await runHub()
    const { status, headers, text, body } = await hub
      .visitor()
      .post<{ errors: object }>('/api/enrollment/login', { studentCode: '10001', [name]: 1 })
    expect(status).toBe(400)
    expectShape(status, headers, text, 'BAD_REQUEST')
    expect(Object.entries(body.errors)).toEqual([[name, ['Este dato no se espera aquí.']]])
  })

  it.each([...inherited, '__proto__'])('in a query: %s', async (name) => {
    const hub = await runHub()
    const { status, headers, text } = await hub.visitor().get(`/api/texts/en?${name}=1&${name}=2`)
    expect(status).toBe(400)
    expectShape(status, headers, text, 'BAD_REQUEST')
  })

  it.each([...inherited, '__proto__'])('in a path: %s', async (name) => {
    const hub = await runHub()
    for (const path of [`/api/texts/${name}`, `/api/payments/callbacks/${name}`, `/sandbox/${name}/`]) {
      const { status, headers, text } = await hub.visitor().post(path, {})
      expect([400, 404]).toContain(status)
      expectShape(status, headers, text, status === 400 ? 'BAD_REQUEST' : 'NOT_FOUND')
    }
  })
})

describe('An answer that breaks on its way out', () => {
  it('has the shape and the headers of every other, and is logged here alone', async () => {
    const hub = await runHub()
    hub.hub.server.ext('onPreResponse', (request, h) => {
      if (request.path === '/api/session') throw new TypeError('hush-hush')
      return h.continue
    })
    const { status, headers, text } = await hub.visitor().get('/api/session')
    expect(status).toBe(500)
    expectShape(status, headers, text, 'INTERNAL')
    expect(text).not.toContain('hush')
    const { requestId } = JSON.parse(text)
    expect(hub.lines.filter((line) => line.includes('hush-hush'))).toEqual([
      expect.stringContaining(requestId),
    ])
  })

  it('has them when it cannot be written', async () => {
    const hub = await runHub()
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    hub.hub.server.ext('onPostHandler', (request, h) =>
      request.path === '/api/session' ? h.response(circle) : h.continue,
    )
    const { status, headers, text } = await hub.visitor().get('/api/session')
    expect(status).toBe(500)
    expectShape(status, headers, text, 'INTERNAL')
  })

  it('has them when a file is asked for in part that has no such part', async () => {
    const hub = await runHub()
    const { status, headers, text } = await hub.visitor().get('/shield.svg', { range: 'bytes=900000-' })
    expect(status).toBe(400)
    expectShape(status, headers, text, 'BAD_REQUEST')
  })
})

describe('What is no request at all', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'BAD_REQUEST'],
    ['a method of nobody', 'BREW /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', 400, 'BAD_REQUEST'],
    ['no host', 'GET /api/session HTTP/1.1\r\n\r\n', 400, 'BAD_REQUEST'],
    [
      'two lengths',
      'POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n1',
      400,
      'BAD_REQUEST',
    ],
    [
      'a broken chunk',
      'POST /api/enrollment/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
      'BAD_REQUEST',
    ],
    [
      'an expectation of nobody',
      'GET /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nExpect: tea\r\n\r\n',
      400,
      'BAD_REQUEST',
    ],
    [
      'headers without end',
      `GET /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'an address that is none',
      'GET http://[ HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
      400,
      'BAD_REQUEST',
    ],
    [
      'a host that is none',
      'GET /api/nothing HTTP/1.1\r\nHost: a b:c\r\nConnection: close\r\n\r\n',
      421,
      'SANDBOX_HOST',
    ],
  ])(
    'is answered like everything else, and the connection ends: %s',
    async (_title, written, status, code) => {
      const heard = await exchange((await runHub()).url, written)
      expect(statusIn(heard)).toBe(status)
      expectShape(status, headersIn(heard), bodyIn(heard), code)
    },
  )
})
