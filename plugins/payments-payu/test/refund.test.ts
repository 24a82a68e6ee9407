import nock from 'nock'
import { describe, expect, it } from 'vitest'
import { anAdapter, ordersAre, payments, published, recorded, sandbox, write } from './support/payu.ts'

const wanted = {
  reference: 'MAT-2026-000123',
  providerRef: '1400000123',
  amount: 1_850_000,
  reason: 'pago duplicado, año 2026',
}

function anAccountWithRefunds() {
  const { adapter, kit } = anAdapter({ refunds: true })
  const { refunds } = adapter
  if (!refunds) throw new Error('no refunds')
  return { refunds, kit }
}

describe('a refund', () => {
  it('is only offered where the account may', () => {
    expect(anAdapter().adapter).not.toHaveProperty('refunds')
    expect(anAdapter().adapter.supports.refunds).toBe(false)
  })

  it('names the order and its approved transaction, and is not done while a person looks at it', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('orders-tried-again')
    nock(sandbox)
      .post(payments, {
        test: true,
        language: 'es',
        merchant: { apiLogin: published.apiLogin, apiKey: published.apiKey },
        command: 'SUBMIT_TRANSACTION',
        transaction: {
          order: { id: '1400000124' },
          type: 'REFUND',
          reason: 'pago duplicado, ano 2026 (refund:card:7)',
          parentTransactionId: '0b1f9a52-0000-4000-8000-000000000001',
        },
      })
      .reply(200, recorded('refund-pending'))
    const named = { ...wanted, providerRef: '1400000124' }
    const first = await refunds.refund(named, write('refund:card:7'))
    expect(first).toEqual({ ref: '1400000123', done: false })
    expect(await refunds.refund(named, write('refund:card:7'))).toEqual(first)
  })

  it('that PayU approves at once is done', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('order-captured')
    const transactionResponse = { orderId: 1400000123, transactionId: 'b7-refund', state: 'APPROVED' }
    nock(sandbox).post(payments).reply(200, { code: 'SUCCESS', error: null, transactionResponse })
    expect(await refunds.refund(wanted, write('r1'))).toEqual({ ref: 'b7-refund', done: true })
  })

  it('whose answer was lost is never sent again, and adopted once PayU shows it', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('order-captured')
    nock(sandbox)
      .post(payments)
      .replyWithError(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))
    await expect(refunds.refund(wanted, write('r1'))).rejects.toMatchObject({ code: 'unknown-outcome' })
    ordersAre('order-captured')
    await expect(refunds.refund(wanted, write('r1'))).rejects.toMatchObject({ code: 'unknown-outcome' })
    ordersAre('order-refunded')
    expect(await refunds.refund(wanted, write('r1'))).toEqual({
      ref: '0b1f9a52-0000-4000-8000-000000000009',
      done: true,
    })
  })

  it('that PayU refused may be asked for again', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('order-captured')
    nock(sandbox).post(payments).reply(200, { code: 'ERROR', error: 'Too early', transactionResponse: null })
    await expect(refunds.refund(wanted, write('r1'))).rejects.toMatchObject({ code: 'rejected' })
    ordersAre('order-captured')
    nock(sandbox).post(payments).reply(200, recorded('refund-pending'))
    expect(await refunds.refund(wanted, write('r1'))).toMatchObject({ done: false })
  })

  it('asked for twice at once under one key is sent once', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('order-captured')
    ordersAre('order-captured')
    nock(sandbox).post(payments).reply(200, recorded('refund-pending'))
    const ends = await Promise.allSettled([
      refunds.refund(wanted, write('r1')),
      refunds.refund(wanted, write('r1')),
    ])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(ends).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'unknown-outcome' }),
    })
  })

  it('of money that went back under another key is a conflict that names the first', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('order-refunded')
    await expect(refunds.refund(wanted, write('r2'))).rejects.toMatchObject({
      code: 'conflict',
      existing: '0b1f9a52-0000-4000-8000-000000000009',
    })
  })

  it.each([
    ['no-order', wanted, { code: 'not-found' }],
    [
      'order-declined',
      { ...wanted, providerRef: '1400000126' },
      { code: 'rejected', reason: 'the payment is not approved' },
    ],
    ['order-captured', { ...wanted, providerRef: '1400000124' }, { code: 'not-found' }],
    ['order-captured', { ...wanted, amount: 1000 }, { code: 'rejected', field: 'amount' }],
  ])('over %s sends nothing', async (orders, refund, fault) => {
    const { refunds } = anAccountWithRefunds()
    ordersAre(orders)
    await expect(refunds.refund(refund, write('r1'))).rejects.toMatchObject(fault)
  })
})
