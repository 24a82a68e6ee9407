import nock from 'nock'
import { describe, expect, it } from 'vitest'
import {
  anAccount,
  aRequest,
  contract,
  id,
  network,
  read,
  replay,
  requestIs,
  requestPath,
  sign,
  signing,
  success,
  tokens,
  write,
} from './support/an-account.ts'

describe('sending a contract', () => {
  it('looks for it, reads the template and sends, as recorded', async () => {
    const given = tokens()
    const seen = await replay('send-contract')
    expect(await anAccount().adapter.send(contract, write())).toEqual(signing)
    expect(seen.map(({ path }) => path.split('/').at(-1))).toEqual([
      'requests',
      '212541000000300001',
      'createdocument',
    ])
    expect(seen.at(-1)?.headers).toMatchObject({
      authorization: 'Zoho-oauthtoken 1000.invented.token',
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(given()).toBe(1)
  })

  it('again asks for what was sent, by its id, and sends nothing', async () => {
    tokens()
    await replay('send-contract')
    const { adapter } = anAccount()
    await adapter.send(contract, write())
    requestIs(aRequest({ action: 'VIEWED' }))
    expect(await adapter.send(contract, write())).toMatchObject({ id, status: 'viewed' })
  })

  it('twice at once sends one', async () => {
    tokens()
    await replay('send-contract')
    requestIs(aRequest())
    const { adapter } = anAccount()
    const both = await Promise.all([adapter.send(contract, write()), adapter.send(contract, write())])
    expect(both.map((one) => one.id)).toEqual([id, id])
  })

  it('as a test says so to Zoho', async () => {
    tokens()
    await replay('look-before-sending')
    nock(sign)
      .post('/api/v1/templates/212541000000300001/createdocument')
      .query({ testing: 'true' })
      .reply(200, success({ requests: aRequest() }))
    const { adapter } = anAccount({ settings: { envelopes: 'testing' } })
    expect(await adapter.send(contract, write())).toMatchObject({ id })
  })

  it('without a template for it is unsupported, and nobody is asked', async () => {
    network()
    const { adapter } = anAccount()
    await expect(adapter.send({ ...contract, document: 'promissory-note' }, write())).rejects.toMatchObject({
      code: 'unsupported',
    })
    expect(adapter.supports.documents).toEqual(['contract'])
  })

  it('under a reference that fits into no name is invalid, and nobody is asked', async () => {
    network()
    const sent = anAccount().adapter.send({ ...contract, reference: 'MH 1' }, write())
    await expect(sent).rejects.toMatchObject({ code: 'invalid', field: 'reference' })
  })
})

describe('starting', () => {
  const template = (actions: readonly object[]) => {
    nock(sign)
      .get('/api/v1/templates/212541000000300001')
      .reply(200, success({ templates: { actions } }))
  }
  const family = { action_id: '1', action_type: 'SIGN', role: 'Acudiente', recipient_name: null }

  it('reads each template and finds its signer', async () => {
    tokens()
    template([family])
    await expect(anAccount().adapter.start(read().signal)).resolves.toBeUndefined()
  })

  it('names the document whose template has no such role', async () => {
    tokens()
    template([{ ...family, role: 'Padre' }])
    await expect(anAccount().adapter.start(read().signal)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('templates.contract'),
    })
  })

  it('names the document whose template is not there', async () => {
    tokens()
    nock(sign).get('/api/v1/templates/212541000000300001').reply(400, { code: 9004, status: 'failure' })
    await expect(anAccount().adapter.start(read().signal)).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('templates.contract'),
    })
  })
})

describe('a check', () => {
  it('asks for one row and no more', async () => {
    tokens()
    const data = '{"page_context":{"row_count":1,"start_index":1}}'
    nock(sign)
      .get('/api/v1/templates')
      .query({ data })
      .reply(200, success({ templates: [] }))
    expect(await anAccount().adapter.check(read().signal)).toEqual({ is: 'up' })
  })
})

describe('the pace', () => {
  it('is kept: what is beyond it waits, and is never sent once its deadline passed', async () => {
    tokens()
    requestIs(aRequest())
    requestIs(aRequest())
    const { adapter } = anAccount({ settings: { callsPerMinute: 1 } })
    await adapter.status(id, read())
    const deadline = new AbortController()
    const waiting = adapter.status(id, read(deadline.signal))
    setImmediate(() => deadline.abort())
    await expect(waiting).rejects.toMatchObject({ code: 'unreachable' })
    expect(nock.pendingMocks().filter((mock) => mock.includes(requestPath))).toHaveLength(1)
  })
})
