import { describe, expect, it } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import { runHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

const draft = {
  version: 0,
  step: 1,
  period: 3,
  method: 2,
  quotas: 11,
  transport: { is: 'none' },
}

const save = (visitor: Visitor, headers: Readonly<Record<string, string>> = {}) =>
  visitor.send<ProblemBody>('PUT', '/api/enrollment/draft', JSON.stringify(draft), {
    'content-type': 'application/json',
    ...headers,
  })

describe('A change', () => {
  it('needs the token of its own session beside the cookie', async () => {
    const hub = await runHub()
    const { visitor } = await Family.signIn(hub, '10001')
    const other = await Family.signIn(hub, '10003')
    const right = visitor.csrfToken
    for (const token of ['', 'wrong', right.toUpperCase() + 'x', other.visitor.csrfToken]) {
      visitor.csrfToken = token
      const refused = await save(visitor)
      expect([token, refused.status, refused.body.code]).toEqual([token, 403, 'CSRF'])
    }
    visitor.csrfToken = right
    expect((await save(visitor)).status).toBe(200)
  })

  it.each(['https://evil.example', 'http://127.0.0.1', 'null', 'http://127.0.0.1.evil.example:80'])(
    'is refused from a page of %s, token or not',
    async (origin) => {
      const hub = await runHub()
      const { visitor } = await Family.signIn(hub, '10001')
      expect(await save(visitor, { origin })).toMatchObject({ status: 403, body: { code: 'CSRF' } })
      const login = await hub
        .visitor()
        .post<ProblemBody>('/api/enrollment/login', { studentCode: '10001' }, { origin })
      expect([login.status, login.headers.get('set-cookie')]).toEqual([403, null])
    },
  )

  it('is taken from a page of our own', async () => {
    const hub = await runHub()
    const { visitor } = await Family.signIn(hub, '10001')
    expect((await save(visitor, { origin: hub.url })).status).toBe(200)
  })

  it('is taken from the address that browsers know, behind a proxy', async () => {
    const server = { publicUrl: 'https://matricula.example.co/', sandboxHosts: 'matricula.example.co' }
    const hub = await runHub({ settings: { server } })
    const { visitor } = await Family.signIn(hub, '10001')
    expect((await save(visitor, { origin: 'https://matricula.example.co' })).status).toBe(200)
  })

  it('signing in again needs no token of the stale session', async () => {
    const hub = await runHub()
    const { visitor } = await Family.signIn(hub, '10001')
    visitor.csrfToken = ''
    const again = await visitor.post('/api/enrollment/login', { studentCode: '10003' })
    expect(again.status).toBe(200)
  })

  it('signing out needs the token: nobody else signs a family out', async () => {
    const hub = await runHub()
    const { visitor } = await Family.signIn(hub, '10001')
    const right = visitor.csrfToken
    visitor.csrfToken = ''
    expect((await visitor.delete('/api/session')).status).toBe(403)
    visitor.csrfToken = right
    expect((await visitor.get('/api/enrollment/student')).status).toBe(200)
  })
})
