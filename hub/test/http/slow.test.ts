import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bodyIn, exchange, headersIn, speak, statusIn } from '@matricula/hub/testing/raw-socket'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const impatient = {
  settings: { server: { timeouts: { headersSeconds: 1, bodySeconds: 1, uploadSeconds: 60 } } },
}

const half = (path: string, headers = '', length = 40) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${headers}Content-Length: ${length}\r\n\r\n{"a"`

function expectTooSlow(heard: string) {
  expect([statusIn(heard), headersIn(heard).get('connection')]).toEqual([408, 'close'])
  expect(headersIn(heard).get('content-type')).toMatch(/^application\/problem\+json/)
  expect(JSON.parse(bodyIn(heard))).toMatchObject({ code: 'TOO_SLOW', status: 408 })
}

describe('Whoever sends half of something', () => {
  it.each([
    ['of a body', half('/api/enrollment/login')],
    ['of a body for nobody', half('/api/nothing')],
    ['of a callback', half('/api/payments/callbacks/card')],
    [
      'of a body in chunks',
      'POST /api/enrollment/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n{"a"\r\n',
    ],
    ['of the headers', 'GET /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\n'],
    ['and nothing at all', ''],
  ])('is told so in the end and loses the connection: %s', async (_title, written) => {
    expectTooSlow(await exchange((await runHub(impatient)).url, written))
  })

  it('has longer for a file', async () => {
    const hub = await runHub(impatient)
    const { cookie, csrfToken } = await signInStaff(hub, 'admissions')
    const session = `Cookie: ${cookie}\r\nX-CSRF-Token: ${csrfToken}\r\n`
    const upload = speak(hub.url, half('/api/discounts', session, 7))
    expectTooSlow(await exchange(hub.url, half('/api/enrollment/login')))
    upload.socket.write(':1}')
    upload.socket.once('data', () => upload.socket.end())
    expect(statusIn(await upload.heard)).toBe(400)
  })

  it('keeps nobody else out, however many they are', async () => {
    const overload = { busy: { delayMs: 60_000, requests: 5 }, full: { delayMs: 60_000, requests: 8 } }
    const hub = await runHub({ settings: { server: { overload } } })
    const lines = Array.from({ length: 40 }, () => speak(hub.url, half('/api/payments/callbacks/card')))
    onTestFinished(() => lines.forEach(({ socket }) => socket.destroy()))
    await until(
      () => connectionsOf(hub),
      (open) => open >= lines.length,
    )

    const family = await hub.visitor().post('/api/enrollment/login', { studentCode: '10001' })
    expect(family.status).toBe(200)
  })
})

function connectionsOf({ hub: { server } }: TestHub): Promise<number> {
  return promisify<number>((done) => server.listener.getConnections(done))()
}
