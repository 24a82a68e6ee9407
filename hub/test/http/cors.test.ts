import { describe, expect, it } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import { runHub } from '@matricula/hub/testing/test-hub'
import type { Answer, ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

const origin = 'https://evil.example'

function openings({ headers }: Answer<unknown>): string[] {
  return [...headers.keys()].filter((name) => name.startsWith('access-control-'))
}

describe('A page of elsewhere', () => {
  it.each([
    '/api/session',
    '/api/seasons/current',
    '/api/enrollment/student',
    '/api/texts/es-CO',
    '/openapi.json',
  ])('may not read %s', async (path) => {
    const { visitor } = await Family.signIn(await runHub(), '10001')
    expect(openings(await visitor.get(path, { origin }))).toEqual([])
  })

  it.each([
    ['PUT', '/api/enrollment/draft'],
    ['POST', '/api/enrollment/login'],
    ['DELETE', '/api/session'],
    ['POST', '/api/payments/enrollment/invoice'],
  ])('is not told in advance that it may %s %s', async (method, path) => {
    const { visitor } = await Family.signIn(await runHub(), '10001')
    const asked = await visitor.send('OPTIONS', path, undefined, {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type, x-csrf-token',
    })
    expect([asked.status >= 400, openings(asked)]).toEqual([true, []])
  })

  it.each<[string, (visitor: Visitor) => Promise<Answer<ProblemBody>>]>([
    [
      'sign a student in',
      (visitor) => visitor.post('/api/enrollment/login', { studentCode: '10001' }, { origin }),
    ],
    [
      'sign staff in',
      (visitor) => visitor.post('/api/staff/session', { username: 'admin', password: 'demo' }, { origin }),
    ],
    ['sign anybody out', (visitor) => visitor.send('DELETE', '/api/session', undefined, { origin })],
    [
      'ask for a price',
      (visitor) => visitor.post('/api/enrollment/quotes', { period: 1, method: 2, quotas: 0 }, { origin }),
    ],
  ])('may not %s, not even with the right token', async (_title, act) => {
    const { visitor } = await Family.signIn(await runHub(), '10001')
    const { status, body, headers } = await act(visitor)
    expect([status, body.code, headers.get('set-cookie')]).toEqual([403, 'CSRF', null])
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  it('may send a callback as any machine may, and is asked for its signature', async () => {
    const { visitor } = await runHub()
    const { status, body } = await visitor().post<ProblemBody>('/api/payments/callbacks/card', {}, { origin })
    expect([status, body.code]).toEqual([401, 'FORGED'])
  })
})
