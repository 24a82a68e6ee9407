import nock from 'nock'
import { describe, expect, it } from 'vitest'
import { altered, anAdapter, answers, api, noon, read, recorded, secure, signsIn } from './support/epayco.ts'

const asked = { reference: 'MAT-2026-000123', providerRef: null }

describe('find', () => {
  it('asks for our reference, then for the state and for the signed amount', async () => {
    const { adapter } = anAdapter()
    const bearer = {
      reqheaders: { authorization: 'Bearer invented.jwt.one', 'content-type': 'application/json' },
    }
    signsIn()
    nock(api, bearer)
      .post('/transaction/detail', { filter: { referenceClient: 'MAT-2026-000123' } })
      .reply(200, recorded('detail'))
      .post('/payment/transaction', { referencePayco: '123456789' })
      .reply(200, recorded('transaction'))
    nock(secure, { badheaders: ['authorization'] })
      .get('/validation/v1/reference/123456789')
      .reply(200, recorded('validation'))
    expect(await adapter.find(asked, read)).toEqual({
      reference: 'MAT-2026-000123',
      providerRef: '123456789',
      status: 'approved',
      rawStatus: 'Aceptada',
      amount: 1_850_000,
      currency: 'COP',
      at: '2026-01-20T20:04:05.000Z',
      means: 'pse',
      reason: null,
      test: true,
    })
  })

  it.each([
    ['by its code', '"codeResponse": 1', '"codeResponse": 2', 'declined', 'Rechazada'],
    ['by its word where the code is 0', '"codeResponse": 1', '"codeResponse": 0', 'approved', 'Aceptada'],
    [
      'by its word where there is no code',
      '"codeResponse": 1',
      '"codeResponse": null',
      'approved',
      'Aceptada',
    ],
    ['pending where the code is new', '"codeResponse": 1', '"codeResponse": 55', 'pending', '55'],
    [
      'pending where the code is no word',
      '"codeResponse": 1',
      '"codeResponse": "Ana 52000111"',
      'pending',
      '(not a word)',
    ],
  ])('knows the state %s', async (_what, from, to, status, rawStatus) => {
    const { adapter } = anAdapter()
    answers({ transaction: altered('transaction', from, to) })
    expect(await adapter.find(asked, read)).toMatchObject({ status, rawStatus })
  })

  it.each([
    ['another amount', '"x_amount": 1850000', '"x_amount": 1850001'],
    ['an amount that is no whole pesos', '"x_amount": 1850000', '"x_amount": "1850000.50"'],
    ['another currency', '"COP"', '"USD"'],
    ['another transaction', '"987654321"', '"987654322"'],
    ['another merchant', '"900123"', '"900124"'],
    ['no signature', '"x_signature": "0', '"signature": "0'],
  ])('believes nothing that ePayco did not sign: %s', async (_what, from, to) => {
    const { adapter } = anAdapter()
    answers({ validation: altered('validation', from, to) })
    await expect(adapter.find(asked, read)).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('does not miss a payment that ePayco lists and does not prove', async () => {
    const { adapter } = anAdapter()
    answers({ validation: '{"status":false,"message":"not found"}' })
    await expect(adapter.find(asked, read)).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('leaves out what is listed under an invoice that only resembles ours', async () => {
    const { adapter } = anAdapter()
    answers({ validation: altered('validation', 'MAT-2026-000123', 'MAT-2026-0001234') })
    expect(await adapter.find(asked, read)).toBeNull()
  })

  it.each([
    ['where ePayco says it is none', 'FALSE', false],
    ['only then: a test', 'TRUE', true],
    ['only then: an unknown flag', 'maybe', true],
  ])('tells a payment for real %s', async (_what, flag, test) => {
    const { adapter } = anAdapter({ test: false })
    answers({ validation: altered('validation', '"TRUE"', `"${flag}"`) })
    expect(await adapter.find(asked, read)).toMatchObject({ test })
  })

  it('takes a payment for a test where ePayco does not say', async () => {
    const { adapter } = anAdapter({ test: false })
    answers({ validation: altered('validation', '"x_test_request"', '"x_other"') })
    expect(await adapter.find(asked, read)).toMatchObject({ test: true })
  })

  it('takes our time where the date is of another shape', async () => {
    const { adapter } = anAdapter()
    answers({ transaction: altered('transaction', '2026-01-20 15:04:05', '20/01/2026') })
    expect(await adapter.find(asked, read)).toMatchObject({ at: noon.toISOString() })
  })

  it('takes the approved try of two', async () => {
    const { adapter } = anAdapter()
    answers({
      detail: '{"success":true,"data":[{"referencePayco":"123456789"},{"referencePayco":"123456790"}]}',
    })
    const second = altered('validation', '123456789', '123456790')
    const resigned = second.replace(/"x_signature": "\w+"/, `"x_signature": "${signatureOfTheSecond}"`)
    nock(secure).get('/validation/v1/reference/123456790').reply(200, resigned)
    nock(api)
      .post('/payment/transaction', { referencePayco: '123456790' })
      .reply(200, altered('transaction', '"codeResponse": 1', '"codeResponse": 4'))
    expect(await adapter.find(asked, read)).toMatchObject({ status: 'approved', providerRef: '123456789' })
    expect(nock.isDone()).toBe(true)
  })

  it('asks about the reference that a confirmation told, should the list be late', async () => {
    const { adapter } = anAdapter()
    answers({ detail: recorded('detail-none') })
    expect(await adapter.find({ ...asked, providerRef: '123456789' }, read)).toMatchObject({
      status: 'approved',
    })
  })

  it('misses what ePayco lists nowhere, also in words that the settings know', async () => {
    const { adapter } = anAdapter({ nothingFound: ['No se encontraron transacciones'] })
    signsIn()
    nock(api)
      .post('/transaction/detail')
      .reply(200, recorded('detail-none'))
      .post('/transaction/detail')
      .reply(200, { success: false, textResponse: 'No se encontraron transacciones', data: [] })
    expect(await adapter.find(asked, read)).toBeNull()
    expect(await adapter.find(asked, read)).toBeNull()
  })
})

/** SHA-256 of 900123^p_key_invented_0123456789abcdef^123456790^987654321^1850000.00^COP. */
const signatureOfTheSecond = 'c9eaf20f2bf589f582e33a93e1c748409755fa31645d6f60a14bac5b4e59d373'

describe('the token', () => {
  const listed = () => nock(api).post('/transaction/detail').reply(200, recorded('detail-none'))

  it('is asked for once by calls that come at once', async () => {
    const { adapter } = anAdapter()
    signsIn()
    for (let n = 0; n < 5; n += 1) listed()
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => adapter.find(asked, read)))
    expect(all).toEqual([null, null, null, null, null])
    expect(nock.isDone()).toBe(true)
  })

  it('is good for fifteen minutes and then renewed', async () => {
    let now = noon
    const { adapter } = anAdapter({}, { now: () => now })
    signsIn()
    listed()
    await adapter.find(asked, read)
    now = new Date(noon.getTime() + 15 * 60_000 - 1)
    listed()
    await adapter.find(asked, read)
    now = new Date(noon.getTime() + 15 * 60_000)
    nock(api).post('/login').reply(200, { token: 'invented.jwt.two' })
    nock(api, { reqheaders: { authorization: 'Bearer invented.jwt.two' } })
      .post('/transaction/detail')
      .reply(200, recorded('detail-none'))
    expect(await adapter.find(asked, read)).toBeNull()
  })

  it('that ePayco refuses is renewed once, and then our keys are to blame', async () => {
    const { adapter } = anAdapter()
    signsIn()
    nock(api).post('/transaction/detail').reply(401, {})
    signsIn()
    listed()
    expect(await adapter.find(asked, read)).toBeNull()
    nock(api).post('/transaction/detail').twice().reply(401, {})
    signsIn()
    await expect(adapter.find(asked, read)).rejects.toMatchObject({ code: 'unauthorised' })
    expect(nock.isDone()).toBe(true)
  })

  it('is forgotten by stop', async () => {
    const { adapter } = anAdapter()
    signsIn()
    listed()
    await adapter.find(asked, read)
    await adapter.stop()
    signsIn()
    listed()
    expect(await adapter.find(asked, read)).toBeNull()
    expect(nock.isDone()).toBe(true)
  })
})
