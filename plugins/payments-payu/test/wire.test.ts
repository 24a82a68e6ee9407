import nock from 'nock'
import { describe, expect, it } from 'vitest'
import { altered, anAdapter, ordersAre, published, read, recorded, reports, sandbox } from './support/payu.ts'

const { apiLogin, apiKey } = published
const asked = { reference: 'MAT-2026-000123', providerRef: null }

describe('find', () => {
  it('asks reports for our reference, as JSON and with our credentials, and tells the payment', async () => {
    const { adapter } = anAdapter()
    nock(sandbox, { reqheaders: { accept: 'application/json', 'content-type': 'application/json' } })
      .post(reports, {
        test: true,
        language: 'es',
        merchant: { apiLogin, apiKey },
        command: 'ORDER_DETAIL_BY_REFERENCE_CODE',
        details: { referenceCode: 'MAT-2026-000123' },
      })
      .reply(200, recorded('order-captured'))
    expect(await adapter.find(asked, read)).toEqual({
      reference: 'MAT-2026-000123',
      providerRef: '1400000123',
      status: 'approved',
      rawStatus: 'APPROVED',
      amount: 1_850_000,
      currency: 'COP',
      at: '2026-01-20T20:04:05.000Z',
      means: 'pse',
      reason: null,
      test: true,
    })
  })

  it('asks production for real payments, and believes an order that calls itself a test', async () => {
    const { adapter } = anAdapter({ test: false })
    nock('https://api.payulatam.com')
      .post(reports, (body: { test: boolean }) => !body.test)
      .reply(200, recorded('order-captured'))
      .post(reports)
      .reply(200, altered('order-captured', '"merchantId": 508029', '"isTest": true'))
    expect(await adapter.find(asked, read)).toMatchObject({ test: false })
    expect(await adapter.find(asked, read)).toMatchObject({ test: true })
  })

  it('takes the approved try of many, however late the others came', async () => {
    const { adapter } = anAdapter()
    ordersAre('orders-tried-again')
    expect(await adapter.find(asked, read)).toMatchObject({
      status: 'approved',
      providerRef: '1400000124',
      means: 'card',
    })
  })

  it('tells the payer why, in words of ours', async () => {
    const { adapter } = anAdapter()
    ordersAre('order-declined')
    expect(await adapter.find(asked, read)).toMatchObject({
      status: 'declined',
      rawStatus: 'DECLINED',
      reason: 'La cuenta o la tarjeta no tiene fondos suficientes.',
    })
  })

  it('tells that the money went back', async () => {
    const { adapter } = anAdapter()
    ordersAre('order-refunded')
    expect(await adapter.find(asked, read)).toMatchObject({ status: 'reversed', rawStatus: 'REFUNDED' })
  })

  it('misses what PayU knows nothing of, and what it tells of another reference', async () => {
    const { adapter } = anAdapter()
    ordersAre('no-order')
    expect(await adapter.find(asked, read)).toBeNull()
    nock(sandbox)
      .post(reports)
      .reply(200, { code: 'SUCCESS', error: null, result: { payload: null } })
    expect(await adapter.find(asked, read)).toBeNull()
    ordersAre('order-captured')
    expect(await adapter.find({ reference: 'MAT-2026-00012', providerRef: null }, read)).toBeNull()
  })

  it.each([
    ['a fraction of a peso', '1850000.50'],
    ['an amount that is no number', '"un millón"'],
    ['no amount', 'null'],
  ])('does not guess at %s', async (_what, value) => {
    const { adapter } = anAdapter()
    nock(sandbox)
      .post(reports)
      .reply(200, altered('order-captured', '1850000.0', value))
    await expect(adapter.find(asked, read)).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('reads an amount that comes as text', async () => {
    const { adapter } = anAdapter()
    nock(sandbox)
      .post(reports)
      .reply(200, altered('order-captured', '1850000.0', '"1850000.00"'))
    expect(await adapter.find(asked, read)).toMatchObject({ amount: 1_850_000 })
  })

  it('names another currency, so that the hub puts it on hold', async () => {
    const { adapter } = anAdapter()
    nock(sandbox)
      .post(reports)
      .reply(200, altered('order-captured', '"COP"', '"USD"'))
    expect(await adapter.find(asked, read)).toMatchObject({ currency: 'USD' })
  })

  it('warns of a state nobody knows and shows it only where it is a word', async () => {
    const { adapter, kit } = anAdapter()
    const answer = altered('order-captured', '"state": "APPROVED"', '"state": "Ana Rojas 52000111"')
    nock(sandbox).post(reports).reply(200, answer)
    expect(await adapter.find(asked, read)).toMatchObject({ status: 'pending', rawStatus: '(not a word)' })
    expect(kit.logged).toContainEqual({
      level: 'warn',
      fields: { rawStatus: '(not a word)', takenAs: 'pending' },
      message: 'a status nobody knows',
    })
  })
})

describe('start and check', () => {
  it('ping PayU with our credentials', async () => {
    const { adapter } = anAdapter()
    const ping = { test: true, language: 'es', merchant: { apiLogin, apiKey }, command: 'PING' }
    nock(sandbox).post(reports, ping).twice().reply(200, { code: 'SUCCESS', error: null, result: null })
    await adapter.start(read.signal)
    expect(await adapter.check(read.signal)).toEqual({ is: 'up' })
    expect(nock.isDone()).toBe(true)
  })

  it('say what to do about refused credentials', async () => {
    const { adapter } = anAdapter()
    nock(sandbox)
      .post(reports)
      .twice()
      .reply(200, { code: 'ERROR', error: 'Invalid credentials', result: null })
    await expect(adapter.start(read.signal)).rejects.toMatchObject({ code: 'unauthorised' })
    expect(await adapter.check(read.signal)).toEqual({
      is: 'down',
      why: 'PayU does not answer a ping: unauthorised',
      fix: 'Check apiLogin and apiKey in the PayU module.',
    })
  })
})
