import { describe, expect, it } from 'vitest'
import { bodyIn, exchange, headersIn, speak, statusIn } from '../support/raw-socket.ts'
import { signInStaff } from '../support/staff.ts'
import { runHub } from '../support/test-hub.ts'

const impatient = {
  settings: { server: { patience: { headersSeconds: 1, bodySeconds: 1, uploadSeconds: 60 } } },
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
})
