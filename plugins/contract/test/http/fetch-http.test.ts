import { describe, expect, it } from 'vitest'
import { fetchHttp } from '../../src/index.ts'
import type { HttpRequest } from '../../src/index.ts'
import { recordedLog } from '../support/recorded-log.ts'
import { deadOrigin, tinyServer } from '../support/tiny-server.ts'

function get(url: string, more: Partial<HttpRequest> = {}): HttpRequest {
  return { method: 'GET', url, signal: new AbortController().signal, ...more }
}

const http = () => fetchHttp({ log: recordedLog().log })

describe('what the vendor answers', () => {
  it('comes back with its status, headers in lower case and body, whatever the status', async () => {
    const origin = await tinyServer((_request, response) => {
      response.writeHead(503, { 'X-Trace': 'abc', 'content-type': 'application/json' }).end('{"ñ":1}')
    })
    const answer = await http().send(get(origin))
    expect(answer).toMatchObject({ status: 503, headers: { 'x-trace': 'abc' } })
    expect(answer.text()).toBe('{"ñ":1}')
    expect(answer.json()).toEqual({ ñ: 1 })
  })

  it('is sent exactly as given: method, headers and bytes', async () => {
    const origin = await tinyServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        response.end(
          `${request.method} ${String(request.headers['x-key'])} ${Buffer.concat(chunks).toString('hex')}`,
        )
      })
    })
    const body = new Uint8Array([0, 255, 10])
    const answer = await http().send(get(origin, { method: 'PUT', headers: { 'x-key': 'k1' }, body }))
    expect(answer.text()).toBe('PUT k1 00ff0a')
  })

  it('is a redirect when the vendor redirects: nothing is followed', async () => {
    let calls = 0
    const origin = await tinyServer((_request, response) => {
      calls += 1
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    const answer = await http().send(get(origin))
    expect(answer).toMatchObject({ status: 302, headers: { location: '/elsewhere' } })
    expect(calls).toBe(1)
  })

  it('keeps several cookies apart', async () => {
    const origin = await tinyServer((_request, response) => {
      response.setHeader('set-cookie', [
        'B1SESSION=a; Expires=Wed, 01 Jan 2025 00:00:00 GMT',
        'ROUTEID=.node1',
      ])
      response.end()
    })
    const answer = await http().send(get(origin))
    expect(answer.headers['set-cookie']?.split('\n')).toEqual([
      'B1SESSION=a; Expires=Wed, 01 Jan 2025 00:00:00 GMT',
      'ROUTEID=.node1',
    ])
  })

  it('is unknown-outcome when JSON was promised and something else came', async () => {
    const origin = await tinyServer((_request, response) => response.end('<html>'))
    const answer = await http().send(get(origin))
    expect(() => answer.json()).toThrow(expect.objectContaining({ code: 'unknown-outcome' }))
  })

  it('is tried once, even when the vendor is busy', async () => {
    let calls = 0
    const origin = await tinyServer((_request, response) => {
      calls += 1
      response.writeHead(429, { 'retry-after': '1' }).end()
    })
    await expect(http().send(get(origin))).resolves.toMatchObject({ status: 429 })
    expect(calls).toBe(1)
  })
})

describe('the line in the log', () => {
  it('holds method, host, path, status and milliseconds and nothing else', async () => {
    const origin = await tinyServer((_request, response) => response.writeHead(201).end('secret-answer'))
    const { log, lines } = recordedLog()
    const ticks = [100, 142]
    await fetchHttp({ log, elapsed: () => ticks.shift() ?? 0 }).send(
      get(`${origin}/orders?token=secret-query`, {
        method: 'POST',
        headers: { authorization: 'secret-header' },
        body: 'secret-body',
      }),
    )
    expect(lines).toEqual([
      {
        level: 'info',
        message: 'vendor answered',
        fields: { method: 'POST', host: new URL(origin).host, path: '/orders', status: 201, ms: 42 },
      },
    ])
  })

  it('names the fault when there was no answer', async () => {
    const { log, lines } = recordedLog()
    const origin = await deadOrigin()
    const call = fetchHttp({ log, elapsed: () => 0 }).send(get(`${origin}/x?token=secret-query`))
    await expect(call).rejects.toThrow('no connection to the vendor')
    expect(lines).toEqual([
      {
        level: 'warn',
        message: 'vendor call failed',
        fields: { method: 'GET', host: new URL(origin).host, path: '/x', fault: 'unreachable', ms: 0 },
      },
    ])
  })
})

describe('a request that makes no sense', () => {
  it.each([
    ['no URL', { url: 'not a url' }],
    ['credentials in the URL', { url: 'https://user:hunter2@example.com/' }],
    ['another protocol', { url: 'file:///etc/hostname' }],
    ['a body on a read', { url: 'https://example.com/', body: 'x' }],
    ['a header that breaks the line', { url: 'https://example.com/', headers: { a: 'b\r\nc: d' } }],
  ])('is invalid: %s, and its text is quoted nowhere', async (_name, wrong) => {
    const fault = await http()
      .send(get('https://example.com/', wrong))
      .catch((error: unknown) => error)
    expect(fault).toMatchObject({ name: 'PluginFault', code: 'invalid', cause: undefined })
    expect(String(fault)).not.toContain('hunter2')
  })
})
