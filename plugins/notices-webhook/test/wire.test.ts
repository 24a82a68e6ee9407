import { createHmac } from 'node:crypto'
import nock from 'nock'
import { describe, expect, it } from 'vitest'
import { anOffice, origin, recording } from './support/a-gateway.ts'

describe('a message', () => {
  it('is posted in the form of the template, and answers the gateway’s reference', async () => {
    const { taken } = await recording('cloud-api')
    const { send } = anOffice({
      phones: 'digits',
      headers: { 'X-Account': '42' },
      idempotencyHeader: 'Idempotency-Key',
      reference: '/messages/0/id',
      body: {
        messaging_product: 'whatsapp',
        to: '{to}',
        template: { name: 'aviso', parameters: ['{subject}', '{text}'], silent: true, retries: 3 },
      },
    })
    const posted = nock(origin, {
      reqheaders: {
        authorization: 'Bearer ficha-de-prueba',
        'idempotency-key': 'k1',
        'content-type': 'application/json',
        'x-account': '42',
      },
    })
      .post('/v1/messages', {
        messaging_product: 'whatsapp',
        to: '573001234567',
        template: {
          name: 'aviso',
          parameters: ['Recibo', 'Gracias por su pago.'],
          silent: true,
          retries: 3,
        },
      })
      .reply(200, taken)
    expect(await send('k1')).toEqual({ ref: 'wamid.HBgMNTczMDAxMjM0NTY3FQIAERgS' })
    expect(posted.isDone()).toBe(true)
  })

  it('carries whatever the text holds as text', async () => {
    const text = '","to":"+573110000000"} {key} {to}\n"¡Niños!" \\ $& $1'
    const { send } = anOffice()
    nock(origin)
      .post('/v1/messages', (body: unknown) => {
        expect(body).toEqual({ to: '+573001234567', text })
        return true
      })
      .reply(200, {})
    await expect(send('k1', { text })).resolves.toHaveProperty('ref')
  })

  it('has a reference of its own where the gateway gives none', async () => {
    const { send } = anOffice()
    nock(origin).post('/v1/messages').times(2).reply(202, '')
    const [one, other] = [await send('k1'), await send('k2')]
    expect(one.ref).toMatch(/^N-[0-9a-f]{24}$/)
    expect(other.ref).not.toBe(one.ref)
  })

  it('is not sent through a channel the settings leave out', async () => {
    const { send } = anOffice({ channels: ['sms'] })
    await expect(send('k1')).rejects.toMatchObject({ code: 'unsupported', field: 'channel' })
  })

  it('is not sent to what is no phone number', async () => {
    const { send } = anOffice()
    await expect(send('k1', { to: '2281260' })).rejects.toMatchObject({ code: 'rejected', field: 'to' })
  })
})

describe('the proof of who we are', () => {
  const body = '{"to":"+573001234567","text":"Gracias por su pago."}'
  const signed = (algorithm: string, encoding: 'hex' | 'base64') =>
    createHmac(algorithm, 'secreto').update(body).digest(encoding)

  it.each([
    [{ type: 'bearer', token: 'abc' }, { authorization: 'Bearer abc' }],
    [{ type: 'basic', user: 'colegio', password: 'cl:ave' }, { authorization: 'Basic Y29sZWdpbzpjbDphdmU=' }],
    [{ type: 'header', header: 'X-Api-Key', value: 'abc' }, { 'x-api-key': 'abc' }],
    [{ type: 'hmac', header: 'X-Signature', secret: 'secreto' }, { 'x-signature': signed('sha256', 'hex') }],
    [
      {
        type: 'hmac',
        header: 'X-Sig',
        secret: 'secreto',
        algorithm: 'sha512',
        encoding: 'base64',
        prefix: 'v1=',
      },
      { 'x-sig': `v1=${signed('sha512', 'base64')}` },
    ],
  ])('of %j', async (auth, reqheaders) => {
    const { send } = anOffice({ auth })
    nock(origin, { reqheaders }).post('/v1/messages', body).reply(200, '')
    await expect(send('k1')).resolves.toHaveProperty('ref')
  })

  it('by HMAC-SHA256 is that of RFC 4231, case 2', async () => {
    const { proofOf } = await import('../src/auth.ts')
    const auth = { type: 'hmac', header: 'S', secret: 'Jefe' } as const
    const right = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
    expect(proofOf(auth, 'what do ya want for nothing?')).toEqual({ s: right })
    expect(proofOf(auth, 'what do ya want for nothing!')).not.toEqual({ s: right })
  })
})

describe('a status', () => {
  it.each([
    [400, { code: 'rejected', reason: 'status 400' }],
    [401, { code: 'unauthorised' }],
    [403, { code: 'unauthorised' }],
    [404, { code: 'invalid' }],
    [422, { code: 'rejected' }],
    [429, { code: 'throttled', retryAfterMs: 7000 }],
    [204, { code: 'unknown-outcome' }],
    [302, { code: 'unknown-outcome' }],
    [500, { code: 'unknown-outcome' }],
    [503, { code: 'unknown-outcome' }],
  ])('%i is a fault', async (status, fault) => {
    const { send } = anOffice()
    nock(origin)
      .post('/v1/messages')
      .reply(status, status === 204 ? undefined : '{}', { 'retry-after': '7' })
    await expect(send('k1')).rejects.toMatchObject(fault)
  })

  it('means what the settings say', async () => {
    const { send } = anOffice({
      success: [204],
      statuses: { throttled: [503], rejected: [404, 400], unauthorised: [407] },
    })
    for (const status of [503, 404, 407, 204]) nock(origin).post('/v1/messages').reply(status)
    await expect(send('k1')).rejects.toMatchObject({ code: 'throttled', retryAfterMs: 5000 })
    await expect(send('k1')).rejects.toMatchObject({ code: 'rejected' })
    await expect(send('k1')).rejects.toMatchObject({ code: 'unauthorised' })
    await expect(send('k1')).resolves.toHaveProperty('ref')
  })
})

describe('an answer with a status of success', () => {
  const accepted = { pointer: '/status', values: ['OK', 0] }

  it('is taken at its word', async () => {
    const { taken, refused, refusedInWords } = await recording('sms')
    const { send } = anOffice({ accepted, reference: '/result/campaign' })
    for (const answer of [refused, refusedInWords, taken])
      nock(origin).post('/v1/messages').reply(200, answer)
    await expect(send('k1')).rejects.toMatchObject({ code: 'rejected', reason: 'NO_CREDIT' })
    await expect(send('k1')).rejects.toMatchObject({ code: 'rejected', reason: 'refused' })
    await expect(send('k1')).resolves.toEqual({ ref: '88123' })
  })

  it.each([
    ['not JSON', 'OK'],
    ['without the word', '{"result":{"campaign":1}}'],
    ['without the reference', '{"status":"OK"}'],
    ['with an object for a reference', '{"status":"OK","result":{"campaign":{}}}'],
    ['with an empty reference', '{"status":"OK","result":{"campaign":""}}'],
  ])('leaves the outcome unknown when it is %s', async (_title, answer) => {
    const { send } = anOffice({ accepted, reference: '/result/campaign' })
    nock(origin).post('/v1/messages').reply(200, answer)
    await expect(send('k1')).rejects.toMatchObject({ code: 'unknown-outcome' })
  })
})

describe('the same key', () => {
  it('is posted once, also when many ask at once', async () => {
    const { send } = anOffice()
    nock(origin).post('/v1/messages').once().reply(200, '')
    const answers = await Promise.all([send('k1'), send('k1')])
    expect(await send('k1')).toEqual(answers[0])
    expect(answers[1]).toEqual(answers[0])
  })

  it('is posted again with its key when the answer was lost', async () => {
    const { send } = anOffice({ body: { to: '{to}', text: '{text}', id: '{key}' } })
    const posted = { to: '+573001234567', text: 'Gracias por su pago.', id: 'k1' }
    nock(origin).post('/v1/messages', posted).reply(502, '')
    await expect(send('k1')).rejects.toMatchObject({ code: 'unknown-outcome' })
    nock(origin).post('/v1/messages', posted).reply(200, '')
    await expect(send('k1')).resolves.toHaveProperty('ref')
  })

  it('waits for a person when the answer was lost and the gateway is never told the key', async () => {
    const { send } = anOffice()
    nock(origin).post('/v1/messages').reply(502, '')
    await expect(send('k1')).rejects.toMatchObject({ code: 'unknown-outcome' })
    await expect(send('k1')).rejects.toMatchObject({
      code: 'rejected',
      reason: 'may have been sent already',
    })
  })

  it('is a first try again after a refusal', async () => {
    const { send } = anOffice()
    nock(origin).post('/v1/messages').reply(429, '')
    await expect(send('k1')).rejects.toMatchObject({ code: 'throttled' })
    nock(origin).post('/v1/messages').reply(200, '')
    await expect(send('k1')).resolves.toHaveProperty('ref')
  })
})

describe('the check', () => {
  it('asks the address for it with our credentials', async () => {
    const { check } = anOffice({ checkUrl: `${origin}/v1/account?fields=id` })
    nock(origin, { reqheaders: { authorization: 'Bearer ficha-de-prueba' } })
      .get('/v1/account?fields=id')
      .reply(200, {})
    expect(await check()).toEqual({ is: 'up' })
    nock(origin).get('/v1/account?fields=id').reply(404)
    expect(await check()).toMatchObject({ is: 'down' })
    nock(origin).get('/v1/account?fields=id').reply(401)
    expect(await check()).toMatchObject({ is: 'down', fix: 'Look at auth and checkUrl.' })
  })

  it.each([
    [405, 'up'],
    [404, 'up'],
    [200, 'up'],
    [401, 'down'],
    [500, 'down'],
  ])('without such an address takes a status of %i for %s', async (status, is) => {
    const { check } = anOffice()
    nock(origin).get('/v1/messages').reply(status)
    expect(await check()).toMatchObject({ is })
  })
})
