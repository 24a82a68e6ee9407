import { describe, expect, it } from 'vitest'
import { aMerchant, read, recordedTransaction, recording, theWire } from './support/merchant.ts'

const byReference = { page: '1', page_size: '200', reference: 'MAT-2026-000123' }
const one = recordedTransaction('transactions-approved')
const ask = { reference: 'MAT-2026-000123', providerRef: null }

describe('find', () => {
  it('asks for the reference with the private key and tells what Wompi says', async () => {
    theWire().get('/v1/transactions').query(byReference).reply(200, recording('transactions-approved'))
    expect(await aMerchant().adapter.find(ask, read)).toEqual({
      reference: 'MAT-2026-000123',
      providerRef: '119999-1767225600-12345',
      status: 'approved',
      rawStatus: 'APPROVED',
      amount: 1_850_000,
      currency: 'COP',
      at: '2026-01-20T20:05:10.000Z',
      means: 'pse',
      reason: null,
      test: true,
    })
  })

  it('reads on until a page is not full', async () => {
    const declined = Array.from({ length: 200 }, (_, index) => ({
      ...one,
      id: `1-${index}`,
      status: 'DECLINED',
    }))
    theWire()
      .get('/v1/transactions')
      .query(byReference)
      .reply(200, { data: declined })
      .get('/v1/transactions')
      .query({ ...byReference, page: '2' })
      .reply(200, { data: [one] })
    expect(await aMerchant().adapter.find(ask, read)).toMatchObject({
      status: 'approved',
      providerRef: one.id,
    })
  })

  it('is null for what Wompi never saw', async () => {
    theWire().get('/v1/transactions').query(true).reply(200, { data: [], meta: {} })
    expect(await aMerchant().adapter.find(ask, read)).toBeNull()
  })

  it.each([
    [401, 'unauthorised'],
    [403, 'unauthorised'],
    [404, 'not-found'],
    [422, 'rejected'],
    [429, 'throttled'],
    [400, 'invalid'],
    [500, 'unreachable'],
    [302, 'unreachable'],
  ])('takes an answer of %d for %s, never for a miss', async (status, code) => {
    theWire()
      .get('/v1/transactions')
      .query(true)
      .reply(status, { error: { type: 'ANY' } })
    await expect(aMerchant().adapter.find(ask, read)).rejects.toMatchObject({ code })
  })

  it.each([
    ['no list', { data: {} }],
    ['a text as amount', { data: [{ ...one, amount_in_cents: '185000000' }] }],
    ['no moment', { data: [{ ...one, created_at: 'yesterday' }] }],
  ])('does not guess at an answer with %s', async (_, answer) => {
    theWire().get('/v1/transactions').query(true).reply(200, answer)
    await expect(aMerchant().adapter.find(ask, read)).rejects.toMatchObject({ code: 'unreachable' })
  })
})

describe('the statement', () => {
  const aDay = { from: '2026-01-20', to: '2026-01-20' }
  const listing = { from_date: '2026-01-13', until_date: '2026-01-22', page: '1', page_size: '50' }

  it('asks for the days around, and tells whose money moved on that day in Bogotá', async () => {
    const at = (id: string, finalized_at: string, status = 'APPROVED') => ({
      ...one,
      id,
      finalized_at,
      status,
    })
    const data = [
      at('1-1', '2026-01-20T04:59:59Z'),
      at('1-2', '2026-01-20T05:00:00Z'),
      at('1-3', '2026-01-21T04:59:59Z', 'VOIDED'),
      at('1-4', '2026-01-21T05:00:00Z'),
      at('1-5', '2026-01-20T12:00:00Z', 'DECLINED'),
      { ...at('1-6', '2026-01-20T12:00:00Z'), amount_in_cents: 150 },
    ]
    theWire().get('/v1/transactions').query(listing).reply(200, { data })
    const page = await aMerchant().adapter.statement?.list(aDay, { size: 50 }, read)
    expect(page?.next).toBeNull()
    expect(page?.items.map(({ providerRef, status }) => `${providerRef} ${status}`)).toEqual([
      '1-2 approved',
      '1-3 reversed',
    ])
  })

  it('goes on where its cursor stands', async () => {
    theWire()
      .get('/v1/transactions')
      .query({ ...listing, page: '3', page_size: '1' })
      .reply(200, { data: [one] })
    const page = await aMerchant().adapter.statement?.list(aDay, { size: 1, cursor: '3' }, read)
    expect(page).toMatchObject({ next: '4', items: [{ reference: 'MAT-2026-000123' }] })
  })

  it('takes no cursor that it did not give', async () => {
    const { statement } = aMerchant().adapter
    await expect(statement?.list(aDay, { size: 1, cursor: '1&status=x' }, read)).rejects.toMatchObject({
      code: 'invalid',
      field: 'cursor',
    })
  })
})

const probe = { page: '1', page_size: '1', reference: 'MATRICULA-HUB' }

describe('a start', () => {
  it('wants the public and the private key to be known', async () => {
    const wire = theWire()
    wire.get('/v1/merchants/pub_test_INVENTED').reply(200, recording('merchant'))
    wire.get('/v1/transactions').query(probe).reply(200, { data: [] })
    await aMerchant().adapter.start(read.signal)
    expect(wire.isDone()).toBe(true)
  })

  it.each([404, 422, 401])(
    'fails as unauthorised where the public key is answered with %d',
    async (status) => {
      theWire()
        .get('/v1/merchants/pub_test_INVENTED')
        .reply(status, { error: { type: 'NOT_FOUND_ERROR' } })
      await expect(aMerchant().adapter.start(read.signal)).rejects.toMatchObject({ code: 'unauthorised' })
    },
  )
})

describe('a check', () => {
  it.each([
    [200, { data: [] }, { is: 'up', note: 'sandbox' }],
    [401, {}, { is: 'down', why: 'wompi refuses our keys' }],
    [429, {}, { is: 'down', why: 'wompi asks for time' }],
    [500, {}, { is: 'down', why: 'wompi does not answer' }],
    [400, {}, { is: 'down', why: 'wompi answered in a way we do not understand' }],
  ])('answered with %d', async (status, body, health) => {
    theWire().get('/v1/transactions').query(probe).reply(status, body)
    expect(await aMerchant().adapter.check(read.signal)).toMatchObject(health)
  })
})
