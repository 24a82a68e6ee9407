import { describe, expect, it } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import type { Answer, ProblemBody } from '@matricula/hub/testing/visitor'

const send = ({ visitor }: TestHub, path: string, body: string, headers: Record<string, string> = {}) =>
  visitor().send<ProblemBody>('POST', path, body, { 'content-type': 'application/json', ...headers })

const login = '/api/enrollment/login'
const callback = '/api/payments/callbacks/card'

/** Every failure has one shape. */
function expectProblem(answer: Answer<ProblemBody>, status: number, code: string) {
  expect([answer.status, answer.body?.code]).toEqual([status, code])
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(answer.body).toMatchObject({
    type: `urn:matricula:problem:${code}`,
    status,
    title: expect.stringMatching(/\S/),
    detail: expect.stringMatching(/\S/),
    requestId: expect.stringMatching(/\S/),
  })
}

describe('A failure is one problem document:', () => {
  it.each<[string, number, string, (hub: TestHub) => Promise<Answer<ProblemBody>>]>([
    ['a body too large', 413, 'TOO_LARGE', (hub) => send(hub, login, `"${'x'.repeat(262_145)}"`)],
    ['a callback too large', 413, 'TOO_LARGE', (hub) => send(hub, callback, 'x'.repeat(65_537))],
    ['broken JSON', 400, 'BAD_REQUEST', (hub) => send(hub, login, '{"studentCode": "10')],
    ['no body', 400, 'BAD_REQUEST', (hub) => send(hub, login, '')],
    ['a list where an object is', 400, 'BAD_REQUEST', (hub) => send(hub, login, '[]')],
    ['a key that poisons', 400, 'BAD_REQUEST', (hub) => send(hub, login, '{"__proto__": {"a": 1}}')],
    [
      'another media type',
      415,
      'UNSUPPORTED_MEDIA',
      (hub) => send(hub, login, '<a/>', { 'content-type': 'application/xml' }),
    ],
    ['a path nobody has', 404, 'NOT_FOUND', ({ visitor }) => visitor().get('/api/nothing/here')],
    ['a file nobody has', 404, 'NOT_FOUND', ({ visitor }) => visitor().get('/nothing.js')],
    [
      'a way out of the folder',
      403,
      'FORBIDDEN',
      ({ visitor }) => visitor().get('/assets/..%2f..%2fpackage.json'),
    ],
    ['a method nobody has', 404, 'NOT_FOUND', ({ visitor }) => visitor().put('/api/session', {})],
    ['a session that is needed', 401, 'NO_SESSION', ({ visitor }) => visitor().get('/api/outbox')],
    ['a parameter of another form', 400, 'BAD_REQUEST', ({ visitor }) => visitor().get('/api/texts/fr')],
    [
      'a token of another form',
      400,
      'BAD_REQUEST',
      ({ visitor }) => visitor().get('/api/enrollment/resume/1'),
    ],
    [
      'a receipt nobody has',
      404,
      'NOT_FOUND',
      ({ visitor }) => visitor().get(`/api/enrollment/resume/${'a'.repeat(32)}`),
    ],
    ['a forged callback', 401, 'FORGED', (hub) => send(hub, callback, '{}')],
    ['a callback of nobody', 404, 'NOT_FOUND', (hub) => send(hub, '/api/payments/callbacks/nobody', '{}')],
    ['a sandbox page of nobody', 404, 'NOT_FOUND', ({ visitor }) => visitor().get('/sandbox/nobody/')],
  ])('%s', async (_title, status, code, ask) => {
    expectProblem(await ask(await runHub()), status, code)
  })

  it('a bug, without a word of what broke', async () => {
    const hub = await runHub()
    const { visitor } = await Family.signIn(hub, '10001')
    await hub.hub.app.database.schema.dropTable('draft')
    const broken = await visitor.get<ProblemBody>('/api/enrollment/draft')
    expectProblem(broken, 500, 'INTERNAL')
    expect(broken.text).not.toMatch(/draft|select|sqlite/i)
    expect(hub.lines.filter((line) => line.includes(broken.body.requestId))).toEqual([
      expect.stringContaining('a request broke off'),
    ])
  })
})

describe('Wrong fields', () => {
  const wrong = JSON.stringify({ studentCode: 7, secondProof: 'x'.repeat(61), extra: true })

  it('are named, each with what is wrong, in Spanish first', async () => {
    const answer = await send(await runHub(), login, wrong)
    expectProblem(answer, 400, 'BAD_REQUEST')
    expect(answer.body.errors).toEqual({
      studentCode: ['Debe ser un texto.'],
      secondProof: ['Debe tener máximo 60 caracteres.'],
      extra: ['Este dato no se espera aquí.'],
    })
  })

  it('are named in English to who asks for it', async () => {
    const answer = await send(await runHub(), login, wrong, { 'accept-language': 'en-GB,en;q=0.9,es;q=0.1' })
    expect(answer.body.errors).toEqual({
      studentCode: [expect.stringMatching(/text/)],
      secondProof: [expect.stringMatching(/60/)],
      extra: [expect.stringMatching(/not expected/)],
    })
    expect(answer.body.title).not.toBe('')
  })

  it('never come back with what was written in them', async () => {
    const answer = await send(await runHub(), login, JSON.stringify({ studentCode: 'hush-hush-hush' }))
    expect(answer.status).toBe(400)
    expect(answer.text).not.toContain('hush')
  })

  it.each<[string, 'es' | 'en']>([
    ['en', 'en'],
    ['en-US,es;q=0.9', 'en'],
    ['es-CO,en;q=0.5', 'es'],
    ['fr,de', 'es'],
    ['*', 'es'],
    ['', 'es'],
    [`${'fr,'.repeat(500)}en`, 'es'],
    ['en;q=9,;;q=', 'es'],
  ])('speak the language of %j', async (language, expected) => {
    const answer = await send(await runHub(), login, '{}', { 'accept-language': language })
    const said = { es: 'Este dato es obligatorio.', en: 'This is required.' }[expected]
    expect(answer.body.errors?.['studentCode']).toEqual([said])
  })
})

describe('Every answer', () => {
  it.each([
    '/api/seasons/current',
    '/api/session',
    '/api/nothing',
    '/openapi.json',
    '/sandbox/card/',
    '/enrollment/login',
  ])('of %s tells browsers what not to do', async (path) => {
    const { visitor } = await runHub()
    const { headers } = await visitor().get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toMatch(
      /default-src '(self|none)'.*frame-ancestors 'none'/,
    )
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src (?!'self'(?:;|$))/)
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
  })

  it('about a person is stored nowhere on its way', async () => {
    const { visitor } = await Family.signIn(await runHub(), '10001')
    for (const path of ['/api/enrollment/student', '/api/enrollment/draft', '/api/session']) {
      expect((await visitor.get(path)).headers.get('cache-control')).toMatch(/no-store|no-cache/)
    }
  })
})
