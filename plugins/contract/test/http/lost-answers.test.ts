import nock from 'nock'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchHttp } from '../../src/index.ts'
import type { HttpRequest } from '../../src/index.ts'
import { faultOfFailedSend } from '../../src/http/fault-of-failed-send.ts'
import { maxAnswerBytes } from '../../src/http/read-body.ts'
import { recordedLog } from '../support/recorded-log.ts'
import { deadOrigin, tinyServer } from '../support/tiny-server.ts'

afterEach(() => {
  nock.cleanAll()
  nock.restore()
})

const http = () => fetchHttp({ log: recordedLog().log })

function post(url: string, more: Partial<HttpRequest> = {}): HttpRequest {
  return { method: 'POST', url, body: '{}', signal: new AbortController().signal, ...more }
}

const coded = (code: string) => expect.objectContaining({ name: 'PluginFault', code })

describe('nothing was sent', () => {
  it('is unreachable when the connection is refused', async () => {
    await expect(http().send(post(await deadOrigin()))).rejects.toEqual(coded('unreachable'))
  })

  it('is unreachable when the deadline passed before the call', async () => {
    let calls = 0
    const origin = await tinyServer((_request, response) => {
      calls += 1
      response.end()
    })
    await expect(http().send(post(origin, { signal: AbortSignal.abort() }))).rejects.toEqual(
      coded('unreachable'),
    )
    expect(calls).toBe(0)
  })

  it('is unreachable when the other side speaks no TLS', async () => {
    const origin = await tinyServer((_request, response) => response.end())
    await expect(http().send(post(origin.replace('http:', 'https:')))).rejects.toEqual(coded('unreachable'))
  })

  it.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT'])(
    'is unreachable when the network says %s',
    async (code) => {
      nock.activate()
      nock('https://vendor.example')
        .post('/orders')
        .replyWithError(Object.assign(new Error('no'), { code }))
      await expect(http().send(post('https://vendor.example/orders'))).rejects.toEqual(coded('unreachable'))
    },
  )

  it('is unreachable when every address of the host refuses', () => {
    const refused = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    const cause = new AggregateError([refused(), refused()])
    expect(faultOfFailedSend(new TypeError('fetch failed', { cause }))).toEqual(coded('unreachable'))
  })
})

describe('the answer was lost', () => {
  it('is unknown-outcome when the vendor takes the request and hangs up', async () => {
    const origin = await tinyServer((request) => {
      request.on('data', () => {})
      request.on('end', () => request.socket.destroy())
    })
    await expect(http().send(post(origin))).rejects.toEqual(coded('unknown-outcome'))
  })

  it('is unknown-outcome when the deadline passes while the vendor thinks', async () => {
    const deadline = new AbortController()
    const origin = await tinyServer(() => deadline.abort())
    await expect(http().send(post(origin, { signal: deadline.signal }))).rejects.toEqual(
      coded('unknown-outcome'),
    )
  })

  it('is unknown-outcome when the body is cut', async () => {
    const origin = await tinyServer((request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"half":', () => request.socket.destroy())
    })
    await expect(http().send(post(origin))).rejects.toEqual(coded('unknown-outcome'))
  })

  it('is unknown-outcome when the vendor announces more than 10 MiB', async () => {
    const origin = await tinyServer((_request, response) => {
      response.writeHead(200, { 'content-length': String(maxAnswerBytes + 1) }).write('x')
    })
    await expect(http().send(post(origin))).rejects.toEqual(coded('unknown-outcome'))
  })

  it('is unknown-outcome when the vendor streams more than 10 MiB', async () => {
    const origin = await tinyServer((_request, response) => {
      const chunk = Buffer.alloc(1024 * 1024)
      for (let sent = 0; sent <= 10; sent += 1) response.write(chunk)
      response.end()
    })
    await expect(http().send(post(origin))).rejects.toEqual(coded('unknown-outcome'))
  })

  it('reads an answer of exactly 10 MiB', async () => {
    const origin = await tinyServer((_request, response) => response.end(Buffer.alloc(maxAnswerBytes)))
    expect((await http().send(post(origin))).body.byteLength).toBe(maxAnswerBytes)
  })

  it.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', 'NEWS'])(
    'is unknown-outcome when the network says %s',
    async (code) => {
      nock.activate()
      nock('https://vendor.example')
        .post('/orders')
        .replyWithError(Object.assign(new Error('no'), { code }))
      await expect(http().send(post('https://vendor.example/orders'))).rejects.toEqual(
        coded('unknown-outcome'),
      )
    },
  )

  it('tells a time-out while connecting from one while waiting', () => {
    const timedOut = (syscall: string) =>
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('timed out'), { code: 'ETIMEDOUT', syscall }),
      })
    expect(faultOfFailedSend(timedOut('connect'))).toEqual(coded('unreachable'))
    expect(faultOfFailedSend(timedOut('read'))).toEqual(coded('unknown-outcome'))
  })
})
